import { saveContact } from '@paddock/server/contracts/checkout';
import { readBody, refusal, refuseForeign, reply } from '../../../session/own-calls.server.ts';
import { visitContext } from '../../../visit.server.ts';
import { toAddressView } from '../../addresses/address-lines.server.ts';
import type { Route } from './+types/contact.resource.ts';

/** Who a guest is, and where to. */
export async function action({ request, context }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const foreign = refuseForeign(visit);
  if (foreign) return foreign;
  const answer = await visit.call(saveContact, { body: await readBody(request) });
  if (!answer.ok) return refusal(answer);
  const { address } = answer.data;
  return reply({ ...answer.data, address: address && toAddressView(address) });
}
