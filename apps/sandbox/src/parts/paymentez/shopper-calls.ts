import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { browserScript } from '../../core/browser-script.ts';
import { kindOf, passesLuhn } from '../../core/card-shape.browser.ts';
import { misbehave } from '../../core/misbehave.ts';
import type { World } from '../../core/world.ts';
import { checkoutPage } from './checkout-page.ts';
import { fateOf, USUAL_FATE } from './test-cards.ts';
import type { Transaction } from './transaction.ts';
import type { Transactions } from './transactions.ts';

const Card = z.object({
  number: z.string().regex(/^\d{13,19}$/),
  expiry: z.string().regex(/^\d{4}$/),
  cvc: z.string().regex(/^\d{3,4}$/),
  name: z.string().trim().min(2).max(60),
});
const Step = z.object({ transaction: z.string(), type: z.enum(['BY_OTP', 'BY_CRES']), value: z.string() });

export interface Switches {
  clockSkewSeconds: number;
  /** The window tells the shop's page success whatever happened. */
  browserLies: boolean;
  /** The window waits so long that the notice is there first. */
  noticeFirst: boolean;
}
type Params = { Params: { reference: string }; Querystring: { locale?: string } };

/** What browsers ask: the script, and the window it opens. */
export function shopperCalls(
  app: FastifyInstance,
  world: World,
  transactions: Transactions,
  switches: Switches,
) {
  const script = browserScript(new URL('./paymentez.browser.ts', import.meta.url));
  const page = browserScript(new URL('./checkout.browser.ts', import.meta.url));
  const js = 'text/javascript; charset=utf-8';
  app.get('/ccapi/sdk/payment_checkout_3.2.0.min.js', async (_request, reply) => reply.type(js).send(script));
  app.get('/checkout/checkout.js', async (_request, reply) => reply.type(js).send(page));
  app.get<Params>('/checkout/:reference', async ({ params, query }, reply) => {
    const reference = transactions.findReference(params.reference);
    return reply
      .header('content-security-policy', "default-src 'self'; style-src 'unsafe-inline'; frame-ancestors *")
      .code(reference ? 200 : 404)
      .type('text/html; charset=utf-8')
      .send(
        checkoutPage(reference && !transactions.isPaid(reference) ? reference : null, query.locale ?? 'es'),
      );
  });

  /** As the window hands it to the shop's page. */
  const told = async (one: Transaction) => {
    if (switches.noticeFirst) await sleep(NOTICE_MS);
    const [status, detail] = switches.browserLies
      ? (['success', 3] as const)
      : ([one.status, one.detail] as const);
    return { transaction: { id: one.id, status, status_detail: detail, carrier_code: one.carrier } };
  };

  app.post<Params>('/checkout/:reference/cards', async ({ params, body }, reply) => {
    const reference = transactions.findReference(params.reference);
    if (!reference || transactions.isPaid(reference)) return reply.code(410).send(problem('expired'));
    const card = Card.safeParse(body);
    const fate = card.success ? fateOf(card.data.number) : undefined;
    if (!card.success || (!fate && !passesLuhn(card.data.number)))
      return reply.code(400).send(problem('card'));
    const { number, name } = card.data;
    const shown = {
      bin: number.slice(0, 6),
      last4: number.slice(-4),
      holder: name,
      type: TYPES[kindOf(number).brand] ?? 'vi',
    };
    const behaviour = world.scenarios.take('paymentez', 'checkout.pay', PLAYS);
    const pay = () => transactions.pay(reference, shown, fate ?? USUAL_FATE, behaviour);
    if (await misbehave(behaviour, reply, pay)) return reply;
    return told(pay());
  });
  app.post<Params>('/checkout/:reference/verify', async ({ params, body }, reply) => {
    const step = Step.safeParse(body);
    const one = step.success ? transactions.findAny(step.data.transaction) : undefined;
    if (!step.success || one?.reference.id !== params.reference)
      return reply.code(404).send(problem('unknown'));
    if (!transactions.verify(one, step.data.type, step.data.value))
      return reply.code(409).send(problem('over'));
    return told(one);
  });
}

const NOTICE_MS = 800;
const PLAYS = ['decline', 'pending', 'wrong_amount', 'wrong_currency'] as const;
const TYPES: Record<string, string> = {
  visa: 'vi',
  mastercard: 'mc',
  amex: 'ax',
  diners: 'di',
  discover: 'dc',
};
const problem = (type: string) => ({ error: { type, help: '', description: '' } });
