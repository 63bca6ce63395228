import type { FastifyRequest } from 'fastify';
import { type Actor, actorOf, headerOf, tenantOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import { isSensitive, type Permission } from './staff.rules.ts';

const MAX_DIGITS = 18;

/** The revision in `If-Match: "7"`: what the caller has seen of the subject. Without one the call is malformed. */
export function revisionOf(request: FastifyRequest, maxDigits = MAX_DIGITS): string {
  const revision = /^"(\d+)"$/.exec(headerOf(request, 'if-match') ?? '')?.[1];
  if (revision === undefined || revision.length > maxDigits) throw new HttpRefusal(400, 'malformed');
  return revision;
}

export type { Permission } from './staff.rules.ts';

/** The staff member, the site, and the request id in the logs. */
export interface StaffCall {
  readonly siteId: number;
  readonly staffId: number;
  readonly requestId: string;
  /** The act was proposed by another person and runs now that this one has approved it. */
  readonly approval?: { readonly id: number; readonly proposedBy: number };
  /** The audit row that the act undoes. */
  readonly undoes?: number;
}

/** People prove who they are again before a sensitive act: 403 `step_up_required`. */
function requireFreshProof({ session }: Actor, permission: Permission) {
  if (session && !session.isStrong && isSensitive(permission)) throw new HttpRefusal(403, 'step_up_required');
}

/** A call about one subject of the site in the tenant header. Refused without the permission on that site. */
export function staffCall(request: FastifyRequest, permission: Permission): StaffCall {
  const actor = actorOf(request);
  const { id, permissions } = actor;
  const { id: siteId } = tenantOf(request);
  if (!permissions?.get(permission)?.has(siteId)) throw new HttpRefusal(403, 'forbidden');
  requireFreshProof(actor, permission);
  return { siteId, staffId: id, requestId: request.id };
}

/** Which permissions the caller has on a site: for the `actions` of an answer. */
export function permissionsOn(request: FastifyRequest, siteId: number): (permission: Permission) => boolean {
  const { permissions } = actorOf(request);
  return (permission) => permissions?.get(permission)?.has(siteId) ?? false;
}

/** A call about content, which is the site's own or the brand's. */
export interface ContentCall extends StaffCall {
  /** Where the caller has the permission: the brand's content needs it on every site. */
  readonly permittedSites: ReadonlySet<number>;
}

export const contentCall = (request: FastifyRequest, permission: Permission): ContentCall => ({
  ...staffCall(request, permission),
  permittedSites: actorOf(request).permissions?.get(permission) ?? new Set(),
});

/** A call about several sites: those on which the staff member has the permission. */
export interface StaffScope {
  /** Sorted, never empty. */
  readonly siteIds: readonly number[];
  readonly staffId: number;
  readonly requestId: string;
}

/**
 * For lists across sites (`tenant: false`). `sites` narrows the list; a site outside the permission is refused and not
 * left out, because a partial list would look complete.
 */
export function staffScope(
  request: FastifyRequest,
  permission: Permission,
  sites: readonly number[] | null = null,
): StaffScope {
  const actor = actorOf(request);
  const { id, permissions } = actor;
  const allowed = permissions?.get(permission);
  if (!allowed || allowed.size === 0) throw new HttpRefusal(403, 'forbidden');
  if (sites?.some((siteId) => !allowed.has(siteId))) throw new HttpRefusal(403, 'forbidden');
  requireFreshProof(actor, permission);
  const siteIds = [...(sites ?? allowed)].sort((a, b) => a - b);
  return { siteIds, staffId: id, requestId: request.id };
}
