import type { FastifyInstance } from 'fastify';
import { contractRoute, serialised } from '../../platform/contract-route.ts';
import type { Db } from '../../platform/db.ts';
import { tenantOf } from '../../platform/http.ts';
import { listStores } from './list-stores.ts';
import * as contract from './stores.contract.ts';

export function storeRoutes(app: FastifyInstance, db: Db) {
  contractRoute(app, contract.listStores, { auth: 'public', limit: 'browse' }, async ({ query }, request) => {
    // The tests hold it against the contract.
    return serialised(await listStores(db, { ...query, siteId: tenantOf(request).id }));
  });
}
