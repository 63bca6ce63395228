import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

export interface FeedSiteRow {
  readonly id: number;
  readonly slug: string;
  readonly currency: string;
  readonly timezone: string;
  readonly today: string;
  readonly transitDays: number;
}

/** What feeds must know of every site. The days on the way can be set per site (`settings.transit_days`). */
export async function listFeedSites(db: Db): Promise<FeedSiteRow[]> {
  const { rows } = await sql<FeedSiteRow>`
    select id, slug, currency, timezone, (now() at time zone timezone)::date as today,
           case when settings ->> 'transit_days' ~ '^[0-9]{1,3}$'
                then (settings ->> 'transit_days')::int else 30 end as "transitDays"
      from sites order by id`.execute(db);
  return rows;
}

/** The living token behind a hash, and the slug of the only site it is for (null: every site). */
export const findFeedToken = (db: Db, hash: Buffer) =>
  db
    .selectFrom('feed_tokens as t')
    .select(['t.id', 't.name'])
    .where('t.token_hash', '=', hash)
    .where('t.revoked_at', 'is', null)
    .executeTakeFirst();

export const findFeedScope = (db: Db, tokenId: number) =>
  db
    .selectFrom('feed_tokens as t')
    .leftJoin('sites as s', 's.id', 't.for_site_id')
    .select(['t.name', 's.slug as site'])
    .where('t.id', '=', tokenId)
    .where('t.revoked_at', 'is', null)
    .executeTakeFirst();

/** At most once a minute: a busy sender should not write a row per call. */
export async function touchFeedToken(db: Db, tokenId: number) {
  await sql`update feed_tokens set last_used_at = now()
             where id = ${tokenId} and (last_used_at is null or last_used_at < now() - interval '1 minute')`.execute(
    db,
  );
}

/** What the wire carries, for what is in no table. */
export async function tellOnWire(db: Db, message: { key: string; data: unknown }) {
  await sql`select pg_notify('paddock', ${JSON.stringify(message)})`.execute(db);
}
