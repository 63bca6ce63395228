import { withSite } from '../../../platform/db/db.ts';
import { type AttemptRow, findAttempt } from '../attempts/attempts.sql.ts';
import type { AttemptKey } from '../attempts/find-own-attempt.ts';
import { lockPaying } from '../attempts/lock-paying.ts';
import { updateAttempt } from '../attempts/update-attempt.sql.ts';
import type { Payments } from '../payments.ts';
import { type FailureKind, ProviderFailure, type ProviderPayment } from '../providers/adapter.ts';
import { asAttempt, asKnown } from './adapter-attempt.ts';
import { applyProviderState } from './apply-provider-state.ts';
import { schedulePoll, secondsToNextPoll } from './schedule-poll.ts';

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
  readonly wasPolled: boolean;
  readonly challenge: ProviderPayment['challenge'] | null;
}

interface SettleInput {
  readonly siteId: number;
  readonly attemptId: string;
  readonly cause: SettleCause;
  /** The attempt as it was read a moment ago; else it is read. */
  readonly known?: AttemptRow;
  /** A payment that a caller claims for this attempt. It is fetched instead of the known one, and used only if it carries our reference. */
  readonly paymentRef?: string | null;
}

/**
 * The only way to "paid". Callers (browser, webhook, poller) pass no state: the provider is asked
 * first, outside any transaction, then one transaction books the answer. Null: there is no such attempt.
 */
export async function settle(payments: Payments, input: SettleInput): Promise<Settled | null> {
  const { siteId, attemptId } = input;
  const row = input.known ?? (await findAttempt(payments.db, siteId, attemptId));
  if (!row) return null;
  const providerPayment = await askProvider(payments, row, input);
  if (!providerPayment) return asSettled(row, null);
  const applied = await withSite(payments.db, siteId, async (tx) => {
    const { order, attempt } = await lockPaying(tx, { siteId, orderId: row.order_id, attemptId });
    if (!order || !attempt) throw new Error(`Attempt ${attemptId} has lost its order`);
    const status = await applyProviderState(tx, {
      payments,
      order,
      attempt,
      providerPayment,
      cause: input.cause,
    });
    return { ...attempt, status, failure: providerPayment.failure ?? attempt.failure };
  });
  if (applied.status !== row.status) {
    const line = { attempt: attemptId, order: row.order_code, account: row.account_ref, cause: input.cause };
    payments.log.info({ ...line, from: row.status, to: applied.status }, 'payment attempt moved');
    const { provider } = row;
    payments.metrics.settled.inc({ provider, cause: input.cause, status: applied.status });
  }
  return asSettled(applied, providerPayment);
}

async function askProvider(
  payments: Payments,
  row: AttemptRow,
  input: SettleInput,
): Promise<ProviderPayment | null> {
  const adapter = row.account_ref === null ? null : payments.adapterFor(row.account_ref);
  if (!adapter) return null;
  const attempt = asAttempt(row);
  const reported = input.paymentRef ?? row.hints.said_payment_ref;
  try {
    if (typeof reported === 'string' && reported !== row.provider_payment_ref) {
      const providerPayment = await adapter.fetch({ ...attempt, providerPaymentRef: reported });
      // Only our own reference at the provider makes it this attempt's payment; else what we know of the attempt is asked.
      if (providerPayment.reference === row.id) return providerPayment;
      if (providerPayment.state !== 'absent')
        payments.log.warn({ attempt: row.id, order: row.order_code }, "named payment is not this attempt's");
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
  const pollInSeconds = secondsToNextPoll(
    asKnown(row).status,
    row.poll_count,
    adapter?.capabilities.pollSeconds,
  );
  await withSite(payments.db, row.site_id, async (tx) => {
    await updateAttempt(tx, row.site_id, row.id, { lastError: error.message, pollInSeconds });
    await schedulePoll(tx, row.site_id, row.id, pollInSeconds);
  });
}

const asSettled = (row: AttemptRow, providerPayment: ProviderPayment | null): Settled => ({
  attemptId: row.id,
  orderCode: row.order_code,
  status: row.status,
  wasPolled: providerPayment !== null,
  failure: row.failure as FailureKind | null,
  challenge: providerPayment?.challenge ?? null,
});

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
