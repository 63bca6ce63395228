import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { tenantOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import { viewOf } from '../../platform/http/requested-view.ts';
import type { Shop } from '../../shop.ts';
import { showMenuLayouts as showMenuLayoutsContract } from './layout.contract.ts';
import { menuCategories, menuProducts, type ProductType } from './menu.contract.ts';
import { listMenuCategories, listMenuProducts, showMenuLayouts } from './show-menu.ts';

const OPEN = { auth: 'public', limit: 'browse' } as const;

export function menuRoutes(app: FastifyInstance, { db }: Shop) {
  contractRoute(app, menuProducts, OPEN, async ({ query }, request) => ({
    data: await listMenuProducts(db, requested(request, query.type_id)),
  }));

  contractRoute(app, menuCategories, OPEN, async ({ query }, request) => ({
    data: await listMenuCategories(db, requested(request, query.type_id)),
  }));

  contractRoute(app, showMenuLayoutsContract, OPEN, async (_call, request) => {
    const { id: siteId } = tenantOf(request);
    const data = await showMenuLayouts(db, { siteId, locale: request.locale, view: viewOf(request) });
    if (!data) throw new HttpRefusal(404, 'not_found');
    return { data };
  });
}

const requested = (request: FastifyRequest, typeId: ProductType) => ({
  siteId: tenantOf(request).id,
  typeId,
  locale: request.locale,
});
