import { startCheckout } from '@paddock/server/contracts/checkout';
import { refusal, refuseForeign, reply } from '../../../session/own-calls.server.ts';
import { visitContext } from '../../../visit.server.ts';
import { loadAddressForm } from '../../addresses/load-address-form.server.ts';
import { toCheckoutView } from '../checkout-view.server.ts';
import type { Route } from './+types/hold.resource.ts';

/** Holds the bag again while the shopper is busy with it. */
export async function action({ context }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const foreign = refuseForeign(visit);
  if (foreign) return foreign;
  const answer = await visit.call(startCheckout, {});
  if (!answer.ok) return refusal(answer);
  return reply(toCheckoutView(visit, answer.data, await loadAddressForm(visit)));
}
