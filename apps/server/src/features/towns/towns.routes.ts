import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { tenantOf } from '../../platform/http/http.ts';
import { listTownsInBox, suggestTowns } from './suggest-towns.ts';
import * as contract from './towns.contract.ts';

const RULES = { auth: 'public', limit: 'browse' } as const;

export function townRoutes(app: FastifyInstance, db: Db) {
  contractRoute(app, contract.suggestTowns, RULES, async ({ query }, request) => ({
    data: await suggestTowns(db, { siteId: tenantOf(request).id, locale: request.locale }, query.q),
  }));

  contractRoute(app, contract.listTownsInBox, RULES, async ({ query }, request) => ({
    data: await listTownsInBox(db, query, request.locale),
  }));
}
