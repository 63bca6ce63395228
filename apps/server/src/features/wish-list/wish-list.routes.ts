import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { actorOf, tenantOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import type { Shop } from '../../shop.ts';
import * as contract from './wish-list.contract.ts';
import {
  addToWishList,
  listWishList,
  listWishListKeys,
  removeFromWishList,
  showWishListOffers,
} from './wish-list.ts';

const BROWSE = { auth: 'public', limit: 'browse' } as const;
const ACCOUNT = { auth: 'customer', limit: 'account' } as const;

const customerOf = (request: FastifyRequest) => ({
  siteId: tenantOf(request).id,
  customerId: actorOf(request).id,
  locale: request.locale,
});

export function wishListRoutes(app: FastifyInstance, { db }: Shop) {
  contractRoute(app, contract.showWishListOffers, BROWSE, async ({ query }, request) => {
    const visitor = { siteId: tenantOf(request).id, locale: request.locale };
    return { data: await showWishListOffers(db, { ...visitor, keys: query.entries }) };
  });

  contractRoute(app, contract.listWishList, ACCOUNT, async (_call, request) => ({
    data: await listWishList(db, customerOf(request)),
  }));

  contractRoute(app, contract.listWishListKeys, ACCOUNT, async (_call, request) => ({
    data: await listWishListKeys(db, customerOf(request)),
  }));

  contractRoute(app, contract.addToWishList, ACCOUNT, async ({ body }, request) => ({
    data: await addToWishList(db, customerOf(request), body.entries),
  }));

  contractRoute(app, contract.removeFromWishList, ACCOUNT, async ({ params }, request) => {
    if (!(await removeFromWishList(db, customerOf(request), params.key)))
      throw new HttpRefusal(404, 'not_found');
    return { data: { removed: true as const } };
  });
}
