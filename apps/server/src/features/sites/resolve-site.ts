import type { Db } from '../../platform/db/db.ts';
import type { Tenant } from '../../platform/http/http.ts';
import { isSiteSlug } from './sites.rules.ts';
import { findTenant } from './sites.sql.ts';

/**
 * Finds the site a request names. An open site is remembered for `memoryMs`, since every call asks: maintenance counts
 * after that time at the latest, its end and new sites at once. Pages ask `show-site`, which asks the database every time.
 */
export function siteResolver(db: Db, memoryMs: number): (slug: string) => Promise<Tenant | null> {
  const open = new Map<string, { tenant: Tenant; until: number }>();
  return async (slug) => {
    if (!isSiteSlug(slug)) return null;
    const known = open.get(slug);
    if (known && performance.now() < known.until) return known.tenant;
    const tenant = (await findTenant(db, slug)) ?? null;
    if (tenant && !tenant.maintenance) open.set(slug, { tenant, until: performance.now() + memoryMs });
    else open.delete(slug);
    return tenant;
  };
}
