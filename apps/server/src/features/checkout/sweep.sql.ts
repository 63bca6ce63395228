import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';

const MOST = 500;

/** A little past the deadline, so that the order's own job has had its turn. */
export async function unsafeListDueOrders(tx: Tx) {
  const { rows } = await sql<{ siteId: number; orderId: number }>`
    select site_id as "siteId", id as "orderId" from orders
     where status in ('pending_confirmation', 'processing', 'payment_failed')
       and deadline_at < now() - interval '30 seconds'
     order by deadline_at limit ${MOST}`.execute(tx);
  return rows;
}

/** Bags that nobody has touched for a month and that are no order's. */
export async function unsafeAbandonCarts(tx: Tx): Promise<number> {
  const { numAffectedRows } = await sql`
    update carts set status = 'abandoned'
     where (site_id, id) in (
       select c.site_id, c.id from carts c
        where c.status = 'open' and c.updated_at < now() - interval '30 days'
          and not exists (select from orders o where o.site_id = c.site_id and o.cart_id = c.id
             and o.status in ('pending_confirmation', 'processing', 'payment_failed'))
        limit ${MOST} for update skip locked)`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}
