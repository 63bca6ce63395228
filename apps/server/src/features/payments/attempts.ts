import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../platform/db.ts';
import { insertAttempt, type NewAttempt } from './attempts.sql.ts';

/**
 * Writes an attempt down in the order's own transaction, before the provider hears of it: a crash leaves a trace that
 * the poller settles. `accountRef` null is a method without a provider. `fxQuote` says what the amount is in the
 * order's currency when that is another: {orderTotalMinor, orderCurrency, rate, at}.
 */
export async function createAttempt(tx: Tx, given: NewAttempt): Promise<{ id: string }> {
  const id = given.id ?? randomUUIDv7();
  await insertAttempt(tx, id, given);
  return { id };
}
