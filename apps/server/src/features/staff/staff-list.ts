import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Db } from '../../platform/db/db.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import { findSiteIds } from './staff.sql.ts';
import { type Permission, type StaffScope, staffScope } from './staff-call.ts';
import { type ListMeta, MAX_COUNT } from './staff-list.contract.ts';

export { findSiteIds, findSlugs } from './staff.sql.ts';
export { MAX_COUNT } from './staff-list.contract.ts';

/** A list's scope: the sites named by `sites`, or all of the caller's. An unknown slug is refused like a forbidden one. */
export async function listScope(
  db: Db,
  request: FastifyRequest,
  permission: Permission,
  slugs: readonly string[] | undefined,
): Promise<StaffScope> {
  const everything = staffScope(request, permission);
  if (!slugs) return everything;
  const unique = [...new Set(slugs)];
  const siteIds = await findSiteIds(db, unique);
  if (siteIds.length !== unique.length) throw new HttpRefusal(403, 'forbidden');
  return staffScope(request, permission, siteIds);
}

/** Where a page ends: the values of the sort key, the row's id last. */
export const encodeCursor = (key: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(key)).toString('base64url');

/** The key in a cursor, or null for the first page. A cursor that was not made for this sort is refused with 400. */
export function decodeCursor<Key extends z.ZodType>(
  key: Key,
  after: string | undefined,
): z.output<Key> | null {
  if (after === undefined) return null;
  const parsed = key.safeParse(jsonOf(after));
  if (!parsed.success) throw new HttpRefusal(400, 'malformed');
  return parsed.data;
}

/** The usual key: an instant and an id. */
export const InstantKey = z.tuple([z.iso.datetime({ offset: true }), z.int().nonnegative()]);

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
}

/** Cuts a page from one row more than it shows, so the last page is known without another statement. */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => readonly (string | number)[],
): { readonly rows: Row[]; readonly next: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, next: rows.length > limit && last ? encodeCursor(keyOf(last)) : null };
}

/** `counted` comes from a count over at most `maxCount + 1` rows. */
export const listMeta = (next: string | null, counted: number, maxCount = MAX_COUNT): ListMeta => ({
  next,
  count: Math.min(counted, maxCount),
  count_is: counted > maxCount ? 'at_least' : 'exact',
});
