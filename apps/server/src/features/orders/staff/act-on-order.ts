import type { Tx } from '../../../platform/db/db.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { type PersonalValues, writeAudit } from '../../staff/write-audit.ts';
import { type Actor, type LockedOrder, queueOrderLock } from '../moves/order-moves.ts';
import { findStanding, type OrderStanding } from './order-standing.sql.ts';
import type { Acted } from './orders.staff.contract.ts';

/** `order_held`: a cancellation or refund of it waits for a second person. */
export type ActRefusal = 'not_found' | 'order_move_impossible' | 'order_held';

/** `Refused` are refusals that only this act knows. */
export type ActResult<Refused = never> =
  | { ok: true; acted: Acted }
  | { ok: false; code: ActRefusal }
  | Refused;

/** What an act reports beyond the order's new state. */
export type Done<Refused = never> =
  | {
      ok: true;
      outcome?: string;
      missingMinor?: number;
      refundedMinor?: number;
      note?: object;
      /** Personal values before and after, for the part of the audit log that can be erased. */
      personal?: PersonalValues;
    }
  | { ok: false; code: ActRefusal }
  | Refused;

interface ActInput {
  readonly code: string;
  readonly action: string;
  readonly reason: string | null;
}

/**
 * Runs an act of staff on an order: finds it on this site, locks it, acts, and writes the audit log (who, from which
 * state to which) in the same transaction. An order of another site is not found.
 */
export async function actOnOrder<Refused extends { ok: false } = never>(
  tx: Tx,
  call: StaffCall,
  { code, action, reason }: ActInput,
  work: (order: LockedOrder, actor: Actor, standing: OrderStanding) => Promise<Done<Refused>>,
): Promise<ActResult<Refused>> {
  const { siteId, staffId } = call;
  const found = await findStanding(tx, siteId, code);
  if (!found) return { ok: false, code: 'not_found' };
  const orderOf = await queueOrderLock(tx, siteId, found.id);
  // Read again under the lock: what it was before we waited is not what we change.
  const before = await findStanding(tx, siteId, code);
  const order = await orderOf();
  if (!order || !before) return { ok: false, code: 'not_found' };
  const done = await work(order, { kind: 'staff', ref: String(staffId) }, before);
  if (!done.ok) return done;
  const after = await findStanding(tx, siteId, code);
  if (!after) return { ok: false, code: 'not_found' };
  const { outcome = null, missingMinor = 0, refundedMinor = 0, note = {} } = done;
  await writeAudit(tx, call, {
    action,
    reason,
    subject: { kind: 'order', ref: code },
    before: stateOf(before),
    after: { ...stateOf(after), ...(outcome ? { outcome } : {}), ...note },
    ...(done.personal && { personal: done.personal }),
  });
  return {
    ok: true,
    acted: {
      code,
      ...stateOf(after),
      outcome,
      approval: null,
      missing_minor: missingMinor,
      refunded_minor: refundedMinor,
    },
  };
}

const stateOf = ({ status, payment_status, fulfilment_status }: OrderStanding) => ({
  status,
  payment_status,
  fulfilment_status,
});
