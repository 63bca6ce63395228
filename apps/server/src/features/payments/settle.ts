import { withSite } from '../../platform/db.ts';
import { type FailureKind, ProviderFailure, type ProviderTruth } from './adapter.ts';
import { asAttempt, asKnown } from './adapter-attempt.ts';
import { applyTruth } from './apply-truth.ts';
import { type AttemptRow, findAttempt } from './attempts.sql.ts';
import { lockPaying } from './lock-paying.ts';
import type { Payments } from './payments.ts';
import { secondsToNextLook } from './poll.rules.ts';
import { queueLook } from './queue-look.ts';
import { updateAttempt } from './update-attempt.sql.ts';

export type SettleCause =
  | 'browser'
  | 'return'
  | 'webhook'
  | 'poll'
  | 'deadline'
  | 'refund'
  | 'reconcile'
  | 'switch';

export interface Settled {
  readonly attemptId: string;
  readonly orderCode: string;
  /** Of the attempt. */
  readonly status: string;
  readonly failure: FailureKind | null;
  /** False: the provider could not be asked, and this is what we knew before. */
  readonly asked: boolean;
  readonly challenge: ProviderTruth['challenge'] | null;
}

interface Wish {
  readonly siteId: number;
  readonly attemptId: string;
  readonly cause: SettleCause;
  /** The attempt as it was read a moment ago; else it is read. */
  readonly known?: AttemptRow;
  /** A payment somebody says is this attempt's. Looked at instead of the one we know; ours only if it says so itself. */
  readonly paymentRef?: string | null;
}

/**
 * The only way to "paid". Whoever heard something (browser, webhook, poller) passes no state: the provider is asked
 * first, outside any transaction, then one transaction believes it. Null: there is no such attempt.
 */
export async function settle(payments: Payments, wish: Wish): Promise<Settled | null> {
  const { siteId, attemptId } = wish;
  const row = wish.known ?? (await findAttempt(payments.db, siteId, attemptId));
  if (!row) return null;
  const truth = await askProvider(payments, row, wish);
  if (!truth) return asSettled(row, null);
  const applied = await withSite(payments.db, siteId, async (tx) => {
    const { order, attempt } = await lockPaying(tx, { siteId, orderId: row.order_id, attemptId });
    if (!order || !attempt) throw new Error(`Attempt ${attemptId} has lost its order`);
    const status = await applyTruth(tx, { payments, order, attempt, truth, cause: wish.cause });
    return { ...attempt, status, failure: truth.failure ?? attempt.failure };
  });
  if (applied.status !== row.status) {
    const line = { attempt: attemptId, order: row.order_code, account: row.account_ref, cause: wish.cause };
    payments.log.info({ ...line, from: row.status, to: applied.status }, 'payment attempt moved');
    const { provider } = row;
    payments.metrics.settled.inc({ provider, cause: wish.cause, status: applied.status });
  }
  return asSettled(applied, truth);
}

async function askProvider(payments: Payments, row: AttemptRow, wish: Wish): Promise<ProviderTruth | null> {
  const adapter = row.account_ref === null ? null : payments.adapterFor(row.account_ref);
  if (!adapter) return null;
  const attempt = asAttempt(row);
  const said = wish.paymentRef ?? row.hints.said_payment_ref;
  try {
    if (typeof said === 'string' && said !== row.provider_payment_ref) {
      const truth = await adapter.fetch({ ...attempt, providerPaymentRef: said });
      // Somebody else's payment is nobody's proof; what is known of this attempt is asked instead.
      if (truth.reference === null || truth.reference === row.id) return truth;
      payments.log.warn({ attempt: row.id, order: row.order_code }, "a payment named is not this attempt's");
    }
    return await adapter.fetch(attempt);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    await putOff(payments, row, error);
    return null;
  }
}

/** Not knowing changes nothing but the time of the next look. */
async function putOff(payments: Payments, row: AttemptRow, error: Error) {
  const adapter = row.account_ref === null ? null : payments.adapterFor(row.account_ref);
  const pollInSeconds = secondsToNextLook(
    asKnown(row).status,
    row.poll_count,
    adapter?.capabilities.pollSeconds,
  );
  await withSite(payments.db, row.site_id, async (tx) => {
    await updateAttempt(tx, row.site_id, row.id, { lastError: error.message, pollInSeconds });
    await queueLook(tx, row.site_id, row.id, pollInSeconds);
  });
}

const asSettled = (row: AttemptRow, truth: ProviderTruth | null): Settled => ({
  ...{ attemptId: row.id, orderCode: row.order_code, status: row.status, asked: truth !== null },
  ...{ failure: row.failure as FailureKind | null, challenge: truth?.challenge ?? null },
});
