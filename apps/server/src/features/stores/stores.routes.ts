import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import { contractRoute, serialised } from '../../platform/http/contract-route.ts';
import { tenantOf } from '../../platform/http/http.ts';
import { listStores } from './list-stores.ts';
import * as contract from './stores.contract.ts';

export function storeRoutes(app: FastifyInstance, db: Db) {
  contractRoute(app, contract.listStores, { auth: 'public', limit: 'browse' }, async ({ query }, request) => {
    // Not checked against the contract store by store; a test does that.
    return serialised(await listStores(db, { ...query, siteId: tenantOf(request).id }));
  });
}
