import { type Db, readSite, runPrepared, type Tx } from '../../platform/db/db.ts';
import { type Known, statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { Alert } from './alerts.contract.ts';

export interface NewAlert {
  readonly siteId: number;
  readonly productId: number;
  readonly colorId: number | null;
  readonly sizeId: number | null;
  readonly near: {
    readonly place: string;
    readonly lat: number;
    readonly lng: number;
    readonly metres: number;
  } | null;
}

const COLUMNS = `site_id, product_id, color_id, size_id, place, location, radius_m`;
const VALUES = `$1, $2, $3, $4, $5::text,
       case when $5::text is not null then st_setsrid(st_makepoint($7::float8, $6::float8), 4326)::geography end, $8::int`;
const CONFLICT = `(site_id, email_key, product_id, color_id, size_id) where status in ('pending', 'waiting')`;

const valuesOf = ({ siteId, productId, colorId, sizeId, near }: NewAlert) =>
  [
    siteId,
    productId,
    colorId,
    sizeId,
    near?.place ?? null,
    near?.lat ?? null,
    near?.lng ?? null,
    near?.metres ?? null,
  ] as const;

// A request proves nothing about its address, so it does not change an alert that is in the line.
const OPEN = statement(
  'alert_open',
  `
insert into alerts as a (${COLUMNS}, email, locale)
values (${VALUES}, $9, $10)
on conflict ${CONFLICT} do update set
  place = case a.status when 'pending' then excluded.place else a.place end,
  location = case a.status when 'pending' then excluded.location else a.location end,
  radius_m = case a.status when 'pending' then excluded.radius_m else a.radius_m end,
  locale = case a.status when 'pending' then excluded.locale else a.locale end,
  changed_at = case a.status when 'pending' then now() else a.changed_at end
returning id, status, (
  select coalesce(own.name, p.original_name) from products p
    left join product_translations own on own.product_id = p.id and own.locale = $10
   where p.id = a.product_id) as model`,
);

/** Two requests for the same alert at once find one row. */
export async function upsertAlert(tx: Tx, alert: NewAlert & { email: string; locale: string }) {
  const [row] = await runPrepared(tx, OPEN, [...valuesOf(alert), alert.email, alert.locale]);
  if (!row) throw new Error('an upsert without a row');
  return row;
}

// The customer's address is confirmed. An alert in the line keeps its place there.
const OPEN_OWN = statement(
  'alert_open_own',
  `
insert into alerts as a (${COLUMNS}, email, locale, status, confirmed_at)
select ${VALUES}, c.email, $10, 'waiting', clock_timestamp()
  from customers c where c.site_id = $1 and c.id = $9
on conflict ${CONFLICT} do update set
  status = 'waiting', confirmed_at = coalesce(a.confirmed_at, excluded.confirmed_at),
  place = excluded.place, location = excluded.location, radius_m = excluded.radius_m, locale = excluded.locale,
  changed_at = case a.status when 'pending' then now() else a.changed_at end
returning id`,
);

/** False: no such customer. */
export const upsertOwnAlert = async (tx: Tx, alert: NewAlert & { customerId: number; locale: string }) =>
  (await runPrepared(tx, OPEN_OWN, [...valuesOf(alert), alert.customerId, alert.locale])).length > 0;

const FIND = statement(
  'alert_find',
  `
select a.status, a.product_id, p.slug from alerts a join products p on p.id = a.product_id
 where a.site_id = $1 and a.id = $2 for no key update of a`,
);

/** Locks the alert: concurrent presses of one link wait for each other. */
export const lockAlert = async (tx: Tx, siteId: number, alertId: number) =>
  (await runPrepared(tx, FIND, [siteId, alertId]))[0] ?? null;

// The clock of the moment, not of the transaction: two who confirm at once get different places in the line.
const CONFIRM = statement(
  'alert_confirm',
  `
update alerts set status = 'waiting', confirmed_at = clock_timestamp(), changed_at = now()
 where site_id = $1 and id = $2 and status = 'pending'`,
);

export const markConfirmed = (tx: Tx, siteId: number, alertId: number) =>
  runPrepared(tx, CONFIRM, [siteId, alertId]);

const STOP = statement(
  'alert_stop',
  `
update alerts a set status = 'ended', changed_at = now()
  from alerts told
 where told.site_id = $1 and told.id = $2 and a.site_id = $1 and a.email_key = told.email_key
   and a.status in ('pending', 'waiting')`,
);

/** Every open alert of the address that has this one. */
export const endAlertsOf = (tx: Tx, siteId: number, alertId: number) =>
  runPrepared(tx, STOP, [siteId, alertId]);

const OF_CUSTOMER = `a.site_id = $1 and a.status in ('pending', 'waiting')
   and a.email_key = (select c.email_key from customers c where c.site_id = $1 and c.id = $2)`;

const END = statement(
  'alert_end',
  `update alerts a set status = 'ended', changed_at = now() where ${OF_CUSTOMER} and a.id = $3 returning a.id`,
);

export interface CustomerKey {
  readonly siteId: number;
  readonly customerId: number;
}

/** False: the customer has no open alert of this id. */
export const endAlertOf = async (tx: Tx, { siteId, customerId }: CustomerKey, alertId: number) =>
  (await runPrepared(tx, END, [siteId, customerId, alertId])).length > 0;

const value = (column: string) => `
  (select coalesce(t.content, v.original_content) from attribute_values v
     left join attribute_value_translations t on t.value_id = v.id and t.locale = $3
    where v.id = ${column})`;

const LIST = statement<Known<Statements['alert_list'], { status: Alert['status'] }>, Alert>(
  'alert_list',
  `
select a.id, a.status, ${value('a.color_id')} as color, ${value('a.size_id')} as size, a.place, a.radius_m,
       json_build_object('slug', p.slug, 'name', coalesce(own.name, p.original_name), 'image', p.picture) as product,
       to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at
  from alerts a
  join products p on p.id = a.product_id
  left join product_translations own on own.product_id = p.id and own.locale = $3
 where ${OF_CUSTOMER}
 order by a.created_at, a.id
 limit 100`,
  { product: Alert.shape.product },
);

export const findAlertsOf = (db: Db, { siteId, customerId }: CustomerKey, locale: string) =>
  readSite(db, siteId, LIST, [siteId, customerId, locale]);
