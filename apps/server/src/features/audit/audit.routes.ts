import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { actorOf, tenantOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import { creatingRoute } from '../../platform/http/idempotency.ts';
import type { Shop } from '../../shop.ts';
import { type Permission, staffCall } from '../staff/staff-call.ts';
import { listScope } from '../staff/staff-list.ts';
import * as contracts from './audit.contract.ts';
import { historyPermission, listAudit, listAuditChain, showAudit } from './read-audit.ts';
import { findInverse, undoAct } from './undo-act.ts';

const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;
const ACROSS_SITES = { auth: 'staff', limit: 'staff', tenant: false } as const;

export function auditRoutes(app: FastifyInstance, { db, inverses }: Shop) {
  contractRoute(app, contracts.listAudit, ACROSS_SITES, async ({ query }, request) => {
    const { subject_kind: subjectKind, subject_ref: subjectRef, who, action, from, to } = query;
    const isHistory = subjectKind !== undefined && subjectRef !== undefined;
    const has = actorOf(request).permissions?.has('audit.read') ?? false;
    const permission = isHistory && !has ? historyPermission(subjectKind) : 'audit.read';
    const { siteIds } = await listScope(db, request, permission as Permission, query.sites);
    const filter = {
      siteIds,
      who: who ?? null,
      action: action ?? null,
      subjectKind: subjectKind ?? null,
      subjectRef: subjectRef ?? null,
      from: from ?? null,
      to: to ?? null,
    };
    return listAudit(db, filter, query);
  });
  contractRoute(app, contracts.listAuditChain, ACROSS_SITES, async ({ query }, request) => {
    const { siteIds } = await listScope(db, request, 'audit.read', query.sites);
    return { data: await listAuditChain(db, siteIds) };
  });
  contractRoute(app, contracts.showAudit, STAFF, async ({ params }, request) => {
    const { id: siteId } = tenantOf(request);
    const data = await showAudit(db, inverses, { siteId, id: params.id, has: hasOn(request, siteId) });
    if (!data) throw new HttpRefusal(404, 'not_found');
    return { data };
  });
  creatingRoute(app, db, contracts.undoAudit, STAFF, async (tx, { params: { id }, body }, request) => {
    const siteId = tenantOf(request).id;
    const found = await findInverse(db, inverses, { siteId, id });
    // Without the permission a row is not told from one that does not exist.
    if (!found || !hasOn(request, siteId)(found.inverse.permission)) throw new HttpRefusal(404, 'not_found');
    const call = staffCall(request, found.inverse.permission);
    const undone = await undoAct(tx, call, { ...found, reason: body.reason || `Undo of ${id}` });
    return undone.ok
      ? { ok: true, answer: { data: { undone: id } } }
      : { ok: false, refusal: new HttpRefusal(409, undone.code) };
  });
}

const hasOn = (request: FastifyRequest, siteId: number) => {
  const { permissions } = actorOf(request);
  return (permission: string) => permissions?.get(permission)?.has(siteId) ?? false;
};
