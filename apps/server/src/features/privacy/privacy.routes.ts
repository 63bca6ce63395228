import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contractRoute } from '../../platform/contract-route.ts';
import type { Db } from '../../platform/db.ts';
import { actorOf, tenantOf } from '../../platform/http.ts';
import { HttpRefusal } from '../../platform/http-errors.ts';
import { eraseAccount } from './erase-account.ts';
import { exportData } from './export-data.ts';
import { eraseAccount as eraseContract, exportData as exportContract } from './privacy.contract.ts';

const RULES = { auth: 'customer', limit: 'account' } as const;
const whoOf = (request: FastifyRequest) => ({
  siteId: tenantOf(request).id,
  customerId: actorOf(request).id,
});

export function privacyRoutes(app: FastifyInstance, db: Db) {
  contractRoute(app, exportContract, RULES, async (_call, request, reply) => {
    const { name, json } = await exportData(db, whoOf(request));
    reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`);
    return reply.send(json);
  });

  contractRoute(app, eraseContract, RULES, async ({ body: { password } }, request) => {
    const result = await eraseAccount(db, { ...whoOf(request), password });
    if (result.ok) return { data: { erased: true as const } };
    if (result.code === 'rate_limited') {
      const { seconds } = result;
      throw new HttpRefusal(429, 'rate_limited', { values: { seconds }, retryAfterSeconds: seconds });
    }
    if (result.code === 'open_orders') throw new HttpRefusal(409, 'open_orders');
    throw new HttpRefusal(422, 'wrong_password', { field: 'password' });
  });
}
