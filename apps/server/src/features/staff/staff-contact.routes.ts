import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../platform/contract-route.ts';
import type { Db } from '../../platform/db.ts';
import { HttpRefusal } from '../../platform/http-errors.ts';
import { creatingRoute } from '../../platform/idempotency.ts';
import { staffCall } from './staff-call.ts';
import * as contracts from './staff-contact.contract.ts';
import { answerStaffTicket, listStaffTickets, showStaffTicket } from './staff-contact.ts';

const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;

export function staffContactRoutes(app: FastifyInstance, db: Db) {
  contractRoute(app, contracts.listTickets, STAFF, ({ query }, request) =>
    listStaffTickets(db, staffCall(request, 'read').siteId, query),
  );
  contractRoute(app, contracts.showTicket, STAFF, async ({ params }, request) => {
    const data = await showStaffTicket(db, staffCall(request, 'read').siteId, params.code);
    if (!data) throw new HttpRefusal(404, 'not_found');
    return { data };
  });
  creatingRoute(app, db, contracts.answerTicket, STAFF, async (tx, { params }, request) => {
    const data = await answerStaffTicket(tx, staffCall(request, 'contact'), params.code);
    return data ? { ok: true, answer: { data } } : { ok: false, refusal: new HttpRefusal(404, 'not_found') };
  });
}
