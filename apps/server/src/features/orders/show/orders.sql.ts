import { type Db, readSite, runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import { ORDER_COLUMNS, ORDER_JOINS, ORDER_JSON, type OrderRow } from './order-row.sql.ts';

export type { OrderRow };

interface Caller {
  readonly siteId: number;
  readonly locale: string;
  readonly customerId: number | null;
  readonly carts: readonly { readonly id: string; readonly keyHash: string }[];
  readonly opened: { readonly code: string; readonly linkVersion: number } | null;
}

// A cart opens an order only together with its key, and never an order of a customer.
const BY_CART = `o.customer_id is null and exists (
  select from unnest($3::uuid[], $4::text[]) held (id, key_hash)
    join carts own on own.site_id = $1 and own.id = held.id and own.key_hash = decode(held.key_hash, 'hex')
   where held.id = o.cart_id)`;

// $1 site, $2 customer, $3 carts and $4 the hashes of their keys, $5 what a signed link opens and $6 its version.
const OWN = `o.site_id = $1 and (o.customer_id = $2::bigint or (${BY_CART})
  or (o.code = $5 and o.link_version = $6))`;

const SHOW = statement<Statements['order_show'], OrderRow>(
  'order_show',
  `
select ${ORDER_COLUMNS}
  from orders o cross join (select $8::text as locale) requested ${ORDER_JOINS}
 where ${OWN} and o.code = $7`,
  ORDER_JSON,
);

const ofCarts = ({ siteId, customerId, carts }: Caller) =>
  [siteId, customerId, carts.map(({ id }) => id), carts.map(({ keyHash }) => keyHash)] as const;
const ownership = (caller: Caller) =>
  [...ofCarts(caller), caller.opened?.code ?? null, caller.opened?.linkVersion ?? null] as const;

/** Null: there is none, or it is not this visitor's; the caller cannot tell which. */
export async function findOwnOrderRow(db: Db, caller: Caller, code: string): Promise<OrderRow | null> {
  const [row] = await readSite(db, caller.siteId, SHOW, [...ownership(caller), code, caller.locale]);
  return row ?? null;
}

const FIND = statement('order_find_own', `select o.id from orders o where ${OWN} and o.code = $7`);

export async function findOwnOrderId(db: Db, caller: Caller, code: string): Promise<number | null> {
  const [row] = await readSite(db, caller.siteId, FIND, [...ownership(caller), code]);
  return row?.id ?? null;
}

export async function findOwnOrderIdIn(tx: Tx, caller: Caller, code: string): Promise<number | null> {
  const [row] = await runPrepared(tx, FIND, [...ownership(caller), code]);
  return row?.id ?? null;
}

const LATEST = statement<Statements['order_latest'], { code: string }>(
  'order_latest',
  `
select o.code from (
    (select code, placed_at from orders where site_id = $1 and customer_id = $2::bigint order by placed_at desc limit 1)
    union all
    select code, placed_at from orders o where o.site_id = $1 and o.cart_id = any($3::uuid[]) and ${BY_CART}) o
 order by o.placed_at desc limit 1`,
);

/** The code of the last order of this customer or of these bags. */
export async function findLatestCode(db: Db, caller: Caller): Promise<string | null> {
  const [row] = await readSite(db, caller.siteId, LATEST, ofCarts(caller));
  return row?.code ?? null;
}

// An abandoned unpaid order is not listed once it has ended; a replaced one lives on in its successor.
const LISTED = `(o.registered_at is not null or o.status <> 'cancelled')`;

const LISTED_JSON = {
  payments: ORDER_JSON.payments.nullable(),
  tax_estimate: ORDER_JSON.tax_estimate.nullable(),
  shipment: ORDER_JSON.shipment.nullable(),
  delivery_address: ORDER_JSON.delivery_address.nullable(),
  billing_address: ORDER_JSON.billing_address.nullable(),
  lines: ORDER_JSON.lines.nullable(),
  events: ORDER_JSON.events.nullable(),
  method: ORDER_JSON.method.nullable(),
  attempt: ORDER_JSON.attempt.nullable(),
  documents: ORDER_JSON.documents.nullable(),
  returns: ORDER_JSON.returns.nullable(),
  withdrawals: ORDER_JSON.withdrawals.nullable(),
};

const LIST = statement<Statements['orders_of_customer'], ListedRow>(
  'orders_of_customer',
  `
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
      from page cross join (select $3::text as locale) requested
      join orders o on o.site_id = $1 and o.id = page.id ${ORDER_JOINS}) shown on true
 order by shown.placed_at desc, shown.id desc`,
  LISTED_JSON,
);

/** Beyond the last page there is one row that has only the sums. */
type ListedRow = { readonly [Column in keyof OrderRow]: OrderRow[Column] | null } & {
  readonly total: number;
  readonly since: Date | null;
};
const isOrder = (row: ListedRow): row is ListedRow & OrderRow => row.id !== null;

interface OrderPage {
  readonly rows: readonly OrderRow[];
  readonly total: number;
  readonly since: Date | null;
}

/** One page of a customer's orders, and how many there are. */
export async function listOwnOrders(
  db: Db,
  key: { readonly siteId: number; readonly customerId: number; readonly locale: string },
  page: { readonly limit: number; readonly offset: number },
): Promise<OrderPage> {
  const rows = await readSite(db, key.siteId, LIST, [
    key.siteId,
    key.customerId,
    key.locale,
    page.limit,
    page.offset,
  ]);
  const [first] = rows;
  return {
    total: first?.total ?? 0,
    since: first?.since ?? null,
    rows: rows.filter(isOrder),
  };
}

const ADOPT = statement(
  'orders_adopt',
  `
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
);

/** What was bought as a guest under the address that the customer has proved. */
export const adoptOrders = (tx: Tx, siteId: number, customerId: number) =>
  runPrepared(tx, ADOPT, [siteId, customerId]);

const REPLACE_CART_KEY = statement(
  'order_cart_key',
  `
update carts c set key_hash = decode($4, 'hex'), customer_id = $2
  from orders o
 where o.site_id = $1 and o.customer_id = $2 and o.code = $3
   and c.site_id = $1 and c.id = o.cart_id and c.status = 'open' and coalesce(c.customer_id, $2) = $2
returning c.id`,
);

/** The cart of a customer's order opens with this key from now on, and to this customer alone. */
export async function replaceCartKey(
  db: Db,
  { siteId, customerId }: { readonly siteId: number; readonly customerId: number },
  code: string,
  keyHash: string,
): Promise<string | null> {
  const [row] = await readSite(db, siteId, REPLACE_CART_KEY, [siteId, customerId, code, keyHash]);
  return row?.id ?? null;
}

const BUMP_LINK_VERSION = statement(
  'order_link_version',
  `update orders set link_version = link_version + 1 where site_id = $1 and id = $2 returning link_version`,
);

export async function bumpLinkVersion(tx: Tx, siteId: number, orderId: number): Promise<number> {
  const [row] = await runPrepared(tx, BUMP_LINK_VERSION, [siteId, orderId]);
  if (!row) throw new Error(`No order ${orderId}`);
  return row.link_version;
}

const FIND_BY_EMAIL = statement(
  'order_link_find',
  `select id, email, locale from orders where site_id = $1 and code = upper($2) and lower(email) = lower($3)`,
);

/** Null: no order has both. */
export async function findOrderOf(tx: Tx, siteId: number, { code, email }: { code: string; email: string }) {
  return (await runPrepared(tx, FIND_BY_EMAIL, [siteId, code, email]))[0] ?? null;
}
