import type { Behaviour } from '../../core/scenarios.ts';
import type { World } from '../../core/world.ts';
import { postNotice } from './post-notice.ts';
import { type CardFate, RIGHT_OTP } from './test-cards.ts';
import type { Transaction } from './transaction.ts';

const SHOPPER_MS = 5 * 60_000;
const SLOW_MS = 2 * 60_000;
const PAID = 3;

function book(
  world: World,
  one: Transaction,
  { kind, txnId, amountMinor }: { kind: 'charge' | 'refund'; txnId: string; amountMinor: number },
) {
  world.journal.book({
    provider: 'paymentez',
    site: one.reference.site,
    kind,
    txnId,
    amountMinor,
    reference: one.reference.devReference,
    currency: one.currency,
  });
}

function move(
  world: World,
  one: Transaction,
  status: Transaction['status'],
  detail: number,
  carrier = one.carrier,
) {
  one.status = status;
  one.detail = detail;
  one.carrier = carrier;
  one.dueAt = null;
  if (detail === PAID && !one.paidAt) {
    one.paidAt = world.clock.now();
    book(world, one, { kind: 'charge', txnId: one.id, amountMinor: one.amountMinor });
  }
  if (status !== 'pending') postNotice(world, one);
}

/** What the card's bank answers to a new transaction, unless the scenario decides otherwise. */
export function answerPayment(world: World, one: Transaction, fate: CardFate, behaviour: Behaviour | null) {
  const now = world.clock.now().getTime();
  if (behaviour === 'decline') move(world, one, 'failure', 9, '05');
  else if (behaviour === 'pending') one.dueAt = now + SLOW_MS;
  else if (fate.step === 'done') move(world, one, fate.detail === PAID ? 'success' : 'failure', fate.detail);
  else {
    one.detail = fate.detail;
    one.dueAt = now + SHOPPER_MS;
  }
}

/** The shopper's code or the result of the bank's check. */
export function verifyTransaction(world: World, one: Transaction, type: string, value: string): boolean {
  if (one.detail === 31 && type === 'BY_OTP')
    if (value === RIGHT_OTP) move(world, one, 'success', PAID);
    else move(world, one, 'failure', 33);
  else if (one.detail === 36 && type === 'BY_CRES')
    if (value === 'complete') move(world, one, 'success', PAID);
    else move(world, one, 'failure', 37);
  else return false;
  return true;
}

export function refundTransaction(
  world: World,
  one: Transaction,
  amountMinor: number,
  isPending: boolean,
): boolean {
  const left = one.amountMinor - one.refundedMinor - one.refundingMinor;
  if (one.paidAt === null || one.detail === 8 || amountMinor <= 0 || amountMinor > left) return false;
  if (isPending) {
    one.refundingMinor = amountMinor;
    one.detail = 27;
    one.dueAt = world.clock.now().getTime() + SLOW_MS;
  } else finishRefund(world, one, amountMinor);
  return true;
}

function finishRefund(world: World, one: Transaction, amountMinor: number) {
  one.refundedMinor += amountMinor;
  book(world, one, { kind: 'refund', txnId: `${one.id}:refund:${one.refundedMinor}`, amountMinor });
  move(world, one, 'success', one.refundedMinor === one.amountMinor ? 7 : 34);
}

export function forceDetail(world: World, one: Transaction, detail: number) {
  move(world, one, detail === PAID ? 'success' : 'failure', detail);
}

/** What waited for the bank or the shopper ends by itself when its time is over. */
export function resolveIfDue(world: World, one: Transaction) {
  if (one.dueAt === null || one.dueAt > world.clock.now().getTime()) return;
  one.dueAt = null;
  const declined = world.scenarios.take('paymentez', 'transactions.resolve', ['decline']) === 'decline';
  if (one.refundingMinor > 0) {
    const amount = one.refundingMinor;
    one.refundingMinor = 0;
    if (declined) one.detail = one.refundedMinor > 0 ? 34 : PAID;
    else finishRefund(world, one, amount);
  } else if (one.detail === 31 || one.detail === 36) move(world, one, 'failure', 14);
  else if (declined) move(world, one, 'failure', 9, '05');
  else move(world, one, 'success', PAID);
}
