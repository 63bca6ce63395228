import { placeOrder, quoteFulfillment, saveContact, startCheckout } from '@paddock/server/contracts/checkout';
import { registerPayment, registerResult, submitCardForm } from '@paddock/server/contracts/payments';
import { resendOrderLink } from '@paddock/server/contracts/proofs';
import { idempotencyHeaderOf, readBody, refusal, reply } from '../../http/reply.server.ts';
import { loadAddressForm, saveAddress, toAddressView } from '../addresses/load-address-form.server.ts';
import { endOrderedCart } from '../cart/cart.server.ts';
import { answerFrom, checkoutToken, keyOf, ofOwnCart, withOwnAddresses } from './checkout-call.server.ts';
import { toCheckoutView, toQuoteView } from './checkout-view.server.ts';

/** What the pages of the checkout do, by path. */
export const action = answerFrom({
  // Renews the hold of the cart's units while the shopper is active.
  'checkout/:code/hold': ofOwnCart(async ({ visit }) => {
    const answer = await visit.call(startCheckout, {});
    if (!answer.ok) return refusal(answer);
    return reply(toCheckoutView(visit, answer.data, await loadAddressForm(visit)));
  }),
  // A guest's contact details and address.
  'checkout/:code/contact': ofOwnCart(async ({ visit, request }) => {
    const answer = await visit.call(saveContact, { body: await readBody(request) });
    if (!answer.ok) return refusal(answer);
    const { address } = answer.data;
    return reply({ ...answer.data, address: address && toAddressView(address) });
  }),
  // A customer's addresses without leaving the checkout.
  'checkout/:code/addresses/:id?': ofOwnCart(({ visit, request, params }) =>
    saveAddress(visit, request, params.id),
  ),
  // Price and date of a delivery method; the api stores the choice with the cart.
  'checkout/:code/delivery': ofOwnCart(async ({ visit, request }) => {
    const answer = await visit.call(quoteFulfillment, { body: await readBody(request) });
    return answer.ok ? reply(toQuoteView(visit, answer.data)) : refusal(answer);
  }),
  // Makes the order and says which panel takes the payment. The browser names the press, so that twice is once.
  'checkout/:code/order': ofOwnCart(async ({ visit, request }) => {
    const answer = await visit.call(placeOrder, {
      body: await readBody(request),
      headers: idempotencyHeaderOf(request),
    });
    if (!answer.ok) return refusal(answer);
    return reply({ ...answer.data, post: withOwnAddresses(answer.data.post, visit) });
  }),
  // A panel reports that the shopper has paid, or how the order will be paid.
  'checkout/:code/attempts/:attempt': async ({ visit, request, params: { code, attempt } }) => {
    const answer = await visit.call(registerPayment, {
      params: { code, attempt },
      body: await readBody(request),
      headers: { ...idempotencyHeaderOf(request), 'x-checkout-token': checkoutToken(request) },
    });
    if (!answer.ok) return refusal(answer);
    await endOrderedCart(visit);
    return reply(answer.data);
  },
  // The card panel says under which id the provider accepted it; the api asks the provider itself.
  'checkout/:code/attempts/:attempt/results/:id': async ({ visit, request, params }) => {
    const { code, attempt, id } = params;
    const answer = await visit.call(registerResult, {
      params: { code, attempt, id },
      body: await readBody(request),
      headers: idempotencyHeaderOf(request),
    });
    if (!answer.ok) return refusal(answer);
    await endOrderedCart(visit);
    return reply(answer.data);
  },
  // The payer's details, before the provider's own card form.
  'checkout/:code/attempts/:attempt/form': async ({ visit, request, params: { code, attempt } }) => {
    const answer = await visit.call(submitCardForm, {
      params: { code, attempt },
      body: await readBody(request),
      headers: idempotencyHeaderOf(request),
    });
    return answer.ok ? reply(withOwnAddresses(answer.data, visit)) : refusal(answer);
  },
  // Mails the link of a registered order again; the order's own visitor or a mailed key may ask.
  'checkout/:code/confirm-email': async ({ visit, params: { code } }) => {
    const key = keyOf(visit);
    const answer = await visit.call(resendOrderLink, { params: { code }, query: key ? { key } : {} });
    return answer.ok ? reply(answer.data) : refusal(answer);
  },
});
