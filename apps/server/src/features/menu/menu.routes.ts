import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contractRoute } from '../../platform/contract-route.ts';
import type { Db } from '../../platform/db.ts';
import { tenantOf } from '../../platform/http.ts';
import { listMenuCategories } from './list-menu-categories.ts';
import { listMenuProducts } from './list-menu-products.ts';
import { menuCategories, menuProducts, type ProductType } from './menu.contract.ts';

const OPEN = { auth: 'public', limit: 'browse' } as const;

export function menuRoutes(app: FastifyInstance, db: Db) {
  contractRoute(app, menuProducts, OPEN, async ({ query }, request) => ({
    data: await listMenuProducts(db, asked(request, query.type_id)),
  }));

  contractRoute(app, menuCategories, OPEN, async ({ query }, request) => ({
    data: await listMenuCategories(db, asked(request, query.type_id)),
  }));
}

const asked = (request: FastifyRequest, typeId: ProductType) => ({
  siteId: tenantOf(request).id,
  typeId,
  locale: request.locale,
});
