import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';

/** Every site and the date it is there. */
export async function listSiteDays(db: Db) {
  const { rows } = await sql<{ id: number; slug: string; today: string }>`
    select id, slug, (now() at time zone timezone)::date as today from sites order by id`.execute(db);
  return rows;
}

/** By how many days the maker moved dates of this site lately, when they moved to later: the one in the middle. */
export async function findUsualSlip(tx: Tx, siteId: number) {
  const { rows } = await sql<{ moves: number; days: number | null }>`
    select count(*)::int as moves, percentile_disc(0.5) within group (order by to_on - from_on) as days
      from unit_etd_changes
     where site_id = ${siteId} and changed_at > now() - interval '90 days'
       and reason = 'feed' and to_on > from_on`.execute(tx);
  return rows[0] ?? { moves: 0, days: null };
}

/** Says to the trigger that keeps the days why they change from here on. */
export const stateOverdue = (tx: Tx) => sql`select set_config('app.etd_reason', 'overdue', true)`.execute(tx);

export interface Revision {
  readonly siteId: number;
  readonly today: string;
  /** The new day is so many days from today. */
  readonly days: number;
  readonly limit: number;
}

/** Moves units whose day has passed, some at a time. A unit that somebody is taking right now waits for the next look. */
export async function moveOverdue(tx: Tx, { siteId, today, days, limit }: Revision) {
  const { rows } = await sql<{ product: string; taken: boolean }>`
    with late as (
      select u.id, p.slug as product, coalesce(u.taken_until > now(), false) as taken
        from units u join products p on p.id = u.product_id
       where u.site_id = ${siteId} and u.status in ('draft', 'in_production', 'in_transit')
         and u.expected_on < ${today}::date
       order by u.id limit ${limit}
         for no key update of u skip locked
    )
    update units u set expected_on = ${today}::date + ${days}::int, overdue_since = coalesce(u.overdue_since, ${today}::date)
      from late where u.site_id = ${siteId} and u.id = late.id
    returning late.product, late.taken`.execute(tx);
  return rows;
}
