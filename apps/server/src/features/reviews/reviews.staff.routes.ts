import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db, Tx } from '../../platform/db/db.ts';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import { creatingRoute } from '../../platform/http/idempotency.ts';
import { staffCall } from '../staff/staff-call.ts';
import * as contracts from './reviews.staff.contract.ts';
import { actOnReview, listStaffReviews, type ReviewAct, showStaffReview } from './reviews.staff.ts';

const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;

export function staffReviewRoutes(app: FastifyInstance, db: Db) {
  const perform = async (tx: Tx, code: string, act: ReviewAct, request: FastifyRequest) => {
    const acted = await actOnReview(tx, staffCall(request, 'review'), { code, act });
    if (acted.ok) return { ok: true as const, answer: { data: { code, status: acted.status } } };
    const status = acted.code === 'not_found' ? 404 : 409;
    return { ok: false as const, refusal: new HttpRefusal(status, acted.code) };
  };

  contractRoute(app, contracts.listStaffReviews, STAFF, ({ query }, request) =>
    listStaffReviews(db, staffCall(request, 'review').siteId, query),
  );
  contractRoute(app, contracts.showStaffReview, STAFF, async ({ params }, request) => {
    const data = await showStaffReview(db, staffCall(request, 'review').siteId, params.code);
    if (!data) throw new HttpRefusal(404, 'not_found');
    return { data };
  });
  creatingRoute(app, db, contracts.approveReview, STAFF, (tx, { params }, request) =>
    perform(tx, params.code, { do: 'approve' }, request),
  );
  creatingRoute(app, db, contracts.refuseReview, STAFF, (tx, { params, body }, request) =>
    perform(tx, params.code, { do: 'refuse', reason: body.reason }, request),
  );
  creatingRoute(app, db, contracts.answerReview, STAFF, (tx, { params, body }, request) =>
    perform(tx, params.code, { do: 'answer', text: body.text }, request),
  );
}
