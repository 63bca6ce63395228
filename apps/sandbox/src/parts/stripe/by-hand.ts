import type { FastifyInstance } from 'fastify';
import { challengePage, readableAmount } from '../../core/frames.ts';
import { endProcessing, finishChallenge } from './confirm-intent.ts';
import { bookRefund } from './refund-calls.ts';
import { type Intent, newId } from './stripe-books.ts';
import type { Desk } from './stripe-desk.ts';
import { chargeShape, disputeShape, refundShape } from './stripe-shapes.ts';

type WithId = { Params: { id: string }; Body: Record<string, unknown> | null };
const WHOLE = new Set(['jpy', 'vnd', 'krw', 'clp']);

/** The bank's page, and what people or tests make happen behind Stripe's counter. */
export function byHand(app: FastifyInstance, desk: Desk): void {
  const intentOf = (id: string): Intent | undefined => desk.books.intents.get(id);

  app.get<WithId & { Querystring: { client_secret?: string } }>('/3ds/:id', async (request, reply) => {
    const intent = intentOf(request.params.id);
    if (intent?.clientSecret !== request.query.client_secret || !intent) return reply.code(404).send();
    const major = WHOLE.has(intent.currency) ? intent.amount : intent.amount / 100;
    return reply.type('text/html; charset=utf-8').send(
      challengePage({
        merchant: 'Paddock',
        amount: readableAmount(major, intent.currency.toUpperCase()),
        answerUrl: `/3ds/${intent.id}?client_secret=${intent.clientSecret}`,
      }),
    );
  });
  app.post<WithId & { Querystring: { client_secret?: string } }>('/3ds/:id', async (request, reply) => {
    const intent = intentOf(request.params.id);
    if (intent?.clientSecret !== request.query.client_secret || !intent) return reply.code(404).send();
    finishChallenge(desk, intent, request.body?.outcome === 'complete');
    return { status: intent.status };
  });

  app.post<WithId>('/sandbox/payment_intents/:id', async ({ params, body }, reply) => {
    const intent = intentOf(params.id);
    if (!intent) return reply.code(404).send();
    endProcessing(desk, intent, body?.to === 'succeeded');
    return { status: intent.status };
  });
  app.post<WithId>('/sandbox/payment_intents/:id/dispute', async ({ params, body }, reply) => {
    const charge = desk.books.charges.get(intentOf(params.id)?.latestCharge ?? '');
    if (charge?.status !== 'succeeded') return reply.code(404).send();
    return disputeShape(dispute(desk, charge.id, String(body?.status ?? 'needs_response')));
  });
  app.post<WithId>('/sandbox/refunds/:id', async ({ params, body }, reply) => {
    const refund = desk.books.refunds.get(params.id);
    if (refund?.status !== 'pending') return reply.code(404).send();
    refund.status = body?.to === 'succeeded' ? 'succeeded' : 'failed';
    desk.announce(
      refund.site,
      refund.status === 'failed' ? 'refund.failed' : 'refund.updated',
      refundShape(refund),
    );
    if (refund.status === 'succeeded') bookRefund(desk, refund);
    return refundShape(refund);
  });
}

function dispute(desk: Desk, chargeId: string, status: string) {
  const charge = desk.books.charges.get(chargeId);
  if (!charge) throw new RangeError(chargeId);
  const open = [...desk.books.disputes.values()].find((one) => one.chargeId === chargeId);
  const found = open ?? {
    id: newId('dp'),
    site: charge.site,
    chargeId,
    intentId: charge.intentId,
    created: desk.now(),
    amount: charge.amount,
    currency: charge.currency,
    status,
  };
  found.status = status;
  charge.disputed = true;
  desk.books.disputes.set(found.id, found);
  if (!open)
    desk.world.journal.book({
      provider: 'stripe',
      site: charge.site,
      kind: 'chargeback',
      txnId: found.id,
      reference: charge.metadata.attempt_id ?? null,
      amountMinor: found.amount,
      currency: found.currency.toUpperCase(),
    });
  const type = open ? 'charge.dispute.closed' : 'charge.dispute.created';
  desk.announce(charge.site, type, { ...disputeShape(found), charge: chargeShape(desk.books, charge).id });
  return found;
}
