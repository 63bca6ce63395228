import { z } from 'zod';
import type { Part, World } from '../../core/world.ts';
import { createCardTokens } from './card-tokens.ts';
import { merchantCalls } from './merchant-calls.ts';
import { createMerchantDoor } from './merchant-door.ts';
import { createPayments } from './payments.ts';
import { shopperCalls } from './shopper-calls.ts';

const TICK_MS = 100;
const USUAL = { wrongCode: 'E302', searchLags: false };

const Switches = z.object({ wrongCode: z.enum(['E302', 'E203']), searchLags: z.boolean() }).partial();
const Force = z.union([
  z.strictObject({ status: z.enum(['approved', 'rejected', 'cancelled']), detail: z.string() }),
  z.strictObject({ dispute: z.enum(['in_process', 'settled', 'reimbursed']) }),
]);

/**
 * Payments by card token. Beside the provider's own interface: POST /sandbox/switches `{ "wrongCode": "E203" }`, `{ "searchLags": true }` and
 * POST /sandbox/payments/:id `{ "status", "detail" }` or `{ "dispute" }`.
 */
export function mercadopagoPart(world: World): Part {
  const tokens = createCardTokens(world.clock);
  const payments = createPayments(world);
  const switches = { ...USUAL };
  const door = createMerchantDoor(world);
  return {
    name: 'mercadopago',
    about:
      'Cards in Argentina: tokens from fields of its own, installments, 3-D Secure. The name APRO, CONT, FUND … decides.',
    tries: [
      ['4509 9535 6623 3704, name APRO', 'pays; asks for the bank first'],
      ['name CONT', 'two minutes under review, then paid'],
      ['name FUND, SECU, EXPI, CARD, OTHE …', 'declined, each with its reason'],
      ['3711 803032 57522', 'American Express: no bank to choose, four figures of code'],
      ['5483 9281 6457 4623, 5361 9568 0611 7557', '3-D Secure; 3-D Secure that always fails'],
    ],
    state: () => `${payments.list('ar').length} payments`,
    routes(app) {
      merchantCalls(app, door, tokens, payments, switches);
      shopperCalls(app, world, tokens, payments, switches);
      app.post('/sandbox/switches', async (request) => Object.assign(switches, Switches.parse(request.body)));
      app.post<{ Params: { id: string } }>('/sandbox/payments/:id', async (request, reply) => {
        const payment = payments.findAny(request.params.id);
        const input = Force.safeParse(request.body);
        if (!payment || !input.success)
          return reply.code(422).send({ message: 'Give status and detail, or dispute.' });
        if ('dispute' in input.data) payments.dispute(payment, input.data.dispute);
        else payments.change(payment, input.data.status, input.data.detail);
        return { status: payment.status };
      });
      const ticking = setInterval(() => payments.tick(), TICK_MS);
      ticking.unref();
      app.addHook('onClose', async () => clearInterval(ticking));
    },
    reset() {
      tokens.reset();
      payments.reset();
      door.reset();
      Object.assign(switches, USUAL);
    },
  };
}
