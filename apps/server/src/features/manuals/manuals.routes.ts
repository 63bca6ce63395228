import { catalogueOf } from '@paddock/i18n/locales';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { tenantOf } from '../../platform/http/http.ts';
import type { Shop } from '../../shop.ts';
import * as contract from './manuals.contract.ts';
import { findManuals } from './manuals.sql.ts';

/** Every manual this site has for its visitors, or one product's. A product that is not shown has none. */
const listManuals = (db: Db, requested: { siteId: number; locale: string; productId?: number | undefined }) =>
  findManuals(db, {
    siteId: requested.siteId,
    locale: catalogueOf(requested.locale),
    productId: requested.productId ?? null,
  });

export function manualRoutes(app: FastifyInstance, { db }: Shop) {
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
