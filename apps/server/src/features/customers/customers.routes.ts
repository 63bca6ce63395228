import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../platform/contract-route.ts';
import type { Db } from '../../platform/db.ts';
import { actorOf, tenantOf } from '../../platform/http.ts';
import { logout as logoutContract, showUser as showUserContract } from './customers.contract.ts';
import { logout } from './logout.ts';
import { showUser } from './show-user.ts';

const SIGNED_IN = { auth: 'customer', limit: 'account' } as const;

export function customerRoutes(app: FastifyInstance, db: Db) {
  contractRoute(app, showUserContract, SIGNED_IN, async (_call, request) => {
    const { id: siteId } = tenantOf(request);
    return { data: await showUser(db, { siteId, customerId: actorOf(request).id, locale: request.locale }) };
  });

  contractRoute(app, logoutContract, SIGNED_IN, async (_call, request) => {
    await logout(db, { siteId: tenantOf(request).id, tokenId: actorOf(request).tokenId });
    return { data: { logged_out: true as const } };
  });
}
