import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contractRoute } from '../../../platform/http/contract-route.ts';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import { creatingRoute } from '../../../platform/http/idempotency.ts';
import type { Shop } from '../../../shop.ts';
import { staffCall } from '../../staff/staff-call.ts';
import * as contracts from './saved-replies.staff.contract.ts';
import { changeSavedReply, createSavedReply, deleteSavedReply, listSavedReplies } from './saved-replies.ts';

const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;

const answerCall = (request: FastifyRequest) => staffCall(request, 'ticket.answer');

export function savedReplyRoutes(app: FastifyInstance, { db }: Shop) {
  contractRoute(app, contracts.listSavedReplies, STAFF, async ({ query }, request) => ({
    data: await listSavedReplies(db, answerCall(request).siteId, query.locale),
  }));
  creatingRoute(app, db, contracts.createSavedReply, STAFF, async (tx, { body }, request) => {
    const data = await createSavedReply(tx, answerCall(request), body);
    if (data) return { ok: true, answer: { data } };
    return { ok: false, refusal: new HttpRefusal(409, 'saved_reply_exists') };
  });
  creatingRoute(app, db, contracts.changeSavedReply, STAFF, async (tx, { params, body }, request) => {
    const changed = await changeSavedReply(tx, answerCall(request), params.id, body);
    if (changed.ok) return { ok: true, answer: { data: changed.data } };
    const status = changed.code === 'not_found' ? 404 : 409;
    return { ok: false, refusal: new HttpRefusal(status, changed.code) };
  });
  creatingRoute(app, db, contracts.deleteSavedReply, STAFF, async (tx, { params }, request) => {
    const isGone = await deleteSavedReply(tx, answerCall(request), params.id);
    if (isGone) return { ok: true, answer: { data: { id: params.id } } };
    return { ok: false, refusal: new HttpRefusal(404, 'not_found') };
  });
}
