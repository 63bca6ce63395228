import { type Db, readSites } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { MAX_FAULTS, MAX_ORDERS_OF_DAY, type Today } from './today.contract.ts';

const MIDNIGHT = `date_trunc('day', now() at time zone s.timezone) at time zone s.timezone`;
const PLACED = `o.site_id = s.id and o.status not in ('cancelled', 'payment_failed')`;

interface TodayRow {
  readonly site: string;
  readonly currency: string;
  readonly orders: number;
  readonly sales_minor: number;
  readonly paid: number;
  readonly orders_before: number;
  /** The hour of each order, in the time of the site. */
  readonly hours: number[];
}

// Each site is read by its index on the time of placing, from its own midnight on.
const TODAY = statement<Statements['desk_today'], TodayRow>(
  'desk_today',
  `
select s.slug as site, s.currency::text as currency, t.orders, t.sales_minor, t.paid, b.orders_before, t.hours
  from sites s
 cross join lateral (
   select count(*)::int as orders, coalesce(sum(o.total_minor), 0)::bigint as sales_minor,
          (count(*) filter (where o.payment_status <> 'unpaid'))::int as paid,
          coalesce(array_agg(extract(hour from o.placed_at at time zone s.timezone)::int), '{}') as hours
     from (select o.placed_at, o.total_minor, o.payment_status from orders o
            where ${PLACED} and o.placed_at >= ${MIDNIGHT}
            order by o.placed_at desc limit ${MAX_ORDERS_OF_DAY}) o) t
 cross join lateral (
   select count(*)::int as orders_before
     from (select from orders o where ${PLACED} and o.placed_at >= ${MIDNIGHT} - interval '7 days'
              and o.placed_at < now() - interval '7 days' limit ${MAX_ORDERS_OF_DAY}) o) b
 where s.id = any ($1::int[]) and (t.orders > 0 or b.orders_before > 0)
 order by t.orders desc, s.slug`,
);

export const readToday = (db: Db, siteIds: readonly number[]): Promise<TodayRow[]> =>
  readSites(db, siteIds, TODAY, [[...siteIds]]);

const counted = (rows: string) => `(select count(*)::int from (
    select from unnest($1::int[]) d (site_id) join ${rows} limit ${MAX_FAULTS}) c)`;

const FAULTS = statement<Statements['desk_faults'], Today['health']>(
  'desk_faults',
  `
select ${counted(`mails m on m.site_id = d.site_id and m.status = 'queued'
       and m.queued_at < now() - interval '10 minutes'`)} as mails_late,
       ${counted(`payment_cases c on c.site_id = d.site_id and c.status = 'open'`)} as cases_open,
       ${counted('units u on u.site_id = d.site_id and u.overdue_since is not null')} as units_overdue`,
);

export async function countFaults(db: Db, siteIds: readonly number[]): Promise<Today['health']> {
  const [row] = await readSites(db, siteIds, FAULTS, [[...siteIds]]);
  return row ?? { mails_late: 0, cases_open: 0, units_overdue: 0 };
}
