import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { type Known, statement } from '../../../platform/db/statement.ts';
import type { ShipmentReport } from './order-systems.contract.ts';
import type { OrderErpSetSql, OrderErpSql, ShipmentEventInsertSql } from './order-systems.sql.types.ts';

const FIND = statement<OrderErpSql>(
  'order_erp',
  'select erp_number, erp_acknowledged_at from orders where site_id = $1 and id = $2',
);

export async function findErpNumber(tx: Tx, siteId: number, orderId: number) {
  const [row] = await runPrepared(tx, FIND, [siteId, orderId]);
  return row ?? null;
}

const SET = statement<Known<OrderErpSetSql, { erp_acknowledged_at: Date }>>(
  'order_erp_set',
  `
update orders set erp_number = $3, erp_acknowledged_at = now()
 where site_id = $1 and id = $2 and erp_number is null
returning erp_acknowledged_at`,
);

/** Null: the order has a number already. */
export async function setErpNumber(tx: Tx, siteId: number, orderId: number, number: string) {
  const [row] = await runPrepared(tx, SET, [siteId, orderId, number]);
  return row?.erp_acknowledged_at ?? null;
}

const INSERT = statement<ShipmentEventInsertSql>(
  'shipment_event_insert',
  `
insert into shipment_events (site_id, order_id, carrier, carrier_event_id, tracking, status, occurred_at)
values ($1, $2, $3, $4, $5, $6, $7)
on conflict (site_id, carrier, carrier_event_id) do nothing
returning id`,
);

/** False: the carrier has reported this before. */
export async function insertShipmentEvent(
  tx: Tx,
  siteId: number,
  orderId: number,
  report: ShipmentReport,
): Promise<boolean> {
  const { carrier, event_id, tracking, status, occurred_at } = report;
  const values = [siteId, orderId, carrier, event_id, tracking, status, new Date(occurred_at)] as const;
  return (await runPrepared(tx, INSERT, values)).length > 0;
}
