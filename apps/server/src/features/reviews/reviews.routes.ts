import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { tenantOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import * as contract from './reviews.contract.ts';
import type { ReviewsService } from './reviews-service.ts';
import { showReviews } from './show-reviews.ts';

export function reviewRoutes(app: FastifyInstance, db: Db, service: ReviewsService) {
  contractRoute(
    app,
    contract.showReviews,
    { auth: 'public', limit: 'browse' },
    async ({ params }, request) => {
      const requested = { site: tenantOf(request), slug: params.slug, locale: request.locale };
      const data = await showReviews(db, service, requested);
      if (data === null) throw new HttpRefusal(404, 'not_found');
      return { data };
    },
  );
}
