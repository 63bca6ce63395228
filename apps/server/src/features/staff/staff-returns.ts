import type { Db, Tx } from '../../platform/db.ts';
import type { Actor, LockedOrder } from '../orders/order-moves.ts';
import type { Payments } from '../payments/payments.ts';
import { approveReturn } from '../returns/approve-return.ts';
import { inspectReturn } from '../returns/inspect-return.ts';
import { type LockedReturn, lockReturn } from '../returns/lock-return.ts';
import { receiveReturn } from '../returns/receive-return.ts';
import { refundReturn } from '../returns/refund-return.ts';
import { rejectReturn } from '../returns/reject-return.ts';
import { type ActResult, actOnOrder, type Done } from './act-on-order.ts';
import type { StaffCall } from './staff-call.ts';
import { findOrderOfReturn, listOpenReturns, readStaffReturn } from './staff-returns.sql.ts';

const PER_PAGE = 50;

export async function listReturns(db: Db, siteId: number, page: number) {
  const { rows, total } = await listOpenReturns(db, siteId, {
    limit: PER_PAGE,
    offset: (page - 1) * PER_PAGE,
  });
  return { data: rows, meta: { total, page, per_page: PER_PAGE } };
}

export const showReturn = (db: Db, siteId: number, code: string) => readStaffReturn(db, siteId, code);

/** What staff can do to a return. */
export type ReturnAct =
  | { readonly do: 'approve' | 'receive' | 'refund' }
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
  given: { readonly code: string; readonly act: ReturnAct },
): Promise<ActResult> {
  const { code, act } = given;
  const { siteId } = call;
  const orderCode = await findOrderOfReturn(tx, siteId, code);
  if (orderCode === null) return { ok: false, code: 'not_found' };
  const reason = act.do === 'reject' ? act.reason : null;
  const wish = { code: orderCode, action: `return.${act.do}`, reason };
  return actOnOrder(tx, call, wish, async (order, actor): Promise<Done> => {
    const of = { siteId, orderId: order.id, code };
    const one = await lockReturn(tx, of);
    if (!one) return { ok: false, code: 'not_found' };
    const done = await perform(tx, payments, { order, one, actor, act });
    if (!done.ok) return done;
    const after = await lockReturn(tx, of);
    const { status } = after ?? one;
    const inspected = act.do === 'inspect' ? { inspected: act.outcome } : {};
    return { ...done, outcome: status, note: { return: code, return_from: one.status, ...inspected } };
  });
}

async function perform(
  tx: Tx,
  payments: Payments,
  given: { order: LockedOrder; one: LockedReturn; actor: Actor; act: ReturnAct },
): Promise<Done> {
  const { order, one, actor, act } = given;
  if (act.do === 'refund') return refundReturn(tx, payments, order, one, actor);
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
