import { createAddress, deleteAddress, updateAddress } from '@paddock/server/contracts/addresses';
import { keyOf, readBody, refusal, refuseForeign, reply } from '../../../session/own-calls.server.ts';
import { visitContext } from '../../../visit.server.ts';
import type { Route } from './+types/addresses.resource.ts';

/** A customer's addresses without leaving the checkout: POST a new one, PUT or DELETE one of his. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const foreign = refuseForeign(visit);
  if (foreign) return foreign;
  const id = Number(params.id);
  const answer =
    request.method === 'DELETE'
      ? await visit.call(deleteAddress, { params: { id } })
      : request.method === 'PUT'
        ? await visit.call(updateAddress, { params: { id }, body: await readBody(request) })
        : await visit.call(createAddress, { body: await readBody(request), headers: keyOf(request) });
  return answer.ok ? reply(answer.data) : refusal(answer);
}
