import { sql } from 'kysely';
import { type Db, runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Region, SiteUrl } from './sites.contract.ts';
import type { SiteCountrySql, SiteMaintenanceSql, TenantSql } from './sites.sql.types.ts';

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

export const listSites = (db: Db) => entries(db).orderBy('s.position').orderBy('s.name').execute();

export const findSite = (db: Db, slug: string) =>
  entries(db)
    .select(['s.maintenance', 's.settings', 's.lat', 's.lng', 's.currency', 's.timezone'])
    .where('s.slug', '=', slug)
    .executeTakeFirst();

type TenantRow = TenantSql['row'] & { readonly editions: Readonly<Record<string, string>> | null };

const TENANT = statement<TenantSql, TenantRow>(
  'tenant',
  `select id, slug, maintenance,
          (select json_object_agg(l.locale, l.edition) from site_locales l
            where l.site_id = sites.id and l.edition is not null) as editions
     from sites where slug = $1`,
);

/** Asked by every call, so it is prepared. */
export async function findTenant(db: Db, slug: string) {
  const [tenant] = await runPrepared(db, TENANT, [slug]);
  return tenant;
}

const COUNTRY = statement<SiteCountrySql>('site_country', 'select country_iso from sites where id = $1');

export async function findCountry(db: Db, siteId: number): Promise<string | null> {
  const [site] = await runPrepared(db, COUNTRY, [siteId]);
  return site?.country_iso ?? null;
}

const MAINTENANCE = statement<SiteMaintenanceSql>(
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
