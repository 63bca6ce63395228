import { z } from 'zod';
import { type Db, type Tx, withSites } from '../../../platform/db/db.ts';
import type { ApprovalRequired } from '../../approvals/approvable-act.ts';
import { waitsForApproval } from '../../approvals/approvals.rules.ts';
import type { Actor, LockedOrder } from '../../orders/moves/order-moves.ts';
import { type ActResult, actOnOrder, type Done } from '../../orders/staff/order-acts.ts';
import type { Payments } from '../../payments/payments.ts';
import { readRefundAllowance } from '../../payments/refunds/read-refund-allowance.ts';
import type { Permission, StaffCall, StaffScope } from '../../staff/staff-call.ts';
import type { ListQuery } from '../../staff/staff-list.contract.ts';
import { cutPage, decodeCursor, listMeta } from '../../staff/staff-list.ts';
import { type LockedReturn, lockReturn } from '../returns.sql.ts';
import { approveReturn, inspectReturn, receiveReturn, refundReturn, rejectReturn } from './move-return.ts';
import { returnActions } from './return-actions.rules.ts';
import type { StaffReturn } from './returns.staff.contract.ts';
import { findOrderOfReturn, findReturnDue, readReturnPage, readStaffReturn } from './returns.staff.sql.ts';

export type { Payments };

// The count of the first page is kept in the cursor: it is not counted again.
const Key = z
  .tuple([z.iso.datetime({ offset: true }), z.int().nonnegative(), z.int().nonnegative()])
  .transform(([at, id, count]) => ({ at, id, count }));

/** A page of the returns of the scope. */
export async function listReturns(
  db: Db,
  { siteIds }: StaffScope,
  { state, after, limit }: ListQuery & { readonly state: 'open' | 'ended' },
) {
  const input = { siteIds, state, after: decodeCursor(Key, after), limit };
  const { rows, count } = await withSites(db, siteIds, (tx) => readReturnPage(tx, input));
  const page = cutPage(rows, limit, ({ at, id }) => [at, id, count]);
  return { data: page.rows.map(({ shown }) => shown), meta: listMeta(page.next, count) };
}

/** A return, what the caller can do to it, and what a refund would give back. */
export async function showReturn(
  db: Db,
  siteId: number,
  code: string,
  may: (permission: Permission) => boolean,
): Promise<StaffReturn | null> {
  const shown = await readStaffReturn(db, siteId, code);
  if (!shown) return null;
  if (shown.status !== 'received' || !may('order.refund'))
    return { ...shown, refund_due_minor: null, actions: returnActions(shown, may) };
  const linesMinor = await findReturnDue(db, siteId, code);
  const allowance = await readRefundAllowance(db, { siteId, code: shown.order_code });
  return {
    ...shown,
    refund_due_minor: Math.min(linesMinor ?? allowance.leftMinor, allowance.leftMinor),
    actions: returnActions(shown, may, waitsForApproval(allowance, linesMinor)),
  };
}

/** What staff can do to a return. */
export type ReturnAct =
  | { readonly do: 'approve' | 'receive' }
  | { readonly do: 'refund' }
  | { readonly do: 'reject'; readonly reason: string }
  | {
      readonly do: 'inspect';
      readonly outcome: 'resell' | 'scrap';
      readonly units: readonly string[] | null;
    };

/** In the frame of every act on an order: the order is locked, then the return, and both are written down. */
export async function actOnReturn(
  tx: Tx,
  payments: Payments,
  call: StaffCall,
  input: { readonly code: string; readonly act: ReturnAct },
): Promise<ActResult<ApprovalRequired>> {
  const { code, act } = input;
  const { siteId } = call;
  const orderCode = await findOrderOfReturn(tx, siteId, code);
  if (orderCode === null) return { ok: false, code: 'not_found' };
  const reason = act.do === 'reject' ? act.reason : null;
  const request = { code: orderCode, action: `return.${act.do}`, reason };
  return actOnOrder(tx, call, request, async (order, actor): Promise<Done<ApprovalRequired>> => {
    const key = { siteId, orderId: order.id, code };
    const one = await lockReturn(tx, key);
    if (!one) return { ok: false, code: 'not_found' };
    const done = await perform(tx, payments, {
      order,
      one,
      actor,
      act,
      approvalId: call.approval?.id ?? null,
    });
    if (!done.ok) return done;
    const after = await lockReturn(tx, key);
    const { status } = after ?? one;
    const inspected = act.do === 'inspect' ? { inspected: act.outcome } : {};
    return { ...done, outcome: status, note: { return: code, return_from: one.status, ...inspected } };
  });
}

async function perform(
  tx: Tx,
  payments: Payments,
  input: { order: LockedOrder; one: LockedReturn; actor: Actor; act: ReturnAct; approvalId: number | null },
): Promise<Done<ApprovalRequired>> {
  const { order, one, actor, act, approvalId } = input;
  if (act.do === 'refund') return refundReturn(tx, payments, order, one, { actor, approvalId });
  const moved = await moveBy(tx, { order, one, actor, act });
  return moved ? { ok: true } : { ok: false, code: 'order_move_impossible' };
}

function moveBy(
  tx: Tx,
  { order, one, actor, act }: { order: LockedOrder; one: LockedReturn; actor: Actor; act: ReturnAct },
): Promise<boolean> {
  if (act.do === 'reject') return rejectReturn(tx, order, one, { actor, reason: act.reason });
  if (act.do === 'inspect')
    return inspectReturn(tx, order, one, { actor, outcome: act.outcome, unitIds: act.units });
  return act.do === 'approve' ? approveReturn(tx, order, one, actor) : receiveReturn(tx, order, one, actor);
}
