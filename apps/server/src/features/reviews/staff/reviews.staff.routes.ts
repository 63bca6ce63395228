import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tx } from '../../../platform/db/db.ts';
import { contractRoute } from '../../../platform/http/contract-route.ts';
import { tenantOf } from '../../../platform/http/http.ts';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import { creatingRoute } from '../../../platform/http/idempotency.ts';
import type { Shop } from '../../../shop.ts';
import { permissionsOn, staffCall } from '../../staff/staff-call.ts';
import { listScope } from '../../staff/staff-list.ts';
import { listReviews, showReview } from './read-reviews.ts';
import * as desk from './review-list.staff.contract.ts';
import * as contracts from './reviews.staff.contract.ts';
import { actOnReview, type ReviewAct } from './reviews.staff.ts';

const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;

const LISTS = { auth: 'staff', limit: 'staff', tenant: false } as const;

export function staffReviewRoutes(app: FastifyInstance, { db }: Shop) {
  const perform = async (tx: Tx, code: string, act: ReviewAct, request: FastifyRequest) => {
    const acted = await actOnReview(tx, staffCall(request, 'review.decide'), { code, act });
    if (acted.ok) return { ok: true as const, answer: { data: { code, status: acted.status } } };
    const status = acted.code === 'not_found' ? 404 : 409;
    return { ok: false as const, refusal: new HttpRefusal(status, acted.code) };
  };

  contractRoute(app, desk.listReviews, LISTS, async ({ query }, request) =>
    listReviews(db, await listScope(db, request, 'review.decide', query.sites), query),
  );
  contractRoute(app, desk.showReview, STAFF, async ({ params }, request) => {
    const { siteId } = staffCall(request, 'review.decide');
    const site = { id: siteId, slug: tenantOf(request).slug };
    const data = await showReview(db, site, params.code, permissionsOn(request, siteId));
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
