import { runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';

export interface CustomerKey {
  readonly siteId: number;
  readonly customerId: number;
}

const LOCK_CARTS = statement(
  'privacy_lock_carts',
  'select id from carts where site_id = $1 and customer_id = $2 order by id for no key update',
);
const LOCK_ORDERS = statement(
  'privacy_lock_orders',
  'select id from orders where site_id = $1 and customer_id = $2 order by id for no key update',
);
// The strongest row lock: a concurrent insert for this customer waits, and then finds the customer erased.
const LOCK_CUSTOMER = statement(
  'privacy_lock_customer',
  `
select email, given_name as "givenName", locale from customers
 where site_id = $1 and id = $2 and erased_at is null for update`,
);

export type Person = Statements['privacy_lock_customer']['row'];

/** In the lock order of the whole server: bags, orders, and the customer last. Null: erased already. */
export async function lockPerson(tx: Tx, { siteId, customerId }: CustomerKey): Promise<Person | null> {
  await runPrepared(tx, LOCK_CARTS, [siteId, customerId]);
  await runPrepared(tx, LOCK_ORDERS, [siteId, customerId]);
  const [row] = await runPrepared(tx, LOCK_CUSTOMER, [siteId, customerId]);
  return row ?? null;
}

// A guest can order under a foreign e-mail address without paying. Such a reservation, adopted from a guest, does not
// block the erasure: it ends by its deadline. A registered offline payment counts only after the reader of the mailbox
// has confirmed the address; until then the order has 30 minutes.
const STRANGERS = `o.payment_status = 'unpaid' and o.status in ('pending_confirmation', 'payment_failed')
              and exists (select from order_events e where e.site_id = $1 and e.order_id = o.id and e.kind = 'adopted')
              and not exists (select from payment_attempts a where a.site_id = $1 and a.order_id = o.id
                                 and a.status in ('processing', 'unknown', 'review')
                                 and (a.provider <> 'offline' or o.deadline_at > o.placed_at + interval '30 minutes'))`;

const UNDER_WAY = statement<Statements['privacy_under_way'], { yes: boolean }>(
  'privacy_under_way',
  `
select exists (
    select from orders o where o.site_id = $1 and o.customer_id = $2
       and ((o.status not in ('delivered', 'cancelled', 'returned', 'refunded') and not (${STRANGERS}))
            or (o.status = 'delivered' and o.payment_status in ('unpaid', 'authorised'))
            or exists (select from returns r where r.site_id = $1 and r.order_id = o.id and r.ended_at is null)
            or exists (select from payment_cases k where k.site_id = $1 and k.order_id = o.id and k.status = 'open')
            or exists (select from payment_attempts a
                         join refunds f on f.site_id = a.site_id and f.attempt_id = a.id
                        where a.site_id = $1 and a.order_id = o.id and f.status in ('requested', 'sent', 'unknown'))))
  or exists (select from warranty_requests w
              where w.site_id = $1 and w.customer_id = $2 and w.status in ('pending', 'verified', 'in_repair')) as yes`,
);

/** Either side still owes something: goods, money, a repair or an answer. */
export async function isUnderWay(tx: Tx, { siteId, customerId }: CustomerKey): Promise<boolean> {
  const [row] = await runPrepared(tx, UNDER_WAY, [siteId, customerId]);
  return row?.yes === true;
}
