import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contractRoute } from '../../../platform/http/contract-route.ts';
import { actorOf } from '../../../platform/http/http.ts';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import { creatingRoute } from '../../../platform/http/idempotency.ts';
import type { Shop } from '../../../shop.ts';
import { staffCall, staffScope } from '../../staff/staff-call.ts';
import * as contracts from './api-keys.contract.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './manage-api-keys.ts';

const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;
const ACROSS = { auth: 'staff', limit: 'staff', tenant: false } as const;
const STATUS: Readonly<Record<string, number>> = { not_found: 404, more_than_held: 403, conflict: 409 };

const managerOf = (request: FastifyRequest) => ({
  ...staffCall(request, 'api_key.manage'),
  held: actorOf(request).permissions ?? new Map<string, ReadonlySet<number>>(),
});

export function staffApiKeyRoutes(app: FastifyInstance, { db }: Shop) {
  contractRoute(app, contracts.listApiKeys, ACROSS, async (_call, request) => ({
    data: await listApiKeys(db, staffScope(request, 'people.read').siteIds),
  }));
  contractRoute(app, contracts.createApiKey, STAFF, async ({ body }, request) => {
    const done = await createApiKey(db, managerOf(request), body);
    if (!done.ok) throw new HttpRefusal(STATUS[done.code] ?? 422, done.code);
    return { data: { id: done.id, token: done.token } };
  });
  creatingRoute(app, db, contracts.revokeApiKey, STAFF, async (tx, { params, body }, request) => {
    const done = await revokeApiKey(tx, managerOf(request), { id: params.id, reason: body.reason });
    return done.ok
      ? { ok: true, answer: { data: { id: done.id } } }
      : { ok: false, refusal: new HttpRefusal(STATUS[done.code] ?? 422, done.code) };
  });
}
