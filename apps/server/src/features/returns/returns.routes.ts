import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { actorOf, tenantOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import { creatingRoute } from '../../platform/http/idempotency.ts';
import type { Shop } from '../../shop.ts';
import { type RequestedReturn, requestReturn } from './request-return.ts';
import * as contract from './returns.contract.ts';
import { withdrawReturn } from './withdraw-return.ts';

const SIGNED_IN = { auth: 'customer', limit: 'account' } as const;
const STATUS = {
  not_found: 404,
  return_open: 409,
  return_not_delivered: 409,
  return_too_late: 409,
  return_item_unknown: 422,
  upload_unknown: 422,
  upload_not_ready: 409,
} as const satisfies Record<Extract<RequestedReturn, { ok: false }>['code'], number>;

const customerOf = (request: FastifyRequest) => ({
  siteId: tenantOf(request).id,
  customerId: actorOf(request).id,
});

export function returnRoutes(app: FastifyInstance, { db }: Shop) {
  creatingRoute(app, db, contract.requestReturn, SIGNED_IN, async (tx, { params, body }, request) => {
    const requested = await requestReturn(tx, { ...customerOf(request), code: params.code }, body);
    if (!requested.ok) return { ok: false, refusal: new HttpRefusal(STATUS[requested.code], requested.code) };
    const data = { code: requested.code, status: 'requested' as const, items: [...requested.items] };
    return { ok: true, answer: { data } };
  });

  contractRoute(app, contract.withdrawReturn, SIGNED_IN, async ({ params }, request) => {
    const key = { ...customerOf(request), code: params.code, returnCode: params.return_code };
    const withdrawn = await withdrawReturn(db, key);
    if (!withdrawn.ok) throw new HttpRefusal(withdrawn.code === 'not_found' ? 404 : 409, withdrawn.code);
    return { data: { code: withdrawn.code, status: 'withdrawn' as const } };
  });
}
