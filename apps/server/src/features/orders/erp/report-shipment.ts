import { type Db, type Tx, withSite } from '../../../platform/db/db.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { fulfilOrder } from '../moves/fulfil-order.ts';
import { type ActResult, actOnOrder, type Done } from '../staff/act-on-order.ts';
import type { ShipmentReport } from './order-systems.contract.ts';
import { insertShipmentEvent } from './order-systems.sql.ts';
import { stepsFor } from './shipments.rules.ts';

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
    const data = { tracking: report.tracking, carrier: report.carrier };
    let isMoved = false;
    for (const to of stepsFor(order.status, report.status)) {
      // An order to be collected is not shipped, and one that is held does not move: the report is kept, the order stays.
      const moved = await fulfilOrder(tx, order, { to, actor, data: to === 'preparing' ? {} : data });
      if (!moved.ok) break;
      isMoved = true;
    }
    return { ok: true, outcome: isMoved ? 'moved' : 'recorded', note };
  });
}
