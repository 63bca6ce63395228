import { type Db, readSites, runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import {
  CustomerDetail,
  ListedCustomer,
  type SearchKeys,
  StaffCustomer,
} from './customers.staff.contract.ts';

const ROW = `c.id, (select s.slug from sites s where s.id = c.site_id) as site, c.given_name || ' ' || c.family_name as name,
  c.email, c.phone, c.locale, c.email_verified_at is not null as is_verified,
  (select count(*) from orders o where o.site_id = c.site_id and o.customer_id = c.id)::int as order_count,
  to_json(c.created_at) #>> '{}' as created_at`;

interface Page {
  readonly siteIds: readonly number[];
  readonly after: readonly [string, number] | null;
  readonly limit: number;
}

// The newest of each site by its index, then the newest of these.
const LIST = statement<Statements['staff_customers'], StaffCustomer>(
  'staff_customers',
  `
select ${ROW}
  from unnest($1::int[]) site cross join lateral (
    select * from customers n where n.site_id = site and n.erased_at is null
       and ($2::timestamptz is null or (n.created_at, n.id) < ($2::timestamptz, $3::bigint))
     order by n.created_at desc, n.id desc limit $4::int) c
 order by c.created_at desc, c.id desc limit $4::int`,
);

export const listNewestCustomers = (db: Db, { siteIds, after, limit }: Page): Promise<StaffCustomer[]> =>
  readSites(db, siteIds, LIST, [[...siteIds], after?.[0] ?? null, after?.[1] ?? null, limit]);

const COUNT = statement<Statements['staff_customer_count'], { counted: number }>(
  'staff_customer_count',
  `
select count(*)::int as counted from (
  select from customers where site_id = any ($1::int[]) and erased_at is null limit $2::int) counted_rows`,
);

export async function countCustomers(db: Db, siteIds: readonly number[], max: number): Promise<number> {
  const [row] = await readSites(db, siteIds, COUNT, [[...siteIds], max]);
  return row?.counted ?? 0;
}

const matches = (key: string, from: string, to: string) => `(select site_id, id, created_at from customers
      where site_id = any ($1::int[]) and erased_at is null and ${key} >= ${from}::text
        and ${key} < ${to}::text limit $9::int)`;

// Each range is `[from, to)`; a null `from` asks for nothing. Counting and sorting stop at $9 matches.
const SEARCH = statement<Statements['staff_customer_search'], { customer: StaffCustomer; counted: number }>(
  'staff_customer_search',
  `
with found as materialized (
  select site_id, id, created_at from (
    ${matches('family_first_key', '$2', '$3')}
    union
    ${matches('given_first_key', '$2', '$3')}
    union
    ${matches('email_prefix_key', '$2', '$3')}
    union
    ${matches('phone_suffix_key', '$4', '$5')}
  ) matches limit $9::int
), page as (
  select site_id, id from found
   where $6::timestamptz is null or (created_at, id) < ($6::timestamptz, $7::bigint)
   order by created_at desc, id desc limit $8::int
)
select json_build_object('id', d.id, 'site', d.site, 'name', d.name, 'email', d.email, 'phone', d.phone, 'locale', d.locale,
         'is_verified', d.is_verified, 'order_count', d.order_count, 'created_at', d.created_at) as customer,
       (select count(*) from found)::int as counted
  from (select ${ROW}, c.created_at as at from page p join customers c on c.site_id = p.site_id and c.id = p.id) d
 order by d.at desc, d.id desc`,
  { customer: StaffCustomer },
);

export async function searchCustomers(
  db: Db,
  { siteIds, after, limit }: Page,
  keys: SearchKeys,
  max: number,
): Promise<{ rows: StaffCustomer[]; counted: number }> {
  const rows = await readSites(db, siteIds, SEARCH, [
    [...siteIds],
    keys.from,
    keys.to,
    keys.phoneFrom,
    keys.phoneTo,
    after?.[0] ?? null,
    after?.[1] ?? null,
    limit,
    max,
  ]);
  return { rows: rows.map(({ customer }) => customer), counted: rows[0]?.counted ?? 0 };
}

const guests = (condition: string) => `(select site_id, email_key from orders
      where site_id = any ($1::int[]) and customer_id is null and ${condition} limit $9::int)`;

// The same ranges over the keys of orders without an account. Erased orders have no e-mail address to group by.
const GUESTS = statement(
  'staff_guest_search',
  `
with found as materialized (
  select site_id, email_key from (
    ${guests('family_key >= $2::text and family_key < $3::text')}
    union
    ${guests('given_key >= $2::text and given_key < $3::text')}
    union
    ${guests('email_key >= $2::text and email_key < $3::text')}
    union
    ${guests('phone_key >= $4::text and phone_key < $5::text')}
    union
    ${guests('family_key = $6::text and given_key >= $7::text and given_key < $8::text')}
    union
    ${guests('given_key = $6::text and family_key >= $7::text and family_key < $8::text')}
  ) matches where right(email_key, 15) <> '@erased.invalid' limit $9::int
)
select json_build_object('id', null, 'site', (select s.slug from sites s where s.id = f.site_id),
         'name', o.given_name || ' ' || o.family_name, 'email', o.email, 'phone', o.phone, 'locale', o.locale,
         'is_verified', false, 'order_count', (select count(*) from orders c
            where c.site_id = f.site_id and c.email_key = f.email_key and c.customer_id is null),
         'created_at', o.placed_at) as guest
  from found f cross join lateral (
    select * from orders n where n.site_id = f.site_id and n.email_key = f.email_key and n.customer_id is null
     order by n.placed_at desc, n.id desc limit 1) o
 order by o.placed_at desc, o.id desc`,
  { guest: ListedCustomer },
);

/** More letters narrow the search: there are no further pages of guests. */
const MAX_GUESTS = 50;

export async function searchGuests(
  db: Db,
  siteIds: readonly number[],
  keys: SearchKeys,
): Promise<ListedCustomer[]> {
  const { from, to, phoneFrom, phoneTo, wholeName, otherFrom, otherTo } = keys;
  const values = [
    [...siteIds],
    from,
    to,
    phoneFrom,
    phoneTo,
    wholeName,
    otherFrom,
    otherTo,
    MAX_GUESTS,
  ] as const;
  return (await readSites(db, siteIds, GUESTS, values)).map(({ guest }) => guest);
}

const list = (shape: string, from: string) => `coalesce((select json_agg(${shape}) from (${from}) t), '[]')`;
const OWN = 'site_id = $1 and customer_id = $2';

const SHOW = statement(
  'staff_customer',
  `
select json_build_object('id', c.id, 'site', (select s.slug from sites s where s.id = $1),
  'name', c.given_name || ' ' || c.family_name, 'email', c.email, 'phone', c.phone, 'locale', c.locale,
  'is_verified', c.email_verified_at is not null, 'is_blocked', c.blocked_at is not null, 'created_at', c.created_at,
  'order_count', (select count(*) from orders where ${OWN}),
  'addresses', ${list(
    `json_build_object('type', t.type, 'label', t.label, 'name', t.given_name || ' ' || t.family_name, 'company', t.company,
      'address1', t.address1, 'address2', t.address2, 'postal_code', t.postal_code, 'city', t.city,
      'country_code', t.country_code, 'phone', t.phone)`,
    `select * from addresses where ${OWN} order by id limit 50`,
  )},
  'orders', ${list(
    `json_build_object('code', t.code, 'status', t.status, 'payment_status', t.payment_status, 'total_minor', t.total_minor,
      'currency', t.currency, 'placed_at', t.placed_at)`,
    `select * from orders where ${OWN} order by placed_at desc limit 50`,
  )},
  'bikes', ${list(
    `json_build_object('name', t.original_name, 'serial', t.serial, 'activated_at', t.activated_at)`,
    `select b.serial, b.activated_at, p.original_name from bikes b join products p on p.id = b.product_id
      where b.site_id = $1 and b.customer_id = $2 order by b.id desc limit 50`,
  )},
  'tickets', ${list(
    `json_build_object('number', t.code, 'department', t.department, 'received_at', t.received_at)`,
    `select k.code, k.department, k.received_at from contact_tickets k
      where k.site_id = $1 and k.email_key = c.email_key order by k.received_at desc limit 50`,
  )},
  'newsletter', (select json_build_object('status', t.status, 'changed_at', t.changed_at) from subscribers t
     where t.site_id = $1 and t.email_key = c.email_key),
  'privacy_requests', ${list(
    `json_build_object('code', t.code, 'kind', t.kind, 'status', t.status)`,
    `select r.code, r.kind, r.status from privacy_requests r
      where r.site_id = $1 and r.email_key = c.email_key order by r.id desc limit 20`,
  )},
  'session_count', (select count(*) from customer_tokens where ${OWN} and kind = 'session' and revoked_at is null
     and used_at is null and expires_at > now()),
  'note', coalesce(
     (select json_build_object('contact_preference', t.contact_preference, 'body', t.body, 'revision', t.revision,
        'updated_at', t.updated_at) from customer_notes t where ${OWN}),
     json_build_object('contact_preference', '', 'body', '', 'revision', 0, 'updated_at', null))) as customer
  from customers c where c.site_id = $1 and c.id = $2 and c.erased_at is null`,
  { customer: CustomerDetail.omit({ actions: true }) },
);

export async function readCustomerForStaff(tx: Tx, siteId: number, id: number) {
  const [row] = await runPrepared(tx, SHOW, [siteId, id]);
  return row?.customer ?? null;
}

const RECENT = statement<Statements['staff_customer_recent_read'], { recent: boolean }>(
  'staff_customer_recent_read',
  `
select exists (select from audit_log where site_id = $1 and subject_kind = 'customer' and subject_ref = $2
   and occurred_at > now() - interval '15 minutes' and action = 'customer.read' and actor_ref = $3) as recent`,
);

export async function hasRecentRead(
  tx: Tx,
  { siteId, staffId }: { readonly siteId: number; readonly staffId: number },
  id: number,
): Promise<boolean> {
  const [row] = await runPrepared(tx, RECENT, [siteId, String(id), String(staffId)]);
  return row?.recent === true;
}
