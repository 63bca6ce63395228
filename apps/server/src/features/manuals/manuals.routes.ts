import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../platform/contract-route.ts';
import type { Db } from '../../platform/db.ts';
import { tenantOf } from '../../platform/http.ts';
import { listManuals } from './list-manuals.ts';
import * as contract from './manuals.contract.ts';

export function manualRoutes(app: FastifyInstance, db: Db) {
  contractRoute(
    app,
    contract.listManuals,
    { auth: 'public', limit: 'browse' },
    async ({ query }, request) => ({
      data: await listManuals(db, {
        siteId: tenantOf(request).id,
        locale: request.locale,
        productId: query.product_id,
      }),
    }),
  );
}
