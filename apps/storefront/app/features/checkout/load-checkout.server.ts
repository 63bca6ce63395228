import { startCheckout } from '@paddock/server/contracts/checkout';
import { redirect } from 'react-router';
import { loadBag } from '../../session/bag.server.ts';
import { rememberWantedPage } from '../../session/redirect-cookie.server.ts';
import type { Bag } from '../../session/session.ts';
import { pageError } from '../../shell/page-error.server.ts';
import { authPath, type Visit } from '../../visit.server.ts';
import { loadAddressForm } from '../addresses/load-address-form.server.ts';
import { toCheckoutView } from './checkout-view.server.ts';
import type { CheckoutView } from './checkout-view.ts';

export type LoadedCheckout =
  | { state: 'open'; checkout: CheckoutView; friendlyErrors: boolean }
  | { state: 'gone'; bag: Bag }
  /** Too much is held for this visitor already, or the api says no for a reason of its own. */
  | { state: 'refused'; message: string; mustSignIn: boolean };

/** Takes the hold; whoever has nothing to check out here is led to where he can go on. */
export async function loadCheckout(visit: Visit, code: string): Promise<LoadedCheckout> {
  const base = authPath(visit.segment);
  // Only one's own bag can be checked out; an old or foreign address leads to the bag one has.
  if (visit.cartId?.split('_')[1] !== code) throw redirect(`${base}/bag`);
  const answer = await visit.call(startCheckout, {});
  if (answer.ok) {
    const { paying } = answer.data;
    if (paying) throw redirect(`${base}/checkout/${paying.code}/result`);
    if (answer.data.items.length === 0) throw redirect(`${base}/bag`);
    if (!answer.data.signed_in && !answer.data.guest_checkout) return askToSignIn(visit);
    const settings = visit.site?.settings as { friendlyPaymentErrors?: unknown } | undefined;
    const friendlyErrors = settings?.friendlyPaymentErrors === true;
    const form = await loadAddressForm(visit);
    return { state: 'open', checkout: toCheckoutView(visit, answer.data, form), friendlyErrors };
  }
  if (answer.code === 'units_unavailable') {
    const bag = await loadBag(visit);
    if (bag.items.some((item) => item.unavailable)) return { state: 'gone', bag };
    throw redirect(`${base}/bag`);
  }
  // What was in this bag is ordered already: show that.
  if (answer.code === 'cart_closed') throw redirect(`${base}/checkout/result`);
  if (answer.status === 0 || answer.status >= 500) throw pageError('unavailable', 503);
  if ([403, 409, 429].includes(answer.status)) {
    return { state: 'refused', message: answer.message, mustSignIn: false };
  }
  throw redirect(`${base}/bag`);
}

/** Some sites sell to customers only (H-05); after signing in he is brought back here. */
function askToSignIn(visit: Visit): LoadedCheckout {
  rememberWantedPage(visit);
  return { state: 'refused', message: '', mustSignIn: true };
}
