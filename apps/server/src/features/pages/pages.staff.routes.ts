import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import { creatingRoute } from '../../platform/http/idempotency.ts';
import { staffCall } from '../staff/staff-call.ts';
import * as contracts from './pages.staff.contract.ts';
import {
  listStaffPages,
  previewStaffPage,
  publishStaffPage,
  saveStaffPage,
  withdrawStaffPage,
} from './pages.staff.ts';

const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;

const REFUSALS = {
  not_found: () => new HttpRefusal(404, 'not_found'),
  until_too_early: () => new HttpRefusal(422, 'field_invalid', { field: 'until' }),
};
const refused = (code: keyof typeof REFUSALS) => ({ ok: false as const, refusal: REFUSALS[code]() });

export function staffPageRoutes(app: FastifyInstance, db: Db, shopOrigin: string) {
  contractRoute(app, contracts.listStaffPages, STAFF, async ({ query }, request) => ({
    data: await listStaffPages(db, staffCall(request, 'page.edit').siteId, query),
  }));
  creatingRoute(app, db, contracts.saveStaffPage, STAFF, async (tx, { params, body }, request) => {
    await saveStaffPage(tx, staffCall(request, 'page.edit'), params, body);
    return { ok: true, answer: { data: params } };
  });
  creatingRoute(app, db, contracts.publishStaffPage, STAFF, async (tx, { params, body }, request) => {
    const done = await publishStaffPage(tx, staffCall(request, 'page.edit'), params, body);
    return done.ok ? { ok: true, answer: { data: done } } : refused(done.code);
  });
  creatingRoute(app, db, contracts.withdrawStaffPage, STAFF, async (tx, { params, body }, request) => {
    const done = await withdrawStaffPage(tx, staffCall(request, 'page.edit'), params, body.reason);
    return done.ok ? { ok: true, answer: { data: done } } : refused(done.code);
  });
  creatingRoute(app, db, contracts.previewStaffPage, STAFF, async (tx, { params }, request) => {
    const data = await previewStaffPage(tx, staffCall(request, 'page.edit'), params, shopOrigin);
    return { ok: true, answer: { data } };
  });
}
