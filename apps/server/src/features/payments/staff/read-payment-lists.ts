import type { z } from 'zod';
import { type Db, withSite } from '../../../platform/db/db.ts';
import { waitsForApproval } from '../../approvals/approvals.rules.ts';
import { orderSums } from '../../orders/money/order-sums.rules.ts';
import type { StaffScope } from '../../staff/staff-call.ts';
import { cutPage, decodeCursor, InstantKey, listMeta, MAX_COUNT } from '../../staff/staff-list.ts';
import { checkRefundLimit } from '../refunds/check-refund-limit.ts';
import { readRefundAllowance } from '../refunds/read-refund-allowance.ts';
import { findRefund } from '../refunds/refunds.sql.ts';
import { caseActions } from './case-actions.rules.ts';
import type * as contracts from './payment-lists.staff.contract.ts';
import {
  countCases,
  countReports,
  findCaseRow,
  listCaseRows,
  listReportRows,
  type ReadCase,
} from './payment-lists.staff.sql.ts';

/** The sums of the order of a case; null without one. */
function sumsOf({ order_status: status, total_minor, payment_status, payments }: ReadCase) {
  if (status === null || total_minor === null || payment_status === null) return null;
  return orderSums({ status, total_minor, payment_status }, payments);
}

/** What is due of the order is also the amount of an underpaid case. */
function toCaseRow(read: ReadCase): contracts.CaseRow {
  const { order_status: _, total_minor: __, payments: ___, is_requested_today: ____, ...row } = read;
  const due_minor = sumsOf(read)?.due_minor ?? 0;
  return { ...row, due_minor, amount_minor: row.kind === 'underpaid' ? due_minor : row.amount_minor };
}

type CasesQuery = z.output<typeof contracts.listPaymentCases.query>;

export async function listPaymentCases(
  db: Db,
  { siteIds }: StaffScope,
  { status, after, limit }: CasesQuery,
) {
  const key = decodeCursor(InstantKey, after);
  const [rows, counted] = await Promise.all([
    listCaseRows(db, siteIds, status, key, limit + 1),
    countCases(db, siteIds, status, MAX_COUNT + 1),
  ]);
  const page = cutPage(rows, limit, (row) => [row.opened_at, row.id]);
  return { data: page.rows.map(toCaseRow), meta: listMeta(page.next, counted) };
}

export async function showPaymentCase(db: Db, siteId: number, id: number, mayResolve: boolean) {
  const row = await findCaseRow(db, siteId, id);
  if (!row) return null;
  const found = toCaseRow(row);
  const { minor, waits } = await readCaseRefund(db, siteId, found);
  const state = {
    ...found,
    is_requested_today: row.is_requested_today,
    is_refunding: (sumsOf(row)?.refunded_minor ?? 0) > 0,
  };
  return { ...found, refund_due_minor: minor, actions: caseActions(state, mayResolve, waits) };
}

/** What resolving the case as a refund gives back, and whether that waits for a second person. */
async function readCaseRefund(
  db: Db,
  siteId: number,
  { order_code: code, refund_id: refundId }: contracts.CaseRow,
): Promise<{ minor: number | null; waits: boolean }> {
  if (code === null) return { minor: null, waits: false };
  if (refundId === null) {
    const allowance = await readRefundAllowance(db, { siteId, code });
    return { minor: allowance.leftMinor || null, waits: waitsForApproval(allowance) };
  }
  return withSite(db, siteId, async (tx) => {
    const refund = await findRefund(tx, siteId, refundId);
    if (!refund) return { minor: null, waits: false };
    const { amount_minor: amountMinor, currency } = refund;
    // What staff asked for was checked against the limit then.
    const isChecked = refund.requested_by !== null || refund.approval_id !== null;
    const order = { siteId, id: refund.order_id };
    const actor = { kind: 'staff' } as const;
    const required = isChecked ? null : await checkRefundLimit(tx, { order, actor, amountMinor, currency });
    return { minor: amountMinor, waits: required !== null };
  });
}

type ReportsQuery = z.output<typeof contracts.listReconciliationReports.query>;

export async function listReconciliationReports(
  db: Db,
  { siteIds }: StaffScope,
  { only, after, limit }: ReportsQuery,
) {
  const key = decodeCursor(InstantKey, after);
  const hasDifferences = only === 'differences';
  const [rows, counted] = await Promise.all([
    listReportRows(db, siteIds, hasDifferences, key, limit + 1),
    countReports(db, siteIds, hasDifferences, MAX_COUNT + 1),
  ]);
  const page = cutPage(rows, limit, (row) => [row.created_at, row.id]);
  return { data: page.rows, meta: listMeta(page.next, counted) };
}
