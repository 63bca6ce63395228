import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../../platform/db/db.ts';
import { insertAttempt, type NewAttempt } from './attempts.sql.ts';

/**
 * Writes an attempt down in the order's own transaction, before the provider hears of it: a crash leaves a trace that
 * the poller settles. `accountRef` null is a method without a provider. `fxQuote` says what the amount is in the
 * order's currency when that is another: {orderTotalMinor, orderCurrency, rate, at}.
 */
export async function createAttempt(tx: Tx, input: NewAttempt): Promise<{ id: string }> {
  const id = input.id ?? randomUUIDv7();
  await insertAttempt(tx, id, input);
  return { id };
}
