import { runPrepared, type Tx } from '../../platform/db.ts';

export interface Who {
  readonly siteId: number;
  readonly customerId: number;
}

const lock = (name: string, table: string) => ({
  name: `privacy_lock_${name}`,
  text: `select id from ${table} where site_id = $1 and customer_id = $2 order by id for no key update`,
});
const LOCK_CARTS = lock('carts', 'carts');
const LOCK_ORDERS = lock('orders', 'orders');
// The strongest lock: whoever makes something for this customer meanwhile waits, and then finds him gone.
const LOCK_CUSTOMER = {
  name: 'privacy_lock_customer',
  text: `
select email, given_name as "givenName", locale from customers
 where site_id = $1 and id = $2 and erased_at is null for update`,
};

export interface Person {
  readonly email: string;
  readonly givenName: string;
  readonly locale: string;
}

/** In the order of the house: bags, orders, and the customer last. Null: erased already. */
export async function lockPerson(tx: Tx, { siteId, customerId }: Who): Promise<Person | null> {
  await runPrepared(tx, LOCK_CARTS, [siteId, customerId]);
  await runPrepared(tx, LOCK_ORDERS, [siteId, customerId]);
  const [row] = await runPrepared<Person>(tx, LOCK_CUSTOMER, [siteId, customerId]);
  return row ?? null;
}

const UNDER_WAY = {
  name: 'privacy_under_way',
  text: `
select exists (
    select from orders o where o.site_id = $1 and o.customer_id = $2
       and (o.status not in ('delivered', 'cancelled', 'returned', 'refunded')
            or (o.status = 'delivered' and o.payment_status in ('unpaid', 'authorised'))
            or exists (select from returns r where r.site_id = $1 and r.order_id = o.id and r.ended_at is null)
            or exists (select from payment_cases k where k.site_id = $1 and k.order_id = o.id and k.status = 'open')
            or exists (select from payment_attempts a
                         join refunds f on f.site_id = a.site_id and f.attempt_id = a.id
                        where a.site_id = $1 and a.order_id = o.id and f.status in ('requested', 'sent', 'unknown'))))
  or exists (select from warranty_requests w
              where w.site_id = $1 and w.customer_id = $2 and w.status in ('pending', 'verified', 'in_repair')) as yes`,
};

/** Somebody still owes somebody something: goods, money, a repair or an answer. */
export async function isUnderWay(tx: Tx, { siteId, customerId }: Who): Promise<boolean> {
  const [row] = await runPrepared<{ yes: boolean }>(tx, UNDER_WAY, [siteId, customerId]);
  return row?.yes === true;
}
