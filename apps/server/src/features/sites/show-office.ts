import type { Db } from '../../platform/db/db.ts';
import type { SiteOffice } from './sites.contract.ts';
import { isSiteSlug, toOffice } from './sites.rules.ts';
import { findSite } from './sites.sql.ts';

type ShownOffice = { ok: true; office: SiteOffice } | { ok: false; code: 'site_unknown' };

/** The maintenance page names the office, so this answers also while the site itself does not. */
export async function showOffice(db: Db, slug: string): Promise<ShownOffice> {
  const row = isSiteSlug(slug) ? await findSite(db, slug) : undefined;
  return row ? { ok: true, office: toOffice(row) } : { ok: false, code: 'site_unknown' };
}
