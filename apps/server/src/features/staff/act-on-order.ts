import type { Tx } from '../../platform/db.ts';
import { type Actor, type LockedOrder, lockOrderAlong } from '../orders/order-moves.ts';
import type { Acted } from './staff.contract.ts';
import { findStanding, insertAudit, type OrderStanding } from './staff.sql.ts';
import type { StaffCall } from './staff-call.ts';

export type ActRefusal =
  | 'not_found'
  | 'order_move_impossible'
  | 'payment_not_offline'
  | 'payment_currency_differs'
  | 'nothing_to_refund'
  | 'more_than_paid';
export type ActResult = { ok: true; acted: Acted } | { ok: false; code: ActRefusal };

/** What an act has to say beyond the order's new state. */
export type Done =
  | { ok: true; outcome?: string; missingMinor?: number; refundedMinor?: number; note?: object }
  | { ok: false; code: ActRefusal };

interface Wish {
  readonly code: string;
  readonly action: string;
  readonly reason: string | null;
}

/**
 * The frame of everything staff do to an order: find it on this site, lock it, do it, and write down who did it, from
 * which state to which, in the same transaction. An order of another site is not found.
 */
export async function actOnOrder(
  tx: Tx,
  call: StaffCall,
  { code, action, reason }: Wish,
  work: (order: LockedOrder, actor: Actor, standing: OrderStanding) => Promise<Done>,
): Promise<ActResult> {
  const { siteId, staffId, requestId } = call;
  const found = await findStanding(tx, siteId, code);
  if (!found) return { ok: false, code: 'not_found' };
  const orderOf = await lockOrderAlong(tx, siteId, found.id);
  // Read again under the lock: what it was before we waited is not what we change.
  const before = await findStanding(tx, siteId, code);
  const order = await orderOf();
  if (!order || !before) return { ok: false, code: 'not_found' };
  const done = await work(order, { kind: 'staff', ref: String(staffId) }, before);
  if (!done.ok) return done;
  const after = await findStanding(tx, siteId, code);
  if (!after) return { ok: false, code: 'not_found' };
  const { outcome = null, missingMinor = 0, refundedMinor = 0, note = {} } = done;
  await insertAudit(tx, {
    ...{ siteId, staffId, action, requestId, reason, subject: { kind: 'order', ref: code } },
    before: stateOf(before),
    after: { ...stateOf(after), ...(outcome ? { outcome } : {}), ...note },
  });
  return {
    ok: true,
    acted: { code, ...stateOf(after), outcome, missing_minor: missingMinor, refunded_minor: refundedMinor },
  };
}

const stateOf = ({ status, payment_status, fulfilment_status }: OrderStanding) => ({
  status,
  payment_status,
  fulfilment_status,
});
