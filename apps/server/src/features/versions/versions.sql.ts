import { runPrepared, type Tx } from '../../platform/db/db.ts';
import { type Known, statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';

const INSERT = statement(
  'insert_instants',
  `insert into content_instants (tag, at) select tag, at from unnest($1::text[]) tag, unnest($2::timestamptz[]) at
   on conflict do nothing`,
);
const PRUNE = statement(
  'prune_instants',
  `delete from content_instants where at < now() - interval '7 days'`,
);

export async function insertInstants(tx: Tx, tags: readonly string[], moments: readonly Date[]) {
  await runPrepared(tx, PRUNE, []);
  await runPrepared(tx, INSERT, [[...tags], moments.map((at) => at.toISOString())]);
}

const LOCAL = statement<Known<Statements['local_instant'], { at: Date }>>(
  'local_instant',
  `select $1::text::timestamp at time zone timezone as at from sites where id = $2`,
);

/** The instant at which clocks of the site show this time. */
export async function findInstant(tx: Tx, siteId: number, local: string): Promise<Date> {
  const [row] = await runPrepared(tx, LOCAL, [local, siteId]);
  if (!row) throw new Error(`No site ${siteId}`);
  return row.at;
}

const NOW = statement<Known<Statements['content_now'], { now: Date }>>(
  'content_now',
  `select date_trunc('milliseconds', now()) as now`,
);

/** The database's clock in milliseconds, as all instants of content are kept. */
export async function findNow(tx: Tx): Promise<Date> {
  const [row] = await runPrepared(tx, NOW, []);
  if (!row) throw new Error('The database does not tell the time');
  return row.now;
}

const LOCK = statement(
  'lock_subject',
  'select pg_advisory_xact_lock(hashtextextended($1, 7)) is null as locked',
);

/** Two editors of one subject wait for each other here, so that one of them is told. */
export async function lockSubject(tx: Tx, subject: string): Promise<void> {
  await runPrepared(tx, LOCK, [subject]);
}

const ENTER = statement('enter_brand', `select set_config('app.brand_content', 'on', true) as set`);

/** From here on the transaction may write content of the brand. The caller has checked the permission. */
export async function enterBrand(tx: Tx): Promise<void> {
  await runPrepared(tx, ENTER, []);
}

const SITE = statement(
  'version_site',
  `select s.slug, s.timezone, s.enable_shop, (select count(*)::int from sites) as sites,
          coalesce((select array_agg(coalesce(l.edition, l.locale) order by l.is_default desc, l.position, l.locale)
                      from site_locales l where l.site_id = s.id), '{}') as locales
     from sites s where s.id = $1`,
);

export interface SiteFacts {
  readonly slug: string;
  readonly timezone: string;
  readonly hasShop: boolean;
  /** How many sites there are. */
  readonly sites: number;
  /** The default one first. */
  readonly locales: readonly string[];
}

export async function findSiteFacts(tx: Tx, siteId: number): Promise<SiteFacts> {
  const [row] = await runPrepared(tx, SITE, [siteId]);
  if (!row) throw new Error(`No site ${siteId}`);
  const { slug, timezone, enable_shop: hasShop, sites, locales } = row;
  return { slug, timezone, hasShop, sites: sites ?? 0, locales: locales ?? [] };
}
