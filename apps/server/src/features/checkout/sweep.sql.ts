import { runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';

const MOST = 500;

const LIST_DUE_ORDERS = statement<Statements['unsafe_list_due_orders'], { siteId: number; orderId: number }>(
  'unsafe_list_due_orders',
  `
    select site_id as "siteId", id as "orderId" from orders
     where status in ('pending_confirmation', 'processing', 'payment_failed')
       and deadline_at < now() - interval '30 seconds'
     order by deadline_at limit $1`,
);

/** A little past the deadline, so that the order's own job has had its turn. */
export async function unsafeListDueOrders(tx: Tx) {
  const rows = await runPrepared(tx, LIST_DUE_ORDERS, [MOST]);
  return rows;
}

const ABANDON_CARTS = statement(
  'unsafe_abandon_carts',
  `
    update carts set status = 'abandoned'
     where (site_id, id) in (
       select c.site_id, c.id from carts c
        where c.status = 'open' and c.updated_at < now() - interval '30 days'
          and not exists (select from orders o where o.site_id = c.site_id and o.cart_id = c.id
             and o.status in ('pending_confirmation', 'processing', 'payment_failed'))
        limit $1 for update skip locked)
    returning id`,
);

/** Carts without a change for a month and without an order. */
export const unsafeAbandonCarts = async (tx: Tx): Promise<number> =>
  (await runPrepared(tx, ABANDON_CARTS, [MOST])).length;
