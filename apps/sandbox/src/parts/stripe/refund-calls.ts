import type { FastifyInstance } from 'fastify';
import { metadataIn, textIn } from './intent-calls.ts';
import { newId, type Refund, refundedOf } from './stripe-books.ts';
import type { Call, Counter } from './stripe-call.ts';
import type { Desk } from './stripe-desk.ts';
import { invalid, missing, StripeRefusal } from './stripe-errors.ts';
import { chargeShape, refundShape } from './stripe-shapes.ts';

export function refundCalls(app: FastifyInstance, desk: Desk, { serve }: Counter): void {
  app.post(
    '/v1/refunds',
    serve('refunds.create', (call) => refundShape(refund(desk, call))),
  );
  app.get(
    '/v1/refunds/:id',
    serve('refunds.retrieve', ({ account, id }) => {
      const found = desk.books.refunds.get(id);
      if (found?.site !== account.site) throw missing('refund', id);
      return refundShape(found);
    }),
  );
}

function refund(desk: Desk, { params, account, told }: Call): Refund {
  const intentId = textIn(params, 'payment_intent') ?? '';
  const intent = desk.books.intents.get(intentId);
  const charge = desk.books.charges.get(intent?.latestCharge ?? '');
  if (intent?.site !== account.site) throw missing('payment_intent', intentId);
  if (charge?.status !== 'succeeded')
    throw invalid(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`);
  const left = charge.amount - refundedOf(desk.books, charge.id);
  if (left === 0)
    throw new StripeRefusal(
      400,
      {
        type: 'invalid_request_error',
        code: 'charge_already_refunded',
        message: `Charge ${charge.id} has already been refunded.`,
      },
      true,
    );
  const amount = params.amount === undefined ? left : Number(params.amount);
  if (!Number.isInteger(amount) || amount < 1) throw invalid('Invalid integer', 'amount');
  if (amount > left)
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      'amount',
    );
  const made: Refund = {
    id: newId('re'),
    site: account.site,
    chargeId: charge.id,
    intentId,
    created: desk.now(),
    amount,
    currency: charge.currency,
    metadata: metadataIn(params),
    reason: textIn(params, 'reason'),
    status: told === 'pending' ? 'pending' : 'succeeded',
  };
  if (told === 'decline') made.status = 'failed';
  desk.books.refunds.set(made.id, made);
  desk.announce(account.site, 'refund.created', refundShape(made));
  if (made.status === 'succeeded') bookRefund(desk, made);
  return made;
}

/** The money has left: once per refund. */
export function bookRefund(desk: Desk, refund: Refund): void {
  const charge = desk.books.charges.get(refund.chargeId);
  if (!charge) return;
  desk.world.journal.book({
    provider: 'stripe',
    site: refund.site,
    kind: 'refund',
    txnId: refund.id,
    reference: charge.metadata.attempt_id ?? null,
    amountMinor: refund.amount,
    currency: refund.currency.toUpperCase(),
  });
  desk.announce(refund.site, 'charge.refunded', chargeShape(desk.books, charge, true));
}
