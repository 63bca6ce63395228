import type { Site, SiteEntry, SiteOffice } from './sites.contract.ts';

const SLUG = /^([a-z]{2}|global)$/;

/** Asked before the database: a scanner's nonsense costs no statement. */
export const isSiteSlug = (text: string) => SLUG.test(text);

interface EntryRow {
  slug: string;
  name: string;
  country_iso: string | null;
  country_name: string;
  continent: string;
  region: SiteEntry['country']['region'];
  enable_shop: boolean;
  urls: SiteEntry['urls'];
}

interface SiteRow extends EntryRow {
  settings: unknown;
  lat: number;
  lng: number;
  currency: string;
  timezone: string;
}

export function toEntry(row: EntryRow): SiteEntry {
  return {
    slug: row.slug,
    name: row.name,
    country: {
      iso: row.country_iso,
      name: row.country_name,
      continent: row.continent,
      region: row.region,
    },
    urls: row.urls,
    enableShop: row.enable_shop,
  };
}

/** Settings are site data: what a site does not set is left out. */
export function toOffice({ settings, timezone }: Pick<SiteRow, 'settings' | 'timezone'>): SiteOffice {
  const { office_phone, office_email, maintenance_until, hours } = settings as Partial<SiteOffice>;
  return {
    office_phone: office_phone ?? null,
    office_email: office_email ?? null,
    maintenance_until: maintenance_until ?? null,
    hours: hours ?? [],
    timezone,
  };
}

export function toSite(row: SiteRow): Site {
  // The server computes delivery dates and tax from it; pages need none of it.
  const { delivery: _, holidays: __, state_tax_rates: ___, ...settings } = row.settings as Site['settings'];
  return {
    ...toEntry(row),
    settings,
    currency: row.currency,
    timezone: row.timezone,
    country_lat: row.lat,
    country_long: row.lng,
  };
}
