import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import { contractRoute, serialised } from '../../platform/http/contract-route.ts';
import { tenantOf } from '../../platform/http/http.ts';
import { listStores } from './list-stores.ts';
import * as contract from './stores.contract.ts';

export function storeRoutes(app: FastifyInstance, db: Db) {
  contractRoute(app, contract.listStores, { auth: 'public', limit: 'browse' }, async ({ query }, request) => {
    const { data, holidays } = await listStores(db, { ...query, siteId: tenantOf(request).id });
    // Not checked against the contract dealer by dealer; a test does that.
    return serialised(JSON.stringify({ data, meta: { total: data.length, holidays } }));
  });
}
