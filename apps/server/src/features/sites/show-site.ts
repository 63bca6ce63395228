import type { Db } from '../../platform/db/db.ts';
import type { Site, SiteEntry, SiteOffice } from './sites.contract.ts';
import { isSiteSlug, toEntry, toOffice, toSite } from './sites.rules.ts';
import { findCountry, findSite, findSiteState, listSites as selectSites } from './sites.sql.ts';

/** The country of a site, as ISO 3166 writes it; null for the global site. */
export const showCountry = (db: Db, siteId: number): Promise<string | null> => findCountry(db, siteId);

interface Moment {
  readonly moment: string;
  readonly upcoming: readonly { readonly tag: string; readonly at: string }[];
}

type ShownSite =
  | ({ ok: true; site: Site; revision: string } & Moment)
  | { ok: false; code: 'site_unknown' | 'maintenance' };

/** Sites by slug, each with the revision it was read for. */
export type KeptSites = Map<string, { readonly revision: string; readonly site: Site }>;

/**
 * Every page asks for its site, which changes a few times a year: one of `kept` is read again when the revision has
 * changed. The revision, and whether the site is in maintenance, are read by every call.
 */
export async function showSite(db: Db, slug: string, kept: KeptSites = new Map()): Promise<ShownSite> {
  const state = isSiteSlug(slug) ? await findSiteState(db, slug) : undefined;
  if (!state) return { ok: false, code: 'site_unknown' };
  if (state.maintenance) return { ok: false, code: 'maintenance' };
  const { moment, frame_at } = state;
  // A menu that began by its schedule is a change that no row tells of.
  const revision = frame_at ? `${state.revision}.${Date.parse(frame_at)}` : state.revision;
  const now = { moment, upcoming: state.upcoming ?? [] };
  const known = kept.get(slug);
  if (known?.revision === revision) return { ok: true, ...known, ...now };
  const row = await findSite(db, slug);
  if (!row) return { ok: false, code: 'site_unknown' };
  const site = toSite(row);
  kept.set(slug, { revision, site });
  return { ok: true, site, revision, ...now };
}

export async function listSites(db: Db): Promise<SiteEntry[]> {
  return (await selectSites(db)).map(toEntry);
}

/** In the first language of every open site its home page, and where it sells also search and bag. */
export async function listProbedPages(db: Db, origin: string): Promise<string[]> {
  const open = (await selectSites(db)).filter(({ maintenance }) => !maintenance);
  return open.flatMap(({ urls: [first], enable_shop: sells }) => {
    if (!first) return [];
    const home = `${origin}${first.url}`;
    return sells ? [home, `${home}/search`, `${home}/bag`] : [home];
  });
}

type ShownOffice = { ok: true; office: SiteOffice } | { ok: false; code: 'site_unknown' };

/** The maintenance page names the office, so this answers also while the site itself does not. */
export async function showOffice(db: Db, slug: string): Promise<ShownOffice> {
  const row = isSiteSlug(slug) ? await findSite(db, slug) : undefined;
  return row ? { ok: true, office: toOffice(row) } : { ok: false, code: 'site_unknown' };
}
