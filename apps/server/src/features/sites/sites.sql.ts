import { sql } from 'kysely';
import { z } from 'zod';
import { type Db, runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import type { Region, SiteUrl } from './sites.contract.ts';

const urls = sql<SiteUrl[]>`coalesce((
  select json_agg(json_strip_nulls(json_build_object(
           'url', '/' || s.slug || '-' || l.locale, 'locale_code', l.locale,
           'locale_name', l.name, 'default', l.is_default, 'edition', l.edition))
         order by l.is_default desc, l.position, l.locale)
    from site_locales l where l.site_id = s.id), '[]')`;

const entries = (db: Db) =>
  db
    .selectFrom('sites as s')
    .select(['s.slug', 's.name', 's.country_iso', 's.country_name', 's.continent', 's.enable_shop'])
    .select((eb) => [eb.ref('s.region').$castTo<Region>().as('region'), urls.as('urls')]);

export const listSites = (db: Db) =>
  entries(db).select('s.maintenance').orderBy('s.position').orderBy('s.name').execute();

export const findSite = (db: Db, slug: string) =>
  entries(db)
    .select(['s.maintenance', 's.settings', 's.lat', 's.lng', 's.currency', 's.timezone'])
    .where('s.slug', '=', slug)
    .executeTakeFirst();

const Upcoming = z.array(z.object({ tag: z.string(), at: z.string() })).nullable();

export interface SiteState {
  readonly maintenance: boolean;
  /** Another text whenever a change of a site, a menu or the list of sites is committed; see `frame_changes`. */
  readonly revision: string;
  /** The clock of the database, which decides what is shown. */
  readonly moment: string;
  /** The last time that a menu of the site changed by its schedule. */
  readonly frame_at: string | null;
  /** Tags of pages that change by their schedule within a day, and when. */
  readonly upcoming: z.infer<typeof Upcoming>;
}

/**
 * A page is kept at the edge for five minutes and served stale for a day. So every copy that could live past an instant is
 * made less than this long before it, and is told of it.
 */
const LOOK_AHEAD_HOURS = 25;

const SITE_STATE = statement<Statements['site_state'], SiteState>(
  'site_state',
  `select s.maintenance,
          (select coalesce(md5(string_agg(f.mark::text, '.' order by f.transaction_no)), '') from frame_changes f)
            as revision,
          to_json(now()) #>> '{}' as moment,
          (select to_json(max(i.at)) #>> '{}' from content_instants i
            where i.tag in ('pages', 'site:' || s.slug) and i.at <= now()) as frame_at,
          (select json_agg(json_build_object('tag', i.tag, 'at', i.at) order by i.at) from content_instants i
            where i.at > now() and i.at < now() + make_interval(hours => $2)) as upcoming
     from sites s where s.slug = $1`,
  { upcoming: Upcoming },
);

/** Asked by every page, so it is prepared and small. */
export async function findSiteState(db: Db, slug: string): Promise<SiteState | undefined> {
  const [state] = await runPrepared(db, SITE_STATE, [slug, LOOK_AHEAD_HOURS]);
  return state;
}

const TENANT = statement(
  'tenant',
  `select id, slug, maintenance,
          (select json_object_agg(l.locale, l.edition) from site_locales l
            where l.site_id = sites.id and l.edition is not null) as editions
     from sites where slug = $1`,
  { editions: z.record(z.string(), z.string()).nullable() },
);

/** Asked by every call, so it is prepared. */
export async function findTenant(db: Db, slug: string) {
  const [tenant] = await runPrepared(db, TENANT, [slug]);
  return tenant;
}

const COUNTRY = statement('site_country', 'select country_iso from sites where id = $1');

export async function findCountry(db: Db, siteId: number): Promise<string | null> {
  const [site] = await runPrepared(db, COUNTRY, [siteId]);
  return site?.country_iso ?? null;
}

const MAINTENANCE = statement(
  'site_maintenance',
  `update sites
      set maintenance = $2, settings = (settings - 'maintenance_until') || $3::jsonb
    where slug = $1
returning id`,
);

/**
 * The id of the site that now is, or is not, in maintenance; undefined when there is no such site. `until` is when
 * visitors are told to come back.
 */
export async function updateMaintenance(tx: Tx, slug: string, maintenance: boolean, until: Date | null) {
  const told = maintenance && until ? { maintenance_until: until.toISOString() } : {};
  const [site] = await runPrepared(tx, MAINTENANCE, [slug, maintenance, JSON.stringify(told)]);
  return site;
}

/** The same for its shop. */
export const updateShop = (tx: Tx, slug: string, isOpen: boolean) =>
  tx
    .updateTable('sites')
    .set({ enable_shop: isOpen })
    .where('slug', '=', slug)
    .returning('id')
    .executeTakeFirst();

const COMPACT_FRAME_CHANGES = statement(
  'compact_frame_changes',
  `
with decided as (
  delete from frame_changes
   where transaction_no < (pg_snapshot_xmin(pg_current_snapshot())::text)::bigint
     and (select count(*) from frame_changes) > $1::int
  returning 1)
insert into frame_changes (transaction_no)
select (pg_current_xact_id()::text)::bigint where exists (select from decided)
on conflict (transaction_no) do update set mark = gen_random_uuid(), changed_at = now()`,
);

/**
 * Replaces the changes of ended transactions by one row when there are more than `most`. The row is new, so that no
 * revision comes back under which a storefront could still keep something older.
 */
export async function compactFrameChanges(tx: Tx, most: number): Promise<void> {
  await runPrepared(tx, COMPACT_FRAME_CHANGES, [most]);
}
