import { type Db, runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { FREE } from '../products/for-sale.fragment.ts';

const LIST_SITE_DAYS = statement<Statements['list_site_days'], { id: number; slug: string; today: string }>(
  'list_site_days',
  `
    select id, slug, (now() at time zone timezone)::date as today from sites order by id`,
);

/** Every site and the date it is there. */
export async function listSiteDays(db: Db) {
  const rows = await runPrepared(db, LIST_SITE_DAYS, []);
  return rows;
}

const FIND_USUAL_SLIP = statement<Statements['find_usual_slip'], { moves: number; days: number | null }>(
  'find_usual_slip',
  `
    select count(*)::int as moves, percentile_disc(0.5) within group (order by to_on - from_on) as days
      from unit_etd_changes
     where site_id = $1 and changed_at > now() - interval '90 days'
       and reason = 'feed' and to_on > from_on`,
);

/** By how many days the maker moved dates of this site lately, when they moved to later: the one in the middle. */
export async function findUsualSlip(tx: Tx, siteId: number) {
  const rows = await runPrepared(tx, FIND_USUAL_SLIP, [siteId]);
  return rows[0] ?? { moves: 0, days: null };
}

const STATE_OVERDUE = statement('state_overdue', `select set_config('app.etd_reason', 'overdue', true)`);

/** Says to the trigger that keeps the days why they change from here on. */
export const stateOverdue = (tx: Tx) => runPrepared(tx, STATE_OVERDUE, []);

export interface Revision {
  readonly siteId: number;
  readonly today: string;
  /** The new day is so many days from today. */
  readonly days: number;
  readonly limit: number;
}

const MOVE_OVERDUE = statement<Statements['move_overdue'], { product: string; taken: boolean }>(
  'move_overdue',
  `
    with late as (
      select u.id, p.slug as product, not ${FREE} as taken
        from units u join products p on p.id = u.product_id
       where u.site_id = $1 and u.status in ('draft', 'in_production', 'in_transit')
         and u.expected_on < $2::date
       order by u.id limit $3
         for no key update of u skip locked
    )
    update units u set expected_on = $2::date + $4::int, overdue_since = coalesce(u.overdue_since, $2::date)
      from late where u.site_id = $1 and u.id = late.id
    returning late.product, late.taken`,
);

/** Moves units whose day has passed, some at a time. A locked unit is skipped and waits for the next run. */
export async function moveOverdue(tx: Tx, { siteId, today, days, limit }: Revision) {
  const rows = await runPrepared(tx, MOVE_OVERDUE, [siteId, today, limit, days]);
  return rows;
}
