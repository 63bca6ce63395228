import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contractRoute } from '../../../platform/http/contract-route.ts';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import { creatingRoute } from '../../../platform/http/idempotency.ts';
import type { Shop } from '../../../shop.ts';
import { permissionsOn, staffCall } from '../../staff/staff-call.ts';
import { listScope } from '../../staff/staff-list.ts';
import * as verbs from './act-on-ticket.ts';
import { listTickets } from './list-tickets.ts';
import { showTicket } from './show-ticket.ts';
import * as contracts from './tickets.staff.contract.ts';

const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;
const LISTS = { auth: 'staff', limit: 'staff', tenant: false } as const;

const answerCall = (request: FastifyRequest) => staffCall(request, 'ticket.answer');

export function ticketRoutes(app: FastifyInstance, { db, inbound }: Shop) {
  contractRoute(app, contracts.listTickets, LISTS, async ({ query }, request) =>
    listTickets(db, await listScope(db, request, 'order.read', query.sites), query),
  );
  contractRoute(app, contracts.showTicket, STAFF, async ({ params }, request) => {
    const call = staffCall(request, 'order.read');
    const mayAnswer = permissionsOn(request, call.siteId)('ticket.answer');
    const data = await showTicket(db, call, params.code, mayAnswer);
    if (!data) throw new HttpRefusal(404, 'not_found');
    return { data };
  });
  creatingRoute(app, db, contracts.replyToTicket, STAFF, async (tx, { params, body }, request) =>
    answer(
      await verbs.replyToTicket(tx, answerCall(request), params.code, { ...body, host: inbound.ownHost }),
    ),
  );
  creatingRoute(app, db, contracts.noteOnTicket, STAFF, async (tx, { params, body }, request) =>
    answer(await verbs.noteOnTicket(tx, answerCall(request), params.code, body.message)),
  );
  creatingRoute(app, db, contracts.takeTicket, STAFF, async (tx, { params }, request) =>
    answer(await verbs.takeTicket(tx, answerCall(request), params.code)),
  );
  contractRoute(app, contracts.listColleagues, STAFF, async (_call, request) => ({
    data: await verbs.listColleagues(db, answerCall(request).siteId),
  }));
  creatingRoute(app, db, contracts.handOverTicket, STAFF, async (tx, { params, body }, request) =>
    answer(await verbs.handOverTicket(tx, answerCall(request), params.code, body.staff_id)),
  );
  creatingRoute(app, db, contracts.closeTicket, STAFF, async (tx, { params }, request) =>
    answer(await verbs.closeTicket(tx, answerCall(request), params.code)),
  );
  creatingRoute(app, db, contracts.mergeTicket, STAFF, async (tx, { params, body }, request) =>
    answer(await verbs.mergeTicket(tx, answerCall(request), params.code, body.into)),
  );
}

const refusal = (...[status, code]: ConstructorParameters<typeof HttpRefusal>) => ({
  ok: false as const,
  refusal: new HttpRefusal(status, code),
});

function answer(acted: verbs.TicketActed) {
  if (acted.ok) return { ok: true as const, answer: { data: { number: acted.number, state: acted.state } } };
  switch (acted.code) {
    case 'not_found':
      return refusal(404, acted.code);
    case 'ticket_other_sender':
    case 'ticket_colleague_unknown':
      return refusal(409, acted.code);
    default:
      return refusal(409, 'ticket_move_impossible');
  }
}
