import { showPage } from '@paddock/server/contracts/pages';
import { listPaymentMethods } from '@paddock/server/contracts/payments';
import { forwardFile, refusal, reply } from '../../http/reply.server.ts';
import type { Visit } from '../../request/visit.server.ts';
import { eventStream } from '../event-stream/event-stream.server.ts';
import { answerFrom, keyOf, ofOwnCart } from './checkout-call.server.ts';

const CODE = /^[0-9A-Z]{8,32}$/;
const withKey = (visit: Visit) => {
  const key = keyOf(visit);
  return key ? `?${new URLSearchParams({ key })}` : '';
};

/** What the pages of the checkout read, by path. */
export const loader = answerFrom({
  'checkout/methods-page': async ({ visit }) => {
    const answer = await visit.call(showPage, { params: { slug: 'payments-method-modal' }, query: {} });
    return answer.ok ? reply(answer.data) : refusal(answer);
  },
  'checkout/:code/methods': ofOwnCart(async ({ visit }) => {
    const answer = await visit.call(listPaymentMethods, {});
    return answer.ok ? reply(answer.data) : refusal(answer);
  }),
  // To who may see the order.
  'checkout/:code/invoice': async ({ visit, params: { code } }) =>
    CODE.test(code)
      ? forwardFile(await visit.file(`/api/front/sales-orders/${code}/invoice${withKey(visit)}`))
      : new Response(null, { status: 404 }),
  // How the order stands, told as it happens.
  'checkout/:code/events': ({ visit, params: { code } }) =>
    eventStream(visit, `/api/front/sales-orders/${encodeURIComponent(code)}/events${withKey(visit)}`),
});
