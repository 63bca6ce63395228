import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { tenantOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import type { Shop } from '../../shop.ts';
import { listReviews, showReviews } from './read-reviews.ts';
import * as contract from './reviews.contract.ts';
import { openReviewsService } from './service/reviews-service.ts';

const RULES = { auth: 'public', limit: 'browse' } as const;

export function reviewRoutes(app: FastifyInstance, shop: Shop) {
  const { db } = shop;
  const service = openReviewsService(shop);
  contractRoute(app, contract.showReviews, RULES, async ({ params }, request) => {
    const requested = { site: tenantOf(request), slug: params.slug, locale: request.locale };
    const data = await showReviews(db, service, requested);
    if (data === null) throw new HttpRefusal(404, 'not_found');
    return { data };
  });
  contractRoute(app, contract.listReviews, RULES, async ({ params, query }, request) => {
    const requested = { siteId: tenantOf(request).id, slug: params.slug, locale: request.locale };
    const page = await listReviews(db, requested, query);
    if (page === null) throw new HttpRefusal(404, 'not_found');
    return page;
  });
}
