import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../platform/contract-route.ts';
import type { Db } from '../../platform/db.ts';
import { actorOf, headerOf, tenantOf } from '../../platform/http.ts';
import { HttpRefusal } from '../../platform/http-errors.ts';
import {
  login as loginContract,
  logout as logoutContract,
  showUser as showUserContract,
} from './customers.contract.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { showUser } from './show-user.ts';

const SIGNED_IN = { auth: 'customer', limit: 'account' } as const;

export function customerRoutes(app: FastifyInstance, db: Db) {
  contractRoute(app, loginContract, { auth: 'public', limit: 'login' }, async ({ body }, request) => {
    const result = await login(db, {
      ...{ ...body, siteId: tenantOf(request).id, address: request.ip },
      userAgent: headerOf(request, 'user-agent')?.slice(0, 255) ?? null,
    });
    if (result.ok)
      return { data: { access_token: result.accessToken, expires_at: result.expiresAt.toISOString() } };
    if (result.code === 'rate_limited') {
      const { seconds } = result;
      throw new HttpRefusal(429, 'rate_limited', { values: { seconds }, retryAfterSeconds: seconds });
    }
    throw new HttpRefusal(422, 'wrong_credentials');
  });

  contractRoute(app, showUserContract, SIGNED_IN, async (_call, request) => {
    const { id: siteId } = tenantOf(request);
    return { data: await showUser(db, { siteId, customerId: actorOf(request).id, locale: request.locale }) };
  });

  contractRoute(app, logoutContract, SIGNED_IN, async (_call, request) => {
    await logout(db, { siteId: tenantOf(request).id, tokenId: actorOf(request).tokenId });
    return { data: { logged_out: true as const } };
  });
}
