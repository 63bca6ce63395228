import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Db, Tx } from '../../../platform/db/db.ts';
import type { Actor } from '../../../platform/http/http.ts';
import { permissionsIn, uniteGrants } from '../../staff/grants.rules.ts';
import { isForKeys } from '../../staff/staff.rules.ts';
import { cutPage, decodeCursor, listMeta, listScope } from '../../staff/staff-list.ts';
import { listStaffSessions } from '../sessions/my-sessions.ts';
import { listSiteSlugs } from '../sessions/sessions.sql.ts';
import { mayEnd, personActions } from './giving.rules.ts';
import type { Person, PersonRow } from './people.contract.ts';
import { countPeople, listHolders, listPeople, readPerson } from './people.sql.ts';

/** The sites whose people the caller may see. */
export const findPeopleScope = (db: Db, request: FastifyRequest, slugs: readonly string[] | undefined) =>
  listScope(db, request, 'people.read', slugs);

/** The id of a site; 0, which is no site, for an unknown slug. */
export async function findSiteOfSlug(db: Db, slug: string): Promise<number> {
  return (await listSiteSlugs(db)).find((site) => site.slug === slug)?.id ?? 0;
}

export const findAllSites = async (db: Db): Promise<number[]> =>
  (await listSiteSlugs(db)).map(({ id }) => id);

const NameKey = z.tuple([z.string(), z.int()]);
const iso = (date: Date | null) => date?.toISOString() ?? null;

interface PeopleQuery {
  readonly q?: string | undefined;
  readonly view: string;
  readonly after?: string | undefined;
  readonly limit: number;
}

/** A page of people by name. A caller of every site sees people without a grant too. */
export async function listStaffPeople(db: Db, siteIds: readonly number[], query: PeopleQuery) {
  const after = decodeCursor(NameKey, query.after) ?? (['', 0] as const);
  const slugs = await listSiteSlugs(db);
  const seesAll = slugs.every(({ id }) => siteIds.includes(id));
  const filter = { siteIds, seesAll, text: query.q?.trim() || null, view: query.view };
  const [rows, counted] = await Promise.all([
    listPeople(db, filter, { after, limit: query.limit }),
    countPeople(db, filter),
  ]);
  const page = cutPage(rows, query.limit, ({ name, id }) => [name, id]);
  const data = page.rows.map(
    (row): PersonRow => ({ ...row, seen_at: iso(row.seen_at), until_at: iso(row.until_at) }),
  );
  return { data, meta: listMeta(page.next, counted) };
}

/** A person, as far as the caller may see: null outside the caller's sites. */
export async function showStaffPerson(db: Db, actor: Actor, staffId: number): Promise<Person | null> {
  const held = actor.permissions ?? new Map<string, ReadonlySet<number>>();
  const readable = held.get('people.read') ?? new Set();
  const [row, slugs] = await Promise.all([readPerson(db, staffId), listSiteSlugs(db)]);
  if (!row) return null;
  const open = row.grants.filter(({ ended_at }) => ended_at === null);
  const sites = open.flatMap(({ site_ids }) => site_ids);
  const seesAll = slugs.every(({ id }) => readable.has(id));
  if (!seesAll && !sites.some((id) => readable.has(id))) return null;
  const sessions = await listStaffSessions(db, staffId, actor.session?.id ?? null);
  const slugOf = new Map(slugs.map(({ id, slug }) => [id, slug]));
  const inForce = row.grants.filter((grant) => grant.is_in_force && grant.scope_kind !== 'store');
  return {
    ...row,
    seen_at: iso(row.seen_at),
    until_at: iso(row.until_at),
    created_at: row.created_at.toISOString(),
    grants: row.grants.map(({ permissions: _permissions, site_ids, ...grant }) => ({
      ...grant,
      from_at: new Date(grant.from_at).toISOString(),
      until_at: grant.until_at && new Date(grant.until_at).toISOString(),
      ended_at: grant.ended_at && new Date(grant.ended_at).toISOString(),
      can_end: grant.ended_at === null && grant.group === null && mayEnd(held, site_ids),
    })),
    permissions: Object.fromEntries(
      [...uniteGrants(inForce)].map(([name, ids]) => [
        name,
        [...ids].map((id) => slugOf.get(id) ?? '').sort(),
      ]),
    ),
    sessions,
    actions: personActions({
      status: row.status,
      isSelf: row.id === actor.id,
      mayChange: mayEnd(held, sites),
      mayGive: (held.get('grant.give')?.size ?? 0) > 0,
      openSessions: sessions.length,
    }),
  };
}

/** People and API keys with a permission on a site. */
export async function findHolders(db: Db | Tx, siteId: number, permission: string) {
  const rows = await listHolders(db, siteId);
  return rows
    .filter(({ kind }) => kind === 'person' || isForKeys(permission))
    .filter((row) => permissionsIn(row).some((name) => name === permission))
    .map(({ permissions: _permissions, ...row }) => ({ ...row, until_at: iso(row.until_at) }));
}
