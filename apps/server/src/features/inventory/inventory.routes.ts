import type { FastifyInstance } from 'fastify';
import { type Answer, contractRoute, serialised } from '../../platform/http/contract-route.ts';
import { tenantOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import type { Shop } from '../../shop.ts';
import * as contract from './inventory.contract.ts';
import { listInventories, listVariantAttributes } from './list-inventories.ts';
import { listNearUnits } from './list-near-units.ts';
import { showTakenUnits } from './taken-units.sql.ts';
import { variantDescriptions } from './variant-descriptions.ts';
import { watchUnits } from './watch-units.ts';

const OPEN = { auth: 'public', limit: 'browse' } as const;

export function inventoryRoutes(app: FastifyInstance, { db, streams }: Shop) {
  const variants = variantDescriptions(db);
  contractRoute(app, contract.listVariantAttributes, OPEN, async ({ params }, request) => {
    const requested = { siteId: tenantOf(request).id, slug: params.slug, locale: request.locale };
    const attributes = await listVariantAttributes(db, requested);
    if (attributes === null) throw new HttpRefusal(404, 'not_found');
    return serialised(`{"data":${attributes}}`);
  });

  contractRoute(app, contract.listInventories, OPEN, async ({ params, query }, request) => {
    const answer: Answer<typeof contract.listInventories> | null = await listInventories(db, variants, {
      siteId: tenantOf(request).id,
      slug: params.slug,
      locale: request.locale,
      page: query.page,
      values: query.values,
      status: query.inventory_status,
      near: query.near,
      sort: query.sort,
    });
    if (answer === null) throw new HttpRefusal(404, 'not_found');
    return serialised(JSON.stringify(answer));
  });

  contractRoute(app, contract.listNearUnits, OPEN, async ({ query }, request) => {
    const requested = { siteId: tenantOf(request).id, locale: request.locale, ...query.near };
    return { data: await listNearUnits(db, variants, requested) };
  });

  contractRoute(app, contract.showTakenUnits, OPEN, async ({ params }, request) => {
    const taken = await showTakenUnits(db, { siteId: tenantOf(request).id, slug: params.slug });
    if (!taken) throw new HttpRefusal(404, 'not_found');
    return { data: taken };
  });

  contractRoute(app, contract.watchUnits, OPEN, async ({ params, query }, request, reply) => {
    const watched = await watchUnits(db, { siteId: tenantOf(request).id, slug: params.slug });
    if (!watched) throw new HttpRefusal(404, 'not_found');
    return streams.open(reply, { key: watched.key, seconds: query.seconds }, watched.pass);
  });
}
