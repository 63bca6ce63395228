import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { misbehave } from '../../core/misbehave.ts';
import type { World } from '../../core/world.ts';
import { cardFrame, frameScript } from './card-frame.ts';
import type { Checkouts } from './checkouts.ts';

const Submitted = z.object({
  number: z.string().regex(/^\d{13,19}$/),
  brand: z.string().max(20),
  holder: z.string().min(1).max(100),
  expiryMonth: z.string().regex(/^\d\d$/),
  expiryYear: z.string().regex(/^\d{4}$/),
  cvv: z.string().regex(/^\d{3,4}$/),
  shopperResultUrl: z.url({ protocol: /^https?$/ }),
  /** Hidden inputs the merchant put into the widget's form: credit type, instalments. */
  parameters: z.record(z.string(), z.string()).default({}),
});
const PLAYS = ['decline', 'pending', 'wrong_amount', 'wrong_currency'] as const;
const Outcome = z.object({ outcome: z.enum(['pass', 'fail']) });

/** What the widget and the frame with the card fields ask, from the shopper's browser. */
export function shopperCalls(app: FastifyInstance, world: World, checkouts: Checkouts, widget: () => string) {
  app.get('/v1/paymentWidgets.js', async (_request, reply) => {
    if (await misbehave(world.scenarios.take('datafast', 'widget.script', []), reply, () => {})) return reply;
    return reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'no-store')
      .type('text/javascript; charset=utf-8')
      .send(widget());
  });
  app.get('/v1/cardFrame.js', async (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/javascript; charset=utf-8').send(frameScript()),
  );

  app.get('/v1/checkouts/:id/frame', async (request, reply) => {
    const { id } = request.params as { id: string };
    const { locale = 'en', style = 'card' } = request.query as Record<string, string | undefined>;
    const checkout = checkouts.find(id);
    const open = checkout && !checkouts.isOver(checkout) ? checkout : null;
    return reply
      .code(open ? 200 : 404)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(cardFrame(open, locale, style));
  });

  app.post('/v1/checkouts/:id/cards', async (request, reply) => {
    const checkout = checkouts.find((request.params as { id: string }).id);
    const card = Submitted.safeParse(request.body);
    // The journal must not learn what was typed.
    request.body = card.success ? { number: card.data.number, parameters: card.data.parameters } : {};
    if (!checkout || checkouts.isOver(checkout)) return reply.code(404).send({ state: 'expired' });
    if (!card.success) return reply.code(400).send({ state: 'invalid' });
    checkout.shopperResultUrl = card.data.shopperResultUrl;
    const { cvv: _neverKept, shopperResultUrl: _address, parameters: _extra, ...kept } = card.data;
    const behaviour = world.scenarios.take('datafast', 'payments.pay', PLAYS);
    const pay = () => checkouts.pay(checkout, kept, behaviour);
    if (await misbehave(behaviour, reply, pay)) return reply;
    const paid = pay();
    const waits = kept.number === '4200000000000091' && paid.code === '000.200.000';
    return { state: waits ? 'challenge' : 'done', transaction: paid.id, holder: kept.holder };
  });

  app.post('/v1/checkouts/:id/challenges/:transaction', async (request, reply) => {
    const { id, transaction } = request.params as { id: string; transaction: string };
    const answer = Outcome.safeParse(request.body);
    checkouts.advance();
    const waiting = checkouts.transaction(transaction);
    if (!answer.success || !waiting || waiting.checkout.id !== id)
      return reply.code(404).send({ state: 'expired' });
    if (waiting.code === '000.200.000') {
      const success = waiting.checkout.parameters.testMode ? '000.100.110' : '000.000.000';
      checkouts.finish(waiting, answer.data.outcome === 'pass' ? success : '100.380.401');
    }
    return { state: 'done' };
  });
}
