import { type Db, runPrepared } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';

export interface FeedSiteRow {
  readonly id: number;
  readonly slug: string;
  readonly currency: string;
  readonly timezone: string;
  readonly today: string;
  readonly transitDays: number;
}

const LIST_FEED_SITES = statement<Statements['list_feed_sites'], FeedSiteRow>(
  'list_feed_sites',
  `
    select id, slug, currency, timezone, (now() at time zone timezone)::date as today,
           case when settings ->> 'transit_days' ~ '^[0-9]{1,3}$'
                then (settings ->> 'transit_days')::int else 30 end as "transitDays"
      from sites order by id`,
);

/** What feeds must know of every site. The days on the way can be set per site (`settings.transit_days`). */
export async function listFeedSites(db: Db): Promise<FeedSiteRow[]> {
  const rows = await runPrepared(db, LIST_FEED_SITES, []);
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

const TOUCH_FEED_TOKEN = statement(
  'touch_feed_token',
  `update feed_tokens set last_used_at = now()
             where id = $1 and (last_used_at is null or last_used_at < now() - interval '1 minute')`,
);

/** At most once a minute: a busy sender should not write a row per call. */
export async function touchFeedToken(db: Db, tokenId: number) {
  await runPrepared(db, TOUCH_FEED_TOKEN, [tokenId]);
}

const SEND_NOTIFICATION = statement('send_notification', `select pg_notify('paddock', $1)`);

/** Sends a notification (NOTIFY) about a change that no table stores. */
export async function sendNotification(db: Db, message: { key: string; data: unknown }) {
  await runPrepared(db, SEND_NOTIFICATION, [JSON.stringify(message)]);
}
