import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { type Known, statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import type { ShipmentReport, ShipmentStatus } from './order-systems.contract.ts';

const FIND = statement(
  'order_erp',
  'select erp_number, erp_acknowledged_at from orders where site_id = $1 and id = $2',
);

export async function findErpNumber(tx: Tx, siteId: number, orderId: number) {
  const [row] = await runPrepared(tx, FIND, [siteId, orderId]);
  return row ?? null;
}

const SET = statement<Known<Statements['order_erp_set'], { erp_acknowledged_at: Date }>>(
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

const INSERT = statement(
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

export interface ApprovalSubject {
  readonly kind: string;
  readonly ref: string;
}

const OF_SUBJECT = statement(
  'order_of_subject',
  `
select id from orders where site_id = $1 and $2 = 'order' and code = $3
union all
select order_id from payment_cases
 where site_id = $1 and id = case $2 when 'payment_case' then $3::bigint end and order_id is not null`,
);

/** Null: the approval is not about an order. */
export async function findOrderOfSubject(
  tx: Tx,
  siteId: number,
  { kind, ref }: ApprovalSubject,
): Promise<number | null> {
  const [row] = await runPrepared(tx, OF_SUBJECT, [siteId, kind, ref]);
  return row?.id ?? null;
}

const LIST = statement<
  Statements['shipment_events_list'],
  { carrier: string; tracking: string; status: ShipmentStatus }
>(
  'shipment_events_list',
  `
select h.carrier, h.tracking, h.status
  from shipment_events h join orders o on o.site_id = $1 and o.id = $2
 where h.site_id = $1 and h.order_id = $2 and h.received_at >= o.confirmed_at
 order by h.id`,
);

/** In the order in which they came. A report about an order that was not confirmed yet moves nothing. */
export const listReportsSinceConfirmed = (tx: Tx, siteId: number, orderId: number) =>
  runPrepared(tx, LIST, [siteId, orderId]);
