import { browserScript } from '../../core/browser-script.ts';
import { frameRoutes } from '../../core/frames.ts';
import type { Part, World } from '../../core/world.ts';
import { byHand } from './by-hand.ts';
import { intentCalls } from './intent-calls.ts';
import { listCalls } from './list-calls.ts';
import { refundCalls } from './refund-calls.ts';
import { createCounter } from './stripe-call.ts';
import { createDesk } from './stripe-desk.ts';

const TRIES = [
  ['4242 4242 4242 4242', 'pays'],
  ['4000 0000 0000 0002', 'declined'],
  ['4000 0000 0000 9995', 'no funds'],
  ['4000 0000 0000 0069, …0127, …0119', 'expired, wrong code, error'],
  ['4000 0027 6000 3184', '3-D Secure'],
  ['4000 0082 6000 3178', '3-D Secure, then no funds'],
] as const;

/** Cards by PaymentIntents. `scenarios` knows its calls as "payment_intents.create", "refunds.create" and so on. */
export function stripePart(world: World): Part {
  const desk = createDesk(world);
  const counter = createCounter(desk);
  const script = browserScript(new URL('./stripe.browser.ts', import.meta.url));
  return {
    name: 'stripe',
    about: 'Stripe: PaymentIntents, hosted card field, 3-D Secure, refunds, signed events.',
    tries: TRIES,
    state() {
      const paid = [...desk.books.intents.values()].filter((intent) => intent.status === 'succeeded').length;
      return `${desk.books.intents.size} intents, ${paid} paid, ${desk.books.refunds.size} refunds`;
    },
    routes(app) {
      app.addHook('onRequest', async (request, reply) => {
        reply.header('access-control-allow-origin', '*');
        if (request.method !== 'OPTIONS') return;
        reply.header('access-control-allow-methods', 'GET, POST');
        reply.header('access-control-allow-headers', 'authorization, content-type, stripe-version');
        return reply.code(204).send();
      });
      app.get('/endive/stripe.js', async (_request, reply) => reply.type('text/javascript').send(script));
      frameRoutes(app);
      intentCalls(app, desk, counter);
      refundCalls(app, desk, counter);
      listCalls(app, desk, counter);
      byHand(app, desk);
    },
    reset() {
      desk.books.reset();
      counter.reset();
    },
  };
}
