import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contractRoute } from '../../../platform/http/contract-route.ts';
import { actorOf } from '../../../platform/http/http.ts';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import { creatingRoute } from '../../../platform/http/idempotency.ts';
import type { Shop } from '../../../shop.ts';
import { staffCall, staffScope } from '../../staff/staff-call.ts';
import { findAllSites } from '../members/read-people.ts';
import { editRole, listStaffRoles } from './edit-role.ts';
import * as contracts from './roles.contract.ts';

const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;
const ACROSS = { auth: 'staff', limit: 'staff', tenant: false } as const;
const STATUS = {
  role_exists: 409,
  role_in_use: 409,
  conflict: 409,
  role_unknown: 404,
  more_than_held: 403,
  validation_failed: 422,
};

const editorOf = (request: FastifyRequest) => ({
  ...staffCall(request, 'role.edit'),
  held: actorOf(request).permissions ?? new Map<string, ReadonlySet<number>>(),
});

const effectOf = (done: Awaited<ReturnType<typeof editRole>>) =>
  done.ok
    ? ({ ok: true, answer: { data: { name: done.name } } } as const)
    : ({ ok: false, refusal: new HttpRefusal(STATUS[done.code], done.code) } as const);

export function staffRoleRoutes(app: FastifyInstance, { db }: Shop) {
  contractRoute(app, contracts.listRoles, ACROSS, (_call, request) => {
    staffScope(request, 'people.read');
    return listStaffRoles(db);
  });
  creatingRoute(app, db, contracts.createRole, STAFF, async (tx, { body }, request) =>
    effectOf(await editRole(tx, editorOf(request), await findAllSites(db), body)),
  );
  creatingRoute(app, db, contracts.changeRole, STAFF, async (tx, { params, body }, request) =>
    effectOf(await editRole(tx, editorOf(request), await findAllSites(db), { ...body, name: params.name })),
  );
}
