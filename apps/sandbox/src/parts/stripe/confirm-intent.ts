import type { Behaviour } from '../../core/scenarios.ts';
import { type Charge, type Intent, type Method, newId } from './stripe-books.ts';
import { type Decline, GENERIC_DECLINE, NOT_AUTHENTICATED } from './stripe-cards.ts';
import type { Desk } from './stripe-desk.ts';
import { StripeRefusal } from './stripe-errors.ts';
import { intentShape, methodShape } from './stripe-shapes.ts';

const CONFIRMABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

export function unexpectedState(desk: Desk, intent: Intent, input: string) {
  return new StripeRefusal(
    400,
    {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message: `You cannot ${input} this PaymentIntent because it has a status of ${intent.status}.`,
      payment_intent: intentShape(desk.books, intent),
    },
    true,
  );
}

/** Charges the card, asks its bank first, or throws the decline. */
export function confirmIntent(desk: Desk, intent: Intent, method: Method, told: Behaviour | null): void {
  if (!CONFIRMABLE.includes(intent.status)) throw unexpectedState(desk, intent, 'confirm');
  intent.methodId = method.id;
  intent.lastError = null;
  intent.twist = told === 'wrong_amount' || told === 'wrong_currency' ? told : null;
  if (told === 'decline') decline(desk, intent, method, GENERIC_DECLINE);
  if (told === 'pending') {
    intent.status = 'processing';
    desk.announce(intent.site, 'payment_intent.processing', intentShape(desk.books, intent));
    return;
  }
  if (method.fate.challenge) {
    intent.status = 'requires_action';
    desk.announce(intent.site, 'payment_intent.requires_action', intentShape(desk.books, intent));
    return;
  }
  charge(desk, intent, method);
}

/** The bank has answered. A decline is only stored: no call waits for it. */
export function finishChallenge(desk: Desk, intent: Intent, passed: boolean): void {
  const method = desk.books.methods.get(intent.methodId ?? '');
  if (intent.status !== 'requires_action' || !method) return;
  settleQuietly(() =>
    passed ? charge(desk, intent, method) : decline(desk, intent, method, NOT_AUTHENTICATED),
  );
}

/** What was processing ends, well or not. */
export function endProcessing(desk: Desk, intent: Intent, paid: boolean): void {
  const method = desk.books.methods.get(intent.methodId ?? '');
  if (intent.status !== 'processing' || !method) return;
  settleQuietly(() =>
    paid ? capture(desk, intent, method) : decline(desk, intent, method, GENERIC_DECLINE),
  );
}

function settleQuietly(step: () => void) {
  try {
    step();
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
  }
}

function charge(desk: Desk, intent: Intent, method: Method) {
  if (method.fate.decline) decline(desk, intent, method, method.fate.decline);
  capture(desk, intent, method);
}

function capture(desk: Desk, intent: Intent, method: Method) {
  const wrong = intent.currency === 'usd' ? 'eur' : 'usd';
  const made = addCharge(desk, intent, method, {
    amount: intent.twist === 'wrong_amount' ? Math.max(1, intent.amount - 100) : intent.amount,
    currency: intent.twist === 'wrong_currency' ? wrong : intent.currency,
    status: 'succeeded',
    failure: null,
  });
  intent.status = 'succeeded';
  intent.lastError = null;
  desk.world.journal.book({
    provider: 'stripe',
    site: intent.site,
    kind: 'charge',
    txnId: made.id,
    reference: intent.metadata.attempt_id ?? null,
    amountMinor: made.amount,
    currency: made.currency.toUpperCase(),
  });
  desk.announce(intent.site, 'payment_intent.succeeded', intentShape(desk.books, intent));
}

function decline(desk: Desk, intent: Intent, method: Method, why: Decline): never {
  const failed = addCharge(desk, intent, method, {
    amount: intent.amount,
    currency: intent.currency,
    status: 'failed' as const,
    failure: { code: why.code, message: why.message },
  });
  intent.status = 'requires_payment_method';
  intent.methodId = null;
  const error = {
    type: why === NOT_AUTHENTICATED ? 'invalid_request_error' : 'card_error',
    ...why,
    charge: failed.id,
    payment_method: methodShape(method),
  };
  intent.lastError = error;
  desk.announce(intent.site, 'payment_intent.payment_failed', intentShape(desk.books, intent));
  throw new StripeRefusal(402, { ...error, payment_intent: intentShape(desk.books, intent) }, true);
}

function addCharge(
  desk: Desk,
  intent: Intent,
  method: Method,
  made: Pick<Charge, 'amount' | 'currency' | 'status' | 'failure'>,
): Charge {
  const id = newId('ch');
  const charge: Charge = {
    id,
    site: intent.site,
    intentId: intent.id,
    created: desk.now(),
    method,
    disputed: false,
    metadata: { ...intent.metadata },
    ...made,
  };
  desk.books.charges.set(id, charge);
  intent.latestCharge = id;
  return charge;
}
