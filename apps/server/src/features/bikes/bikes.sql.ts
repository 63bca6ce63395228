import { ask, type Db, type Executor, readSite, runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { Bike, type BikeRegistration } from './bikes.contract.ts';

export interface Owner {
  readonly siteId: number;
  readonly customerId: number;
}

export type BikeRow = Omit<Bike, 'variant' | 'owner' | 'can_request_warranty' | 'can_transfer'> & {
  /** What tells it apart from its sisters. */
  readonly values: readonly string[];
};

const ISO = (time: string) => `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

// $1 is the site, $2 the owner, $3 the locale, $4 one bike or null for all. The papers of a purchase are for the buyer:
// an owner by transfer sees where the bike comes from, not how it was paid.
const BIKES = statement<Statements['bikes'], BikeRow>(
  'bikes',
  `
select b.id, b.serial, coalesce(own.name, en.name, p.original_name) as name, p.slug as product_slug,
       coalesce(v.picture, p.picture) as picture,
       array(select coalesce(vo.content, ve.content, av.original_content)
          from variant_values vv
          join attributes a on a.id = vv.attribute_id
          join attribute_values av on av.id = vv.value_id
          left join attribute_value_translations vo on vo.value_id = av.id and vo.locale = $3
          left join attribute_value_translations ve on ve.value_id = av.id and ve.locale = 'en'
         where vv.variant_id = b.variant_id order by a.position, a.id) as values,
       coalesce(ost.name, case when o.id is null then ust.name end) as store,
       case when o.customer_id = b.customer_id then o.code end as order_code,
       case when o.customer_id = b.customer_id then (
         select i.document ->> 'number' from invoices i
          where i.site_id = $1 and i.order_id = o.id and i.kind = 'invoice' order by i.id limit 1) end as invoice_number,
       b.purchased_on::text, ${ISO('b.activated_at')} as activated_at,
       ${ISO('b.expires_at')} as expires_at,
       extract(year from age(b.expires_at, b.activated_at))::int as warranty_years,
       greatest(0, ends.day - ends.today) as days_left,
       json_build_object('years', extract(year from age(ends.day, ends.today))::int,
         'months', extract(month from age(ends.day, ends.today))::int,
         'days', extract(day from age(ends.day, ends.today))::int) as time_left,
       b.lost_at is not null as lost, ${ISO('b.lost_at')} as lost_at, b.recovery_message,
       (select json_build_object('email', t.to_email, 'expires_at', ${ISO('t.expires_at')}) from bike_transfers t
         where t.site_id = $1 and t.bike_id = b.id and t.status = 'pending' and t.expires_at > now()) as transfer
  from bikes b
  join sites s on s.id = b.site_id
  cross join lateral (select (now() at time zone s.timezone)::date as today,
    greatest((b.expires_at at time zone s.timezone)::date, (now() at time zone s.timezone)::date) as day) ends
  join products p on p.id = b.product_id
  join variants v on v.product_id = b.product_id and v.id = b.variant_id
  join units u on u.site_id = b.site_id and u.id = b.unit_id
  left join product_translations own on own.product_id = p.id and own.locale = $3
  left join product_translations en on en.product_id = p.id and en.locale = 'en'
  left join orders o on o.site_id = b.site_id and o.id = b.order_id
  left join stores ost on ost.site_id = b.site_id and ost.id = o.store_id
  left join stores ust on ust.site_id = b.site_id and ust.id = u.store_id
 where b.site_id = $1 and b.customer_id = $2 and ($4::bigint is null or b.id = $4)
 order by b.activated_at desc, b.id desc`,
  { time_left: Bike.shape.time_left, transfer: Bike.shape.transfer },
);

/** The newest first; of one bike only, if it is named. */
export const findBikes = (
  executor: Executor,
  { siteId, customerId }: Owner,
  locale: string,
  bikeId: number | null = null,
) => ask(executor, siteId, BIKES, [siteId, customerId, locale, bikeId]);

const REGISTRATIONS = statement<Statements['bike_registrations'], BikeRegistration>(
  'bike_registrations',
  `
select r.id, r.serial, coalesce(own.name, en.name, p.original_name) as name, r.status, r.reason,
       ${ISO('r.created_at')} as created_at
  from bike_registrations r
  join units u on u.site_id = r.site_id and u.id = r.unit_id
  join products p on p.id = u.product_id
  left join product_translations own on own.product_id = p.id and own.locale = $3
  left join product_translations en on en.product_id = p.id and en.locale = 'en'
 where r.site_id = $1 and r.customer_id = $2 and ($4::bigint is null or r.id = $4)
   and (r.status = 'pending' or $4 is not null or r.status = 'rejected' and r.decided_at > now() - interval '30 days')
 order by r.created_at desc, r.id desc limit 50`,
);

/** What people still look at, and what they said no to in the last month; or the one that is named. */
export const findRegistrations = (
  executor: Executor,
  { siteId, customerId }: Owner,
  locale: string,
  id: number | null = null,
) => ask(executor, siteId, REGISTRATIONS, [siteId, customerId, locale, id]);

export interface LockedBike {
  readonly id: number;
  readonly serial: string;
  /** In the owner's language. */
  readonly name: string;
  readonly lost: boolean;
  /** Its warranty is over, by the database's clock. */
  readonly expired: boolean;
  readonly email: string;
  readonly locale: string;
  readonly given_name: string;
}

const LOCK_OWN = statement<Statements['bike_lock_own'], LockedBike>(
  'bike_lock_own',
  `
select b.id, b.serial, coalesce(own.name, en.name, p.original_name) as name, b.lost_at is not null as lost,
       b.expires_at <= now() as expired, c.email, c.locale, c.given_name
  from bikes b
  join customers c on c.site_id = b.site_id and c.id = b.customer_id
  join products p on p.id = b.product_id
  left join product_translations own on own.product_id = p.id and own.locale = c.locale
  left join product_translations en on en.product_id = p.id and en.locale = 'en'
 where b.site_id = $1 and b.customer_id = $2 and b.id = $3 for no key update of b`,
);

/** Every change of a bike takes this row lock first, so that changes are serialized. Null: not this customer's. */
export async function lockOwn(tx: Tx, { siteId, customerId }: Owner, id: number): Promise<LockedBike | null> {
  const [row] = await runPrepared(tx, LOCK_OWN, [siteId, customerId, id]);
  return row ?? null;
}

const CHECK = statement(
  'bike_check',
  `select recovery_message as message from bikes where site_id = $1 and serial = $2 and lost_at is not null`,
);

/** Null: it is not lost, or unknown. */
export async function findLost(db: Db, siteId: number, serial: string): Promise<string | null> {
  const [row] = await readSite(db, siteId, CHECK, [siteId, serial]);
  return row?.message ?? null;
}
