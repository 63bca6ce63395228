import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { tenantOf } from '../../platform/http/http.ts';
import type { Shop } from '../../shop.ts';
import { listTownsInBox, suggestTowns } from './suggest-towns.ts';
import * as contract from './towns.contract.ts';

const RULES = { auth: 'public', limit: 'browse' } as const;

export function townRoutes(app: FastifyInstance, { db }: Shop) {
  contractRoute(app, contract.suggestTowns, RULES, async ({ query }, request) => ({
    data: await suggestTowns(db, { siteId: tenantOf(request).id, locale: request.locale }, query.q),
  }));

  contractRoute(app, contract.listTownsInBox, RULES, async ({ query }, request) => ({
    data: await listTownsInBox(db, query, request.locale),
  }));
}
