import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { tenantOf } from '../../platform/http/http.ts';
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
