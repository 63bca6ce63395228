import type { FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import { actorOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import { findPerson } from '../approvals/approvable-act.ts';
import type { Permission } from '../staff/staff-call.ts';
import { findSiteIds } from '../staff/staff-list.ts';
import { INBOX_KINDS } from './inbox.contract.ts';
import { PERMISSIONS_OF } from './inbox.rules.ts';
import type { InboxScope } from './inbox.sql.ts';
import type { SearchScope } from './search-desk.ts';

/** Of each kind, the sites on which the caller may do what it waits for. A named site without any of them is refused. */
export async function inboxScope(
  db: Db,
  request: FastifyRequest,
  slugs: readonly string[] | undefined,
): Promise<InboxScope> {
  const { id, permissions } = actorOf(request);
  const wanted = slugs ? new Set(await findSiteIds(db, slugs)) : null;
  if (slugs && wanted?.size !== new Set(slugs).size) throw new HttpRefusal(403, 'forbidden');
  const person = await findPerson(db, id);
  const scope = INBOX_KINDS.map((kind) => {
    const holds = PERMISSIONS_OF[kind].flatMap((permission) =>
      [...(permissions?.get(permission) ?? [])]
        .filter((siteId) => wanted?.has(siteId) ?? true)
        .map((siteId) => ({ permission, siteId })),
    );
    return { kind, person, holds, siteIds: [...new Set(holds.map(({ siteId }) => siteId))] };
  }).filter(({ siteIds }) => siteIds.length > 0);
  const covered = new Set(scope.flatMap(({ siteIds }) => siteIds));
  if (covered.size === 0 || [...(wanted ?? [])].some((id) => !covered.has(id)))
    throw new HttpRefusal(403, 'forbidden');
  return scope;
}

/** Of each kind that is searched, the sites on which the caller may read it. Refused if there is none. */
export async function searchScope(
  db: Db,
  request: FastifyRequest,
  slugs: readonly string[] | undefined,
): Promise<SearchScope> {
  const wanted = slugs ? await findSiteIds(db, slugs) : null;
  const scope = {
    order: sitesOf(request, 'order.read', wanted),
    ticket: sitesOf(request, 'ticket.answer', wanted),
    warranty: sitesOf(request, 'warranty.decide', wanted),
  };
  if (Object.values(scope).every((siteIds) => siteIds.length === 0)) throw new HttpRefusal(403, 'forbidden');
  return scope;
}

const sitesOf = (request: FastifyRequest, permission: Permission, wanted: readonly number[] | null) =>
  [...(actorOf(request).permissions?.get(permission) ?? [])].filter((id) => wanted?.includes(id) ?? true);
