import { findAttempt } from './attempts.sql.ts';
import type { AttemptOf } from './find-own-attempt.ts';
import type { Payments } from './payments.ts';
import { settle } from './settle.ts';

/** Somebody came back from the provider, or the provider came itself: all it proves is that a look is due. */
export async function returnFromProvider(
  payments: Payments,
  of: AttemptOf,
): Promise<{ code: string } | null> {
  const row = await findAttempt(payments.db, of.siteId, of.attemptId);
  if (!row || row.order_code !== of.code) return null;
  await settle(payments, { siteId: of.siteId, attemptId: of.attemptId, cause: 'return' });
  return { code: row.order_code };
}
