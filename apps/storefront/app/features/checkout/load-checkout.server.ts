import { startCheckout } from '@paddock/server/contracts/checkout';
import { listPaymentMethods, type PaymentMethod } from '@paddock/server/contracts/payments';
import { redirect } from 'react-router';
import { pageError } from '../../frame/page-error.server.ts';
import { readPastCarts } from '../../request/cookies.server.ts';
import { authPath, type Visit } from '../../request/visit.server.ts';
import { loadAddressForm } from '../addresses/load-address-form.server.ts';
import { loadCart } from '../cart/cart.server.ts';
import { issueCart } from '../cart/cart-cookie.server.ts';
import type { CartView } from '../cart/cart-view.ts';
import { guaranteeOf } from '../guarantee/guarantee.server.ts';
import type { GuaranteeView } from '../guarantee/guarantee-notice.tsx';
import { rememberWantedPage } from '../session/redirect-cookie.server.ts';
import { ensureDevice } from '../session/visitor-cookies.server.ts';
import { uuidOfCart } from './checkout-call.server.ts';
import { toCheckoutView } from './checkout-view.server.ts';
import type { CheckoutView } from './checkout-view.ts';

export type LoadedCheckout =
  | {
      state: 'open';
      checkout: CheckoutView;
      /** Only where the page begins with the payment; else they are loaded at the end of the first step. */
      paymentMethods: PaymentMethod[];
      friendlyErrors: boolean;
      /** Null outside of the European Union. */
      guarantee: GuaranteeView | null;
      loadedAt: number;
    }
  | { state: 'gone'; cart: CartView }
  /** Too much is held for this visitor already, or the api says no for a reason of its own. */
  | { state: 'refused'; message: string; mustSignIn: boolean };

/** Takes the hold; a visitor without a cart to check out is redirected. */
export async function loadCheckout(visit: Visit, code: string): Promise<LoadedCheckout> {
  const base = authPath(visit.segment);
  if (uuidOfCart(visit) !== code) {
    // What was in a past cart is ordered already: show that. Any other URL leads to the visitor's own cart.
    const isPast = readPastCarts(visit.cookies).some((pair) => pair.includes(`_${code}.`));
    throw redirect(isPast ? `${base}/checkout/result` : `${base}/bag`);
  }
  ensureDevice(visit);
  const answer = await visit.call(startCheckout, {});
  if (answer.ok) {
    const { paying } = answer.data;
    if (paying) throw redirect(`${base}/checkout/${paying.code}/result`);
    if (answer.data.items.length === 0) throw redirect(`${base}/bag`);
    if (!answer.data.signed_in && !answer.data.guest_checkout) return askToSignIn(visit);
    const settings = visit.site?.settings as { friendlyPaymentErrors?: unknown } | undefined;
    const friendlyErrors = settings?.friendlyPaymentErrors === true;
    const isDelivered = answer.data.delivery?.shipment?.selected === true;
    const [form, paymentMethods] = await Promise.all([
      loadAddressForm(visit),
      isDelivered ? loadPaymentMethods(visit) : [],
    ]);
    const checkout = toCheckoutView(visit, answer.data, form);
    const guarantee = guaranteeOf(visit);
    return { state: 'open', checkout, paymentMethods, friendlyErrors, guarantee, loadedAt: Date.now() };
  }
  if (answer.code === 'units_unavailable') {
    const cart = await loadCart(visit);
    if (cart.items.some((item) => item.unavailable)) return { state: 'gone', cart };
    throw redirect(`${base}/bag`);
  }
  // Many unpaid units are kept for this network: a captcha and a confirmed e-mail address lead on.
  if (answer.code === 'proof_required') throw redirect(`${base}/bag/confirm`);
  // This cart is already ordered: show the order.
  if (answer.code === 'cart_closed') throw redirect(`${base}/checkout/result`);
  // The key is not this cart's, or a customer has it: nothing of it is shown, and the visitor gets another.
  if (answer.code === 'forbidden') {
    issueCart(visit);
    throw redirect(`${base}/bag`);
  }
  if (answer.status === 0 || answer.status >= 500) throw pageError('unavailable', 503);
  if ([403, 409, 429].includes(answer.status)) {
    return { state: 'refused', message: answer.message, mustSignIn: false };
  }
  throw redirect(`${base}/bag`);
}

/** With the page, so that the choices below do not move when the methods arrive. The browser asks again for none. */
async function loadPaymentMethods(visit: Visit): Promise<PaymentMethod[]> {
  const answer = await visit.call(listPaymentMethods, {});
  return answer.ok ? answer.data : [];
}

/** Some sites sell to customers only (H-05); the sign-in returns here. */
function askToSignIn(visit: Visit): LoadedCheckout {
  rememberWantedPage(visit);
  return { state: 'refused', message: '', mustSignIn: true };
}
