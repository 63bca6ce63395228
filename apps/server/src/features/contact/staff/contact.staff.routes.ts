import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../../platform/http/contract-route.ts';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import { creatingRoute } from '../../../platform/http/idempotency.ts';
import type { Shop } from '../../../shop.ts';
import { staffCall } from '../../staff/staff-call.ts';
import * as contracts from './contact.staff.contract.ts';
import { answerStaffTicket, listStaffTickets } from './contact.staff.ts';

const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;

export function staffContactRoutes(app: FastifyInstance, { db }: Shop) {
  contractRoute(app, contracts.listTickets, STAFF, ({ query }, request) =>
    listStaffTickets(db, staffCall(request, 'order.read').siteId, query),
  );
  creatingRoute(app, db, contracts.answerTicket, STAFF, async (tx, { params }, request) => {
    const data = await answerStaffTicket(tx, staffCall(request, 'ticket.answer'), params.code);
    return data ? { ok: true, answer: { data } } : { ok: false, refusal: new HttpRefusal(404, 'not_found') };
  });
}
