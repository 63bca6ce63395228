import type { Db } from '../../platform/db/db.ts';
import type { Site } from './sites.contract.ts';
import { isSiteSlug, toSite } from './sites.rules.ts';
import { findSite } from './sites.sql.ts';

type ShownSite = { ok: true; site: Site } | { ok: false; code: 'site_unknown' | 'maintenance' };

export async function showSite(db: Db, slug: string): Promise<ShownSite> {
  const row = isSiteSlug(slug) ? await findSite(db, slug) : undefined;
  if (!row) return { ok: false, code: 'site_unknown' };
  if (row.maintenance) return { ok: false, code: 'maintenance' };
  return { ok: true, site: toSite(row) };
}
