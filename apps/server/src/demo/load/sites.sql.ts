import { sql } from 'kysely';
import { ROLES } from '../../features/staff/staff.rules.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Brand } from '../brand/brand.ts';
import {
  type Changes,
  type IdByName,
  readIds,
  replaceRows,
  type TableSpec,
  upsertUnchanged,
} from './upsert.sql.ts';

const SITES: TableSpec = {
  table: 'sites',
  key: ['slug'],
  columns: {
    slug: 'text',
    name: 'text',
    country_iso: 'char(2)',
    country_name: 'text',
    continent: 'text',
    region: 'text',
    lat: 'float8',
    lng: 'float8',
    currency: 'char(3)',
    timezone: 'text',
    enable_shop: 'boolean',
    maintenance: 'boolean',
    settings: 'jsonb',
    position: 'int',
  },
};

const SITE_LOCALES: TableSpec = {
  table: 'site_locales',
  key: ['site_id', 'locale'],
  columns: {
    site_id: 'int',
    locale: 'text',
    name: 'text',
    is_default: 'boolean',
    position: 'int',
    edition: 'text',
  },
};

export const saveSites = (tx: Tx, sites: Brand['sites'], kept: string[]): Promise<Changes> =>
  upsertUnchanged(
    tx,
    SITES,
    sites.map(({ country, locales: _, ...site }, index) => ({
      ...site,
      country_iso: country.iso,
      country_name: country.name,
      continent: country.continent,
      region: country.region,
      position: index + 1,
    })),
    { nameOf: ({ slug }) => String(slug), kept },
  );

export const readSiteIds = (tx: Tx, sites: Brand['sites']) =>
  readIds(
    tx,
    'sites',
    'slug',
    sites.map((site) => site.slug),
  );

export async function saveSiteLocales(tx: Tx, sites: Brand['sites'], siteId: IdByName): Promise<Changes> {
  const rows = sites.flatMap((site) =>
    site.locales.map((locale, index) => ({
      site_id: siteId(site.slug),
      locale: locale.code,
      name: locale.name,
      is_default: locale.default,
      position: index + 1,
      edition: locale.edition ?? null,
    })),
  );
  await clearOtherDefaults(
    tx,
    rows.filter((row) => row.is_default),
  );
  const owners = sites.map(({ slug }) => siteId(slug));
  return replaceRows(tx, SITE_LOCALES, 'site_id', owners, rows);
}

// A site may have one default at any moment, so the old one goes before the new one comes.
async function clearOtherDefaults(tx: Tx, defaults: readonly { site_id: number; locale: string }[]) {
  await sql`
    update site_locales as t set is_default = false
      from jsonb_to_recordset(${JSON.stringify(defaults)}::jsonb) as r(site_id int, locale text)
     where t.site_id = r.site_id and t.is_default and t.locale <> r.locale`.execute(tx);
}

/**
 * Groups of the demo's identity provider: `desk-finance` gives the role on every site, `desk-finance-ec` on one. In a
 * shop of one's own nobody has a role by the name of a group: administrators map the groups of the company.
 */
export async function addDeskGroups(tx: Tx): Promise<number> {
  const { rows } = await sql`
    insert into group_grants (group_name, role, scope_kind, scope_ref)
    select 'desk-' || role || coalesce('-' || slug, ''), role, case when slug is null then 'brand' else 'site' end, slug
      from unnest(${[...ROLES]}::text[]) as role, (select slug from sites union all select null) as scope
    on conflict (group_name, role, scope_kind, (coalesce(scope_ref, ''))) where ended_at is null do nothing
    returning id`.execute(tx);
  return rows.length;
}
