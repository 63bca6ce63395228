import { createAddress, deleteAddress, updateAddress } from '@paddock/server/contracts/addresses';
import { idempotencyHeaderOf, readBody, refusal, reply } from '../../http/reply.server.ts';
import type { Visit } from '../../request/visit.server.ts';
import { toAddressView } from './address-lines.server.ts';

/** POST a new address, PUT or DELETE one of the customer's own, from the account or the checkout. */
export async function saveAddress(visit: Visit, request: Request, named: string | undefined) {
  const id = Number(named);
  if (request.method === 'DELETE') {
    const answer = await visit.call(deleteAddress, { params: { id } });
    return answer.ok ? reply(null) : refusal(answer);
  }
  const body = await readBody(request);
  const answer =
    request.method === 'PUT'
      ? await visit.call(updateAddress, { params: { id }, body })
      : await visit.call(createAddress, { body, headers: idempotencyHeaderOf(request) });
  return answer.ok ? reply(toAddressView(answer.data)) : refusal(answer);
}
