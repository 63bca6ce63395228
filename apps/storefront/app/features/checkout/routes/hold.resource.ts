import { startCheckout } from '@paddock/server/contracts/checkout';
import { refusal, reply } from '../../../http/reply.server.ts';
import { visitContext } from '../../../request/visit.server.ts';
import { loadAddressForm } from '../../addresses/load-address-form.server.ts';
import { toCheckoutView } from '../checkout-view.server.ts';
import type { Route } from './+types/hold.resource.ts';
import { refuseOtherCart } from './own-cart.server.ts';

/** Renews the hold of the cart's units while the shopper is active. */
export async function action({ context, params }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const other = refuseOtherCart(visit, params.code);
  if (other) return other;
  const answer = await visit.call(startCheckout, {});
  if (!answer.ok) return refusal(answer);
  return reply(toCheckoutView(visit, answer.data, await loadAddressForm(visit)));
}
