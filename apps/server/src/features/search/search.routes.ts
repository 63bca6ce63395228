import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { tenantOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import type { Shop } from '../../shop.ts';
import { keepCatalogues } from './index/catalogue.ts';
import { searchUnits as searchContract, suggest as suggestContract } from './search.contract.ts';
import { searchUnits } from './search-units.ts';
import { suggest } from './suggest.ts';

const OPEN = { auth: 'public', limit: 'browse' } as const;

export function searchRoutes(app: FastifyInstance, { db }: Shop) {
  const catalogues = keepCatalogues(db);

  contractRoute(app, searchContract, OPEN, async ({ query }, request) => {
    const siteId = tenantOf(request).id;
    const found = await searchUnits(db, catalogues, { siteId, locale: request.locale, query });
    if (!found.ok) throw new HttpRefusal(404, 'not_found');
    return { data: found.data, meta: found.meta };
  });

  contractRoute(app, suggestContract, OPEN, async ({ query }, request) => ({
    data: await suggest(db, catalogues, { siteId: tenantOf(request).id, locale: request.locale, q: query.q }),
  }));
}
