import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../../platform/http/contract-route.ts';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import { creatingRoute } from '../../../platform/http/idempotency.ts';
import type { Shop } from '../../../shop.ts';
import * as contract from '../reviews.contract.ts';
import { listReviewable, readReviewCaller, type WrittenReview, writeReview } from './write-review.ts';

const WAITING = 'waiting' as const;
const RULES = { auth: 'optional', limit: 'checkout' } as const;
const STATUS = {
  not_found: 404,
  review_too_early: 409,
  review_exists: 409,
  return_item_unknown: 422,
} as const satisfies Record<Extract<WrittenReview, { ok: false }>['code'], number>;

export function writeReviewRoutes(app: FastifyInstance, shop: Shop) {
  const { db } = shop;
  contractRoute(app, contract.listReviewable, RULES, async ({ params: { code }, query }, request) => {
    const caller = readReviewCaller(request, shop, { code, key: query.key });
    const data = await listReviewable(db, caller, code);
    if (!data) throw new HttpRefusal(404, 'not_found');
    return { data };
  });
  creatingRoute(
    app,
    db,
    contract.writeReview,
    RULES,
    async (tx, { params: { code }, query, body }, request) => {
      const caller = readReviewCaller(request, shop, { code, key: query.key });
      const written = await writeReview(tx, { caller, code }, body);
      if (!written.ok) return { ok: false, refusal: new HttpRefusal(STATUS[written.code], written.code) };
      return { ok: true, answer: { data: { code: written.code, status: WAITING } } };
    },
  );
}
