import type { FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import { actorOf, tenantOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import type { StaffCall } from '../staff/staff-call.ts';
import { findSiteIds } from '../staff/staff-list.ts';
import { APPROVABLE } from './approvable-act.ts';

// Staff who read orders see all approvals of a site. Others see those they can decide on, and their own: an editor who
// approves newsletters needs no right to read orders.

export interface ApprovalReader extends StaffCall {
  readonly readsAll: boolean;
  readonly mayDecide: (permission: string) => boolean;
}

/** For a call about one approval of the site in the tenant header. */
export function approvalReader(request: FastifyRequest): ApprovalReader {
  const { id, permissions } = actorOf(request);
  const { id: siteId } = tenantOf(request);
  const mayDecide = (permission: string) => permissions?.get(permission)?.has(siteId) ?? false;
  const readsAll = mayDecide('order.read');
  if (!readsAll && !APPROVABLE.some(mayDecide)) throw new HttpRefusal(403, 'forbidden');
  return { siteId, staffId: id, requestId: request.id, readsAll, mayDecide };
}

/** For lists across sites. A site outside of the permissions is refused and not left out. */
export async function approvalScope(db: Db, request: FastifyRequest, slugs: readonly string[] | undefined) {
  const { id: staffId, permissions } = actorOf(request);
  const decides = APPROVABLE.flatMap((permission) =>
    [...(permissions?.get(permission) ?? [])].map((siteId) => [permission, siteId] as const),
  );
  const readable = [...(permissions?.get('order.read') ?? [])];
  const allowed = new Set([...readable, ...decides.map(([, siteId]) => siteId)]);
  const unique = [...new Set(slugs ?? [])];
  const siteIds = slugs ? await findSiteIds(db, unique) : [...allowed];
  const isForeign =
    siteIds.some((siteId) => !allowed.has(siteId)) || (slugs && siteIds.length !== unique.length);
  if (allowed.size === 0 || isForeign) throw new HttpRefusal(403, 'forbidden');
  return { staffId, siteIds: siteIds.sort((a, b) => a - b), decides, readable };
}
