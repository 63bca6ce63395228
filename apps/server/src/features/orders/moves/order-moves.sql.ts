import { queueRead, runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import type { OrderStatus, SalesOrder } from '../sales-order.contract.ts';

export interface LockedOrder {
  readonly siteId: number;
  readonly id: number;
  readonly code: string;
  readonly status: OrderStatus;
  readonly paymentStatus: SalesOrder['payment_status'];
  readonly fulfilmentStatus: SalesOrder['fulfilment_status'];
  readonly totalMinor: number;
  readonly currency: string;
  readonly customerId: number | null;
  readonly cartId: string | null;
  readonly deadlineAt: Date | null;
  readonly locale: string;
  readonly email: string;
  readonly paymentMethodId: number | null;
  readonly registeredAt: Date | null;
  /** Its deadline has passed, by the database's clock. */
  readonly isDue: boolean;
  /** Its machines. Lines are written with the order and never change. */
  readonly unitIds: readonly string[];
}

export interface Actor {
  readonly kind: 'customer' | 'guest' | 'staff' | 'system' | 'provider';
  readonly ref: string | null;
}

const LOCK = statement<Statements['order_lock'], LockedOrder>(
  'order_lock',
  `
select site_id as "siteId", id, code, status, payment_status as "paymentStatus",
       fulfilment_status as "fulfilmentStatus", total_minor as "totalMinor", currency, customer_id as "customerId",
       cart_id as "cartId", deadline_at as "deadlineAt", locale, email, payment_method_id as "paymentMethodId",
       registered_at as "registeredAt", coalesce(deadline_at <= now(), false) as "isDue",
       array(select l.unit_id from order_lines l where l.site_id = $1 and l.order_id = $2 order by l.unit_id) as "unitIds"
  from orders where site_id = $1 and id = $2 for no key update`,
);

export async function lockOrderRow(tx: Tx, siteId: number, orderId: number): Promise<LockedOrder | null> {
  const [row] = await runPrepared(tx, LOCK, [siteId, orderId]);
  return row ?? null;
}

export async function queueOrderRowLock(tx: Tx, siteId: number, orderId: number) {
  const rows = await queueRead(tx, LOCK, [siteId, orderId]);
  return async () => (await rows())[0] ?? null;
}

export interface Move {
  readonly from: readonly OrderStatus[];
  readonly to: OrderStatus;
  readonly event: string;
  readonly actor: Actor;
  readonly data?: Record<string, unknown>;
  /** The moves that the database allows only with a reason. */
  readonly reason?: string;
  readonly paymentStatus?: SalesOrder['payment_status'];
  /** The order is registered: its cart is closed. */
  readonly registered?: boolean;
  readonly paymentRef?: string;
  readonly cancelReason?: string;
  /** Minutes from now: the deadline is at least there, or at most there. */
  readonly deadlineAtLeast?: number;
  readonly deadlineAtMost?: number;
  readonly onlyPastDeadline?: boolean;
  readonly onlyUnpaid?: boolean;
}

const MOVE = statement(
  'order_move',
  `
with reason as materialized (
  select set_config('app.move_reason', coalesce($14, ''), true)
), moved as (
  update orders o
     set status = $4,
         payment_status = coalesce($5, o.payment_status),
         fulfilment_status = case when $4 = 'returned' then 'returned' else o.fulfilment_status end,
         registered_at = case when $6 then coalesce(o.registered_at, now()) else o.registered_at end,
         payment_ref = coalesce($7, o.payment_ref),
         confirmed_at = case when $4 = 'confirmed' then coalesce(o.confirmed_at, now()) else o.confirmed_at end,
         cancelled_at = case $4 when 'cancelled' then now() when 'confirmed' then null else o.cancelled_at end,
         cancel_reason = case $4 when 'cancelled' then $8 when 'confirmed' then null else o.cancel_reason end,
         deadline_at = case when $4 in ('confirmed', 'cancelled') then null
                            else least(greatest(o.deadline_at, now() + $9::int * interval '1 minute'),
                                       now() + $10::int * interval '1 minute') end
    from reason
   where o.site_id = $1 and o.id = $2 and o.status = any($3)
     and (not $11 or o.deadline_at <= now())
     and (not $12 or o.payment_status = 'unpaid')
  returning o.id, o.cart_id, o.deadline_at
), closed as (
  update carts c set status = 'ordered'
    from moved where $6 and c.site_id = $1 and c.id = moved.cart_id and c.status = 'open'
), told as (
  insert into order_events (site_id, order_id, kind, actor_kind, actor_ref, data)
  select $1, moved.id, $13, $15, $16, $17::jsonb from moved
  returning seq
)
select told.seq, moved.deadline_at as "deadlineAt" from moved, told`,
);

export type Moved = Statements['order_move']['row'];

/** Status, dates, bag and event in one statement. Null: the order is not where it would have to be. */
export async function moveOrder(
  tx: Tx,
  key: { readonly siteId: number; readonly id: number },
  move: Move,
): Promise<Moved | null> {
  const [row] = await runPrepared(tx, MOVE, [
    key.siteId,
    key.id,
    move.from,
    move.to,
    move.paymentStatus ?? null,
    move.registered ?? false,
    move.paymentRef ?? null,
    move.cancelReason ?? null,
    move.deadlineAtLeast ?? null,
    move.deadlineAtMost ?? null,
    move.onlyPastDeadline ?? false,
    move.onlyUnpaid ?? false,
    move.event,
    move.reason ?? null,
    move.actor.kind,
    move.actor.ref,
    JSON.stringify(move.data ?? {}),
  ]);
  return row ?? null;
}

const PAYMENT = statement(
  'order_payment_status',
  `
with moved as (
  update orders o set payment_status = $3
   where o.site_id = $1 and o.id = $2
     and exists (select from status_moves m
                  where m.machine = 'payment' and m.from_status = o.payment_status and m.to_status = $3)
  returning o.id
)
insert into order_events (site_id, order_id, kind, actor_kind, data)
select $1, moved.id, 'payment_' || $3, 'system', '{}' from moved
returning seq`,
);

export async function updatePaymentStatus(
  tx: Tx,
  key: { readonly siteId: number; readonly id: number },
  status: SalesOrder['payment_status'],
): Promise<boolean> {
  return (await runPrepared(tx, PAYMENT, [key.siteId, key.id, status])).length > 0;
}

const EVENT = statement(
  'order_event',
  `
insert into order_events (site_id, order_id, kind, actor_kind, actor_ref, data)
values ($1, $2, $3, $4, $5, $6::jsonb) returning seq`,
);

export async function insertEvent(
  tx: Tx,
  key: { readonly siteId: number; readonly id: number },
  event: { kind: string; actor: Actor; data?: Record<string, unknown> },
): Promise<number> {
  const [row] = await runPrepared(tx, EVENT, [
    key.siteId,
    key.id,
    event.kind,
    event.actor.kind,
    event.actor.ref,
    JSON.stringify(event.data ?? {}),
  ]);
  return row?.seq ?? 0;
}

export type Fulfilment = Extract<OrderStatus, 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered'>;

const FULFIL = statement(
  'order_fulfil',
  `
update orders set status = $3, fulfilment_status = $3, delivered_at = case when $3 = 'delivered' then now() end
 where site_id = $1 and id = $2 and status = any($4) and ($5::text is null or delivery_method = $5)
returning id`,
);

const HELD = statement<Statements['order_held'], { is_held: boolean }>(
  'order_held',
  `select exists (select from held_orders where site_id = $1 and order_id = $2) as is_held`,
);

/** A cancellation or refund of the order waits for a second person. The order's row is locked by the caller. */
export async function isHeld(
  tx: Tx,
  key: { readonly siteId: number; readonly id: number },
): Promise<boolean> {
  const [row] = await runPrepared(tx, HELD, [key.siteId, key.id]);
  return row?.is_held ?? false;
}

/** False: the order is not where it would have to be. */
export async function moveFulfilment(
  tx: Tx,
  key: { readonly siteId: number; readonly id: number },
  move: { readonly to: Fulfilment; readonly from: readonly OrderStatus[]; readonly delivery: string | null },
): Promise<boolean> {
  const rows = await runPrepared(tx, FULFIL, [key.siteId, key.id, move.to, move.from, move.delivery]);
  return rows.length > 0;
}
