import { type Db, type Tx, withSite } from '../../../platform/db/db.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { recordEvent } from '../moves/order-moves.ts';
import { lockStaffOrder } from '../staff/lock-staff-order.ts';
import { findErpNumber, setErpNumber } from './order-systems.sql.ts';

export type Acknowledged =
  | { readonly ok: true; readonly number: string; readonly at: Date }
  | { readonly ok: false; readonly code: 'not_found' | 'conflict' };

/** The ERP's own number of an order. It is given once; the same number again changes nothing. */
export const acknowledgeOrder = (
  db: Db,
  call: StaffCall,
  input: { readonly code: string; readonly number: string },
): Promise<Acknowledged> => withSite(db, call.siteId, (tx) => acknowledge(tx, call, input));

async function acknowledge(
  tx: Tx,
  call: StaffCall,
  { code, number }: { readonly code: string; readonly number: string },
): Promise<Acknowledged> {
  const order = await lockStaffOrder(tx, call.siteId, code);
  if (!order) return { ok: false, code: 'not_found' };
  const present = await findErpNumber(tx, call.siteId, order.id);
  if (present?.erp_number && present.erp_acknowledged_at) {
    const { erp_number, erp_acknowledged_at } = present;
    return erp_number === number
      ? { ok: true, number, at: erp_acknowledged_at }
      : { ok: false, code: 'conflict' };
  }
  const at = await setErpNumber(tx, call.siteId, order.id, number);
  if (!at) return { ok: false, code: 'conflict' };
  const actor = { kind: 'staff', ref: String(call.staffId) } as const;
  await recordEvent(tx, order, { kind: 'acknowledged', actor, data: { erp_number: number } });
  await writeAudit(tx, call, {
    action: 'order.acknowledge',
    subject: { kind: 'order', ref: code },
    reason: null,
    before: {},
    after: { erp_number: number },
  });
  return { ok: true, number, at };
}
