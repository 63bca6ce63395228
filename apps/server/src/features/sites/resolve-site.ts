import type { Db } from '../../platform/db.ts';
import type { Tenant } from '../../platform/http.ts';
import { isSiteSlug } from './sites.rules.ts';
import { findTenant } from './sites.sql.ts';

/** The site a request names, or null. Asked on every call, so that maintenance and new sites count at once. */
export async function resolveSite(db: Db, slug: string): Promise<Tenant | null> {
  if (!isSiteSlug(slug)) return null;
  return (await findTenant(db, slug)) ?? null;
}
