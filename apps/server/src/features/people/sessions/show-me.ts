import type { Db } from '../../../platform/db/db.ts';
import type { Actor } from '../../../platform/http/http.ts';
import type { Me } from './sessions.contract.ts';
import { readMe } from './sessions.sql.ts';

/** The caller: name, sites, and what is allowed on which. */
export async function showMe(db: Db, { id, permissions, session }: Actor): Promise<Me> {
  const held = permissions ?? new Map<string, ReadonlySet<number>>();
  const siteIds = new Set([...held.values()].flatMap((ids) => [...ids]));
  const row = await readMe(db, id, session?.id ?? null, [...siteIds]);
  if (!row) throw new Error(`Staff ${id} is authenticated but has no row`);
  const slugs = new Map(row.sites.map((site) => [site.id, site.slug]));
  return {
    id,
    name: row.name,
    email: row.email,
    locale: row.locale,
    timezone: row.timezone,
    permissions: Object.fromEntries(
      [...held].map(([name, ids]) => [name, [...ids].map((site) => slugs.get(site) ?? '').sort()]),
    ),
    sites: row.sites.map(({ id: _id, ...site }) => site),
    strong_until: row.strong_until?.toISOString() ?? null,
    session_expires_at: session ? (row.expires_at?.toISOString() ?? null) : null,
    has_passkey: row.has_passkey,
  };
}
