import { type Db, type Tx, withSite } from '../../../platform/db/db.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { fulfilOrder } from '../moves/fulfil-order.ts';
import { type Actor, type LockedOrder, lockOrder } from '../moves/order-moves.ts';
import type { OrderStatus } from '../sales-order.contract.ts';
import { type ActResult, actOnOrder, type Done } from '../staff/order-acts.ts';
import type { ShipmentReport } from './order-systems.contract.ts';
import {
  type ApprovalSubject,
  findOrderOfSubject,
  insertShipmentEvent,
  listReportsSinceConfirmed,
} from './order-systems.sql.ts';
import { stepsFor } from './shipments.rules.ts';

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
