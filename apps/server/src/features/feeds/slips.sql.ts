import { type Db, runPrepared, type Tx, withSite } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { listFeedSites } from './feeds.sql.ts';

export interface SlipFigures {
  readonly count: number;
  readonly onTime: number;
  readonly medianDays: number | null;
  readonly p90Days: number | null;
  readonly worstDays: number | null;
}

const figures = `count(*)::int as count, count(*) filter (where slip <= 0)::int as "onTime",
  percentile_disc(0.5) within group (order by slip) as "medianDays",
  percentile_disc(0.9) within group (order by slip) as "p90Days", max(slip) as "worstDays"`;

interface Window {
  readonly siteId: number;
  readonly timezone: string;
  readonly days: number;
}

const MEASURE_PROMISES = statement<Statements['measure_promises'], SlipFigures>(
  'measure_promises',
  `
    select ${figures} from (
      select distinct on (p.unit_id, p.order_id) u.delivered_on - p.promised_on as slip
        from delivery_promises p join units u on u.site_id = p.site_id and u.id = p.unit_id
       where p.site_id = $1 and p.reason = 'placed' and u.status = 'delivered' and u.delivered_on > current_date - $2::int
         -- A reservation that ended without a sale promised nothing in the end.
         and exists (select from unit_claims c where c.site_id = p.site_id and c.unit_id = p.unit_id
                        and c.order_id = p.order_id and c.kind = 'sale' and c.released_at is null)
       order by p.unit_id, p.order_id, p.id desc) as kept`,
);

/** The day promised when the order was placed against the day it was handed over. */
export async function measurePromises(tx: Tx, { siteId, days }: Window): Promise<SlipFigures> {
  const rows = await runPrepared(tx, MEASURE_PROMISES, [siteId, days]);
  return rows[0]!;
}

const MEASURE_ARRIVALS = statement<Statements['measure_arrivals'], SlipFigures>(
  'measure_arrivals',
  `
    select ${figures} from (
      select (a.changed_at at time zone $1)::date - first.from_on as slip
        from unit_etd_changes a
       cross join lateral (
         select c.from_on from unit_etd_changes c
          where c.site_id = a.site_id and c.unit_id = a.unit_id and c.from_on is not null
          order by c.changed_at, c.id limit 1) as first
       where a.site_id = $2 and a.reason = 'arrived'
         and a.changed_at > now() - $3::int * interval '1 day') as kept`,
);

/** The first day a unit was ever expected against the day it stood in the store. */
export async function measureArrivals(tx: Tx, { siteId, timezone, days }: Window): Promise<SlipFigures> {
  const rows = await runPrepared(tx, MEASURE_ARRIVALS, [timezone, siteId, days]);
  return rows[0]!;
}

const COUNT_LATE = statement<Statements['count_late'], { overdueUnits: number; brokenPromises: number }>(
  'count_late',
  `
    select (select count(*)::int from units where site_id = $1 and overdue_since is not null) as "overdueUnits",
           (select count(distinct (c.unit_id, c.order_id))::int
              from unit_claims c
              join delivery_promises p on p.site_id = c.site_id and p.unit_id = c.unit_id and p.order_id = c.order_id
              join units u on u.site_id = c.site_id and u.id = c.unit_id
             where c.site_id = $1 and c.released_at is null and c.kind in ('reservation', 'sale')
               and u.status <> 'delivered' and p.reason = 'placed' and p.promised_on < $2::date
               -- An order that was placed again was promised another day.
               and not exists (select from delivery_promises n where n.site_id = p.site_id and n.unit_id = p.unit_id
                                  and n.order_id = p.order_id and n.reason = 'placed' and n.id > p.id)) as "brokenPromises"`,
);

/** What is late as of now: units marked overdue, and promised days that have passed without a hand-over. */
export async function countLate(tx: Tx, { siteId, today }: { siteId: number; today: string }) {
  const rows = await runPrepared(tx, COUNT_LATE, [siteId, today]);
  return rows[0]!;
}

/** How well a site's days were kept: what was promised, what was expected, what is late now. Null for no such site. */
export async function measureSlips(db: Db, slug: string, days = 180) {
  const site = (await listFeedSites(db)).find((one) => one.slug === slug);
  if (!site) return null;
  const window = { siteId: site.id, timezone: site.timezone, days };
  return withSite(db, site.id, async (tx) => ({
    promises: await measurePromises(tx, window),
    arrivals: await measureArrivals(tx, window),
    ...(await countLate(tx, { siteId: site.id, today: site.today })),
  }));
}
