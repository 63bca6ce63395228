import { saveContact } from '@paddock/server/contracts/checkout';
import { readBody, refusal, reply } from '../../../http/reply.server.ts';
import { visitContext } from '../../../request/visit.server.ts';
import { toAddressView } from '../../addresses/load-address-form.server.ts';
import type { Route } from './+types/contact.resource.ts';
import { refuseOtherCart } from './own-cart.server.ts';

/** A guest's contact details and address. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const other = refuseOtherCart(visit, params.code);
  if (other) return other;
  const answer = await visit.call(saveContact, { body: await readBody(request) });
  if (!answer.ok) return refusal(answer);
  const { address } = answer.data;
  return reply({ ...answer.data, address: address && toAddressView(address) });
}
