import { z } from 'zod';
import type { Part, World } from '../../core/world.ts';
import { merchantCalls } from './merchant-calls.ts';
import { type Switches, shopperCalls } from './shopper-calls.ts';
import { createTransactions } from './transactions.ts';

const TICK_MS = 100;
const USUAL: Switches = { clockSkewSeconds: 0, browserLies: false, noticeFirst: false };

const Input = z
  .object({ clockSkewSeconds: z.number().int(), browserLies: z.boolean(), noticeFirst: z.boolean() })
  .partial();

/**
 * Cards in a window of its own. Beside the provider's interface: POST /sandbox/switches `{ "browserLies": true }` and
 * POST /sandbox/transactions/:id `{ "detail": 8 }`.
 */
export function paymentezPart(world: World): Part {
  const transactions = createTransactions(world);
  const switches = { ...USUAL };
  return {
    name: 'paymentez',
    about: 'Cards in Ecuador: a window of its own over the shop, codes by message, 3-D Secure.',
    tries: [
      ['4111 1111 1111 1111', 'pays'],
      ['4000 0000 0000 0002, …9995, …0069, …0127, …0119', 'declined, no funds, expired, wrong code, error'],
      ['4000 0000 0000 0031', 'a code by message: 012345'],
      ['4000 0000 0000 0036', 'a check by the bank'],
    ],
    state: () => `${transactions.count()} transactions`,
    routes(app) {
      merchantCalls(app, world, transactions, switches);
      shopperCalls(app, world, transactions, switches);
      app.post('/sandbox/switches', async (request, reply) => {
        const input = Input.safeParse(request.body);
        if (!input.success)
          return reply.code(422).send({ message: 'Give clockSkewSeconds, browserLies or noticeFirst.' });
        return Object.assign(switches, input.data);
      });
      app.post<{ Params: { id: string } }>('/sandbox/transactions/:id', async (request, reply) => {
        const found = transactions.findAny(request.params.id);
        const input = z.object({ detail: z.number().int().min(0).max(40) }).safeParse(request.body);
        if (!found || !input.success)
          return reply.code(422).send({ message: 'Give the status_detail it shall have.' });
        transactions.force(found, input.data.detail);
        return { status_detail: found.detail };
      });
      const ticking = setInterval(() => transactions.tick(), TICK_MS);
      ticking.unref();
      app.addHook('onClose', async () => clearInterval(ticking));
    },
    reset() {
      transactions.reset();
      Object.assign(switches, USUAL);
    },
  };
}
