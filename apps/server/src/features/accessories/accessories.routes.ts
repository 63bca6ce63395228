import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { tenantOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import type { Shop } from '../../shop.ts';
import * as contract from './accessories.contract.ts';
import { accessoryReader } from './accessory-reader.ts';
import { listAccessories } from './list-accessories.ts';

const OPEN = { auth: 'public', limit: 'browse' } as const;

export function accessoryRoutes(app: FastifyInstance, { db }: Shop) {
  const showAccessory = accessoryReader(db);

  contractRoute(app, contract.showAccessory, OPEN, async ({ params }, request) => {
    const requested = { siteId: tenantOf(request).id, slug: params.slug, locale: request.locale };
    const accessory = await showAccessory(requested);
    if (accessory === null) throw new HttpRefusal(404, 'not_found');
    return { data: accessory };
  });

  contractRoute(app, contract.listAccessories, OPEN, async ({ query }, request) => {
    const slugs = query.fits.split(',');
    const siteId = tenantOf(request).id;
    return { data: await listAccessories(db, { siteId, slugs, locale: request.locale }) };
  });
}
