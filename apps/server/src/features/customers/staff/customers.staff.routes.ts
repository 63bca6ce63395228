import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../../platform/http/contract-route.ts';
import { actorOf } from '../../../platform/http/http.ts';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import { creatingRoute } from '../../../platform/http/idempotency.ts';
import type { Shop } from '../../../shop.ts';
import { type Permission, revisionOf, staffCall } from '../../staff/staff-call.ts';
import { listScope } from '../../staff/staff-list.ts';
import * as contracts from './customers.staff.contract.ts';
import { endCustomerSessions, listCustomers, saveCustomerNote, showCustomer } from './customers.staff.ts';

const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;
const LIST = { ...STAFF, tenant: false } as const;

export function staffCustomerRoutes(app: FastifyInstance, { db }: Shop) {
  contractRoute(app, contracts.listCustomers, LIST, async ({ query }, request) =>
    listCustomers(db, await listScope(db, request, 'customer.read', query.sites), query),
  );
  contractRoute(app, contracts.showCustomer, STAFF, async ({ params }, request) => {
    const call = staffCall(request, 'customer.read');
    const has = (permission: Permission) =>
      actorOf(request).permissions?.get(permission)?.has(call.siteId) ?? false;
    const permissions = { canManage: has('customer.manage'), canOpenPrivacy: has('privacy.open') };
    const data = await showCustomer(db, call, params.id, permissions);
    if (!data) throw new HttpRefusal(404, 'not_found');
    return { data };
  });
  creatingRoute(app, db, contracts.endSessions, STAFF, async (tx, { params, body }, request) => {
    const call = staffCall(request, 'customer.manage');
    const data = await endCustomerSessions(tx, call, { id: params.id, reason: body.reason });
    return data ? { ok: true, answer: { data } } : { ok: false, refusal: new HttpRefusal(404, 'not_found') };
  });
  contractRoute(app, contracts.saveCustomerNote, STAFF, async ({ params, body }, request) => {
    const call = staffCall(request, 'customer.manage');
    const change = { id: params.id, revision: Number(revisionOf(request, 9)), input: body };
    const saved = await saveCustomerNote(db, call, change);
    if (saved.ok) return { data: saved.note };
    if (saved.code === 'not_found') throw new HttpRefusal(404, 'not_found');
    throw new HttpRefusal(409, 'edited_meanwhile', { data: { current: saved.note } });
  });
}
