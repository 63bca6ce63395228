import { type Db, type Tx, withSite } from '../../../platform/db/db.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { type Actor, fulfilOrder, type LockedOrder, lockOrder, recordEvent } from '../moves/order-moves.ts';
import type { OrderStatus } from '../sales-order.contract.ts';
import { type ActResult, actOnOrder, type Done, lockStaffOrder } from '../staff/order-acts.ts';
import type { ShipmentReport, ShipmentStatus } from './order-systems.contract.ts';
import {
  type ApprovalSubject,
  findErpNumber,
  findOrderOfSubject,
  insertShipmentEvent,
  listReportsSinceConfirmed,
  setErpNumber,
} from './order-systems.sql.ts';

type Acknowledged =
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

const SYSTEM = { kind: 'system', ref: null } as const;

/** Records what a carrier reports and moves the order as staff would. A report that comes late moves nothing back. */
export const reportShipment = (
  db: Db,
  call: StaffCall,
  input: ShipmentReport & { readonly code: string },
): Promise<ActResult> => withSite(db, call.siteId, (tx) => applyReport(tx, call, input));

function applyReport(
  tx: Tx,
  call: StaffCall,
  { code, ...report }: ShipmentReport & { readonly code: string },
): Promise<ActResult> {
  const request = { code, action: 'order.shipment_event', reason: null };
  return actOnOrder(tx, call, request, async (order, actor): Promise<Done> => {
    const note = { carrier: report.carrier, carrier_event: report.event_id, shipment: report.status };
    if (!(await insertShipmentEvent(tx, order.siteId, order.id, report)))
      return { ok: true, outcome: 'duplicate', note };
    const status = await moveAsReported(tx, order, report, actor);
    return { ok: true, outcome: status === order.status ? 'recorded' : 'moved', note };
  });
}

/** Returns the status of the order after the steps that were possible. */
async function moveAsReported(
  tx: Tx,
  order: LockedOrder,
  { tracking, carrier, status: reported }: Pick<ShipmentReport, 'tracking' | 'carrier' | 'status'>,
  actor: Actor,
): Promise<OrderStatus> {
  let { status } = order;
  for (const to of stepsFor(status, reported)) {
    // An order to be collected is not shipped, and one that is held does not move: the report is kept, the order stays.
    const data = to === 'preparing' ? {} : { tracking, carrier };
    if (!(await fulfilOrder(tx, order, { to, actor, data })).ok) break;
    status = to;
  }
  return status;
}

/**
 * After an approval has ended: applies what carriers reported while it held its order. Nothing moves while another
 * approval holds the order, and repeated reports change nothing.
 */
export const applyHeldReports = (
  db: Db,
  { siteId, subject }: { readonly siteId: number; readonly subject: ApprovalSubject },
): Promise<void> =>
  withSite(db, siteId, async (tx) => {
    const orderId = await findOrderOfSubject(tx, siteId, subject);
    let order = orderId === null ? null : await lockOrder(tx, siteId, orderId);
    if (!order) return;
    for (const report of await listReportsSinceConfirmed(tx, siteId, order.id))
      order = { ...order, status: await moveAsReported(tx, order, report, SYSTEM) };
  });

type Step = 'preparing' | 'shipped' | 'delivered';

const STEPS: readonly Step[] = ['preparing', 'shipped', 'delivered'];

const REACHES: Readonly<Record<ShipmentStatus, Step | null>> = {
  collected: 'shipped',
  in_transit: 'shipped',
  out_for_delivery: 'shipped',
  delivered: 'delivered',
  exception: null,
  returned: null,
};

/**
 * The steps that an order still has to take for what the carrier reports. None: it is there or further, or the report is
 * about an order that is not on its way to the buyer.
 */
export function stepsFor(orderStatus: string, reported: ShipmentStatus): readonly Step[] {
  const target = REACHES[reported];
  if (target === null) return [];
  const done = orderStatus === 'confirmed' ? -1 : STEPS.indexOf(orderStatus as Step);
  if (done === -1 && orderStatus !== 'confirmed') return [];
  return STEPS.slice(done + 1, STEPS.indexOf(target) + 1);
}
