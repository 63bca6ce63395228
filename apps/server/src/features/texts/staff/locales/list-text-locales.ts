import { baseOf, catalogueOf, isRtl, nameOf } from '@paddock/i18n/locales';
import type { Db } from '../../../../platform/db/db.ts';
import { listLocaleSettings } from '../../glossary.sql.ts';
import { countStates } from '../queue/text-queue.sql.ts';
import type { LocaleOverview } from '../texts.staff.contract.ts';
import { isLocaleVisible, listLocalesOfSites } from './text-locales.sql.ts';

type SiteRow = Awaited<ReturnType<typeof listLocalesOfSites>>[number];

/** The sites that show a locale: an edition where it is named, a language in all its editions. */
const sitesOf = (rows: readonly SiteRow[], locale: string) =>
  rows.filter((row) => row.locale === locale || row.edition === locale);

/**
 * The site whose name goes with an act in the locale, or null where the permission is missing on one of the sites that
 * show it. A locale that no site shows yet belongs to staff with the permission on every site.
 */
export function siteForLocale(
  rows: readonly SiteRow[],
  locale: string,
  allowed: ReadonlySet<number>,
): string | null {
  const shown = sitesOf(rows, locale);
  const needed = shown.length > 0 ? shown : rows;
  return needed.every(({ site_id }) => allowed.has(site_id)) ? (needed[0]?.slug ?? null) : null;
}

/** Whether words of a locale may be changed by a caller with the permission on these sites. */
export const mayChangeLocale = async (db: Db, locale: string, allowed: ReadonlySet<number>) =>
  siteForLocale(await listLocalesOfSites(db), locale, allowed) !== null;

/** Whether words of a locale may be read by a caller with the permission on these sites. */
export const mayReadLocale = isLocaleVisible;

/** The locales that the sites of the caller show; with the permission on every site all there are. */
export async function listTextLocales(db: Db, allowed: ReadonlySet<number>): Promise<LocaleOverview[]> {
  const [settings, counts, rows] = await Promise.all([
    listLocaleSettings(db),
    countStates(db),
    listLocalesOfSites(db),
  ]);
  const isBrand = rows.every(({ site_id }) => allowed.has(site_id));
  const isVisible = (locale: string) =>
    isBrand || sitesOf(rows, locale).some(({ site_id }) => allowed.has(site_id));
  return settings
    .filter(({ locale }) => isVisible(locale))
    .map(({ locale, ...setting }) => ({
      ...setting,
      locale,
      name: nameOf(catalogueOf(locale)),
      dir: isRtl(baseOf(locale)) ? 'rtl' : 'ltr',
      site: siteForLocale(rows, locale, allowed),
      counts: Object.fromEntries(
        counts.filter((row) => row.locale === locale).map(({ state, count }) => [state, count]),
      ),
    }));
}
