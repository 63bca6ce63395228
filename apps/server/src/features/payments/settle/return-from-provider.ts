import { findAttempt } from '../attempts/attempts.sql.ts';
import type { AttemptKey } from '../attempts/find-own-attempt.ts';
import type { Payments } from '../payments.ts';
import { settle } from './settle.ts';

/** A return from the provider's page proves nothing; it only triggers a poll. */
export async function returnFromProvider(
  payments: Payments,
  key: AttemptKey,
): Promise<{ code: string } | null> {
  const row = await findAttempt(payments.db, key.siteId, key.attemptId);
  if (!row || row.order_code !== key.code) return null;
  await settle(payments, { siteId: key.siteId, attemptId: key.attemptId, cause: 'return' });
  return { code: row.order_code };
}
