import type { Db, Tx } from '../../platform/db/db.ts';
import type { Actor, LockedOrder } from '../orders/moves/order-moves.ts';
import { type ActResult, actOnOrder, type Done } from '../orders/staff/act-on-order.ts';
import type { Payments } from '../payments/payments.ts';
import type { StaffCall } from '../staff/staff-call.ts';
import { approveReturn } from './approve-return.ts';
import { inspectReturn } from './inspect-return.ts';
import { type LockedReturn, lockReturn } from './lock-return.ts';
import { receiveReturn } from './receive-return.ts';
import { refundReturn } from './refund-return.ts';
import { rejectReturn } from './reject-return.ts';
import { findOrderOfReturn, listOpenReturns, readStaffReturn } from './returns.staff.sql.ts';

export type { Payments };

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
  input: { readonly code: string; readonly act: ReturnAct },
): Promise<ActResult> {
  const { code, act } = input;
  const { siteId } = call;
  const orderCode = await findOrderOfReturn(tx, siteId, code);
  if (orderCode === null) return { ok: false, code: 'not_found' };
  const reason = act.do === 'reject' ? act.reason : null;
  const request = { code: orderCode, action: `return.${act.do}`, reason };
  return actOnOrder(tx, call, request, async (order, actor): Promise<Done> => {
    const key = { siteId, orderId: order.id, code };
    const one = await lockReturn(tx, key);
    if (!one) return { ok: false, code: 'not_found' };
    const done = await perform(tx, payments, { order, one, actor, act });
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
  input: { order: LockedOrder; one: LockedReturn; actor: Actor; act: ReturnAct },
): Promise<Done> {
  const { order, one, actor, act } = input;
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
