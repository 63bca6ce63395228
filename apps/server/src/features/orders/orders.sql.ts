import { type Db, readSite, runPrepared, type Tx } from '../../platform/db.ts';
import { ORDER_COLUMNS, ORDER_JOINS, type OrderRow } from './order-row.sql.ts';

export type { OrderRow };

interface Asker {
  readonly siteId: number;
  readonly locale: string;
  readonly customerId: number | null;
  readonly cartIds: readonly string[];
  readonly openedCode: string | null;
}

// $1 site, $2 customer, $3 bags, $4 what a signed link opens.
const OWN = `o.site_id = $1 and (o.customer_id = $2::bigint or o.cart_id = any($3::uuid[]) or o.code = $4)`;

const SHOW = {
  name: 'order_show',
  text: `
select ${ORDER_COLUMNS}
  from orders o cross join (select $6::text as locale) asked ${ORDER_JOINS}
 where ${OWN} and o.code = $5`,
};

const ownership = (asker: Asker) => [asker.siteId, asker.customerId, asker.cartIds, asker.openedCode];

/** Null: there is none, or it is not this visitor's; nobody can tell which. */
export async function findOwnOrderRow(db: Db, asker: Asker, code: string): Promise<OrderRow | null> {
  const [row] = await readSite<OrderRow>(db, asker.siteId, SHOW, [...ownership(asker), code, asker.locale]);
  return row ?? null;
}

const FIND = { name: 'order_find_own', text: `select o.id from orders o where ${OWN} and o.code = $5` };

export async function findOwnOrderId(db: Db, asker: Asker, code: string): Promise<number | null> {
  const [row] = await readSite<{ id: number }>(db, asker.siteId, FIND, [...ownership(asker), code]);
  return row?.id ?? null;
}

const LATEST = {
  name: 'order_latest',
  text: `
select o.code from (
    (select code, placed_at from orders where site_id = $1 and customer_id = $2::bigint order by placed_at desc limit 1)
    union all
    select code, placed_at from orders where site_id = $1 and cart_id = any($3::uuid[])) o
 order by o.placed_at desc limit 1`,
};

/** The code of the last order of this customer or of these bags. */
export async function findLatestCode(db: Db, asker: Asker): Promise<string | null> {
  const [row] = await readSite<{ code: string }>(db, asker.siteId, LATEST, ownership(asker).slice(0, 3));
  return row?.code ?? null;
}

// Who began to pay and gave up has no order of it once it is over; one that was replaced lives on in the other.
const LISTED = `(o.registered_at is not null or o.status <> 'cancelled')`;

const LIST = {
  name: 'orders_of_customer',
  text: `
with mine as materialized (
  select o.id, o.placed_at from orders o where o.site_id = $1 and o.customer_id = $2::bigint and ${LISTED}
), page as (
  select id from mine order by placed_at desc, id desc limit $4 offset $5
), told as (
  select count(*)::int as total, min(placed_at) as since from mine
)
select told.total, told.since, shown.*
  from told
  left join lateral (
    select ${ORDER_COLUMNS}
      from page cross join (select $3::text as locale) asked
      join orders o on o.site_id = $1 and o.id = page.id ${ORDER_JOINS}) shown on true
 order by shown.placed_at desc, shown.id desc`,
};

interface OrderPage {
  readonly rows: readonly OrderRow[];
  readonly total: number;
  readonly since: Date | null;
}

/** One page of a customer's orders, and how many there are. */
export async function listOwnOrders(
  db: Db,
  of: { readonly siteId: number; readonly customerId: number; readonly locale: string },
  page: { readonly limit: number; readonly offset: number },
): Promise<OrderPage> {
  type Row = OrderRow & { readonly total: number; readonly since: Date | null };
  // Beyond the last page there is one row that has only the sums.
  const rows = await readSite<Row>(db, of.siteId, LIST, [
    ...[of.siteId, of.customerId, of.locale, page.limit, page.offset],
  ]);
  const [first] = rows;
  return {
    ...{ total: first?.total ?? 0, since: first?.since ?? null },
    rows: rows.filter(({ id }) => id !== null),
  };
}

const ADOPT = {
  name: 'orders_adopt',
  text: `
with adopted as (
  update orders o set customer_id = c.id
    from customers c
   where c.site_id = $1 and c.id = $2 and c.email_verified_at is not null and c.erased_at is null
     and o.site_id = $1 and o.customer_id is null and lower(o.email) = lower(c.email)
  returning o.id, o.status
), told as (
  insert into order_events (site_id, order_id, kind, actor_kind, actor_ref)
  select $1, adopted.id, 'adopted', 'customer', $2::text from adopted
)
select id, status from adopted`,
};

interface AdoptedOrder {
  readonly id: number;
  readonly status: OrderRow['status'];
}

/** What was bought as a guest under the address that the customer has proved. */
export const adoptOrders = (tx: Tx, siteId: number, customerId: number) =>
  runPrepared<AdoptedOrder>(tx, ADOPT, [siteId, customerId]);
