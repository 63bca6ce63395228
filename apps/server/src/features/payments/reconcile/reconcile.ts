import { type Tx, transact, withSite } from '../../../platform/db/db.ts';
import { type CaseKind, insertOrphanCase, listRefundsWithoutCase } from '../cases/cases.sql.ts';
import { openCase, type Payments } from '../payments.ts';
import type { ListedPayment, ProviderAdapter } from '../providers/adapter.ts';
import { settle } from '../settle/settle.ts';
import { compare, type Difference } from './reconcile.rules.ts';
import {
  insertReport,
  listBooked,
  listReferenced,
  listSiteIds,
  listStuck,
  type StuckAttempt,
} from './reconcile.sql.ts';

const DAY_MS = 86_400_000;
const WINDOW_DAYS = 3;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const CASE_OF = {
  orphan_charge: 'orphan_charge',
  missing_at_provider: 'missing_at_provider',
  amount_mismatch: 'amount_mismatch',
  refund_mismatch: 'amount_mismatch',
  double_charge: 'double_charge',
} as const satisfies Record<Difference['kind'], CaseKind>;

export interface Report {
  readonly accountRef: string;
  readonly matched: number;
  readonly differences: readonly Difference[];
  readonly stuck: number;
}

interface Account {
  readonly siteId: number;
  readonly accountRef: string;
  readonly adapter: ProviderAdapter;
  readonly from: Date;
  readonly to: Date;
}

/**
 * Every night: what each provider says against what we booked, over three days so that a missed night is made up for.
 * A difference is first looked up as any payment is; what is still different then is a case for staff. Refunds by hand
 * that stand in no list get their case.
 */
export async function reconcile(payments: Payments, now = new Date()): Promise<Report[]> {
  const sites = await transact(payments.db, async (tx) => ({ ok: true, rows: await listSiteIds(tx) }));
  for (const { id } of sites.rows) await checkManualRefunds(payments, id);
  const reports: Report[] = [];
  for (const [accountRef, { site }] of Object.entries(payments.accounts)) {
    const siteId = sites.rows.find(({ slug }) => slug === site)?.id;
    const adapter = payments.adapterFor(accountRef);
    if (siteId === undefined || !adapter) continue;
    const from = new Date(now.getTime() - WINDOW_DAYS * DAY_MS);
    try {
      reports.push(await reconcileAccount(payments, { siteId, accountRef, adapter, from, to: now }));
    } catch (error) {
      // One provider that is down must not hide the others' differences.
      payments.log.error({ err: error, account: accountRef }, 'reconciliation failed');
    }
  }
  return reports;
}

async function reconcileAccount(payments: Payments, account: Account): Promise<Report> {
  const { siteId, accountRef, adapter, from, to } = account;
  const stuck = await settleStuck(payments, account);
  if (!adapter.list) return { accountRef, matched: 0, differences: [], stuck };
  const listed = await adapter.list(from, to);
  const first = await compareWithLedger(payments, account, listed);
  for (const { reference } of first.differences)
    if (reference && UUID.test(reference))
      await settle(payments, { siteId, attemptId: reference, cause: 'reconcile' });
  const { matched, differences } =
    first.differences.length > 0 ? await compareWithLedger(payments, account, listed) : first;
  await withSite(payments.db, siteId, async (tx) => {
    const { provider } = adapter;
    await insertReport(tx, { siteId, provider, accountRef, from, to, matched, differences });
    const ids = differences.flatMap(({ reference }) =>
      reference && UUID.test(reference) ? [reference] : [],
    );
    const known = await listReferenced(tx, siteId, accountRef, ids);
    for (const difference of differences) {
      payments.metrics.differences.inc({ account: accountRef, kind: difference.kind });
      const attempt = known.find(({ id }) => id === difference.reference);
      await openDifference(tx, payments, account, { difference, attempt });
    }
  });
  const line = { account: accountRef, matched, differences: differences.length, stuck };
  payments.log[differences.length > 0 ? 'error' : 'info']({ ...line, first: differences[0] }, 'reconciled');
  return { accountRef, matched, differences, stuck };
}

/** What still differs is a case; money that no attempt of ours knows has one too, without an order. */
async function openDifference(
  tx: Tx,
  payments: Payments,
  { siteId, accountRef }: Account,
  { difference, attempt }: { difference: Difference; attempt: StuckAttempt | undefined },
): Promise<void> {
  const isOrphan = difference.kind === 'orphan_charge';
  let isNew = false;
  if (attempt) {
    const key = { siteId, orderId: attempt.order_id, attemptId: attempt.id };
    isNew = await openCase(tx, payments, { ...key, kind: CASE_OF[difference.kind], detail: difference });
  } else if (isOrphan) {
    const { txnId } = difference;
    isNew = await insertOrphanCase(tx, { siteId, accountRef, txnId, detail: difference });
    if (isNew) payments.metrics.cases.inc({ kind: 'orphan_charge' });
  }
  if (!isNew || !isOrphan) return;
  payments.metrics.orphanCharges.inc({ account: accountRef });
  const line = { site: siteId, account: accountRef, transaction: difference.txnId };
  payments.log.error(line, 'orphan charge: money at the provider that no order has');
}

async function compareWithLedger(payments: Payments, account: Account, listed: readonly ListedPayment[]) {
  const { siteId, accountRef, from } = account;
  const since = new Date(from.getTime() - WINDOW_DAYS * DAY_MS);
  const booked = await withSite(payments.db, siteId, (tx) => listBooked(tx, siteId, accountRef, since));
  return compare(listed, booked, from);
}

/** Whatever has been under way for too long is asked about once more, then made known. */
async function settleStuck(payments: Payments, { siteId, accountRef }: Account): Promise<number> {
  const stuck = await withSite(payments.db, siteId, (tx) => listStuck(tx, siteId, accountRef));
  let left = 0;
  for (const { id, order_id: orderId, status } of stuck) {
    const settled = await settle(payments, { siteId, attemptId: id, cause: 'reconcile' });
    if (settled && settled.status !== status) continue;
    left += 1;
    const detail = { status };
    await withSite(payments.db, siteId, (tx) =>
      openCase(tx, payments, { siteId, orderId, attemptId: id, kind: 'unknown_too_long', detail }),
    );
  }
  return left;
}

/**
 * Every refund that staff have to send has an open case. The database refuses anything else (`manual_has_case`); this
 * finds what came past it, such as rows restored from a dump. Returns how many were missing.
 */
async function checkManualRefunds(payments: Payments, siteId: number): Promise<number> {
  return withSite(payments.db, siteId, async (tx) => {
    const missing = await listRefundsWithoutCase(tx, siteId);
    for (const refund of missing) {
      const {
        id: refundId,
        attempt_id: attemptId,
        order_id: orderId,
        amount_minor,
        currency,
        reason,
      } = refund;
      const detail = { refund: refundId, amount_minor, currency, reason, why: 'case_was_missing' };
      await openCase(tx, payments, { siteId, orderId, attemptId, refundId, kind: 'refund_by_hand', detail });
      payments.metrics.refundsWithoutCase.inc();
      const line = { site: siteId, order: orderId, refund: refundId, amount_minor, currency };
      payments.log.error(line, 'refund by hand had no open case; opened one');
    }
    return missing.length;
  });
}
