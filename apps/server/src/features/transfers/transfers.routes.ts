import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { actorOf, tenantOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import { creatingRoute } from '../../platform/http/idempotency.ts';
import type { Shop } from '../../shop.ts';
import { createTransfer } from './create-transfer.ts';
import { acceptTransfer, cancelTransfer, declineTransfer, previewTransfer } from './end-transfer.ts';
import * as contract from './transfers.contract.ts';

const SIGNED_IN = { auth: 'customer', limit: 'account' } as const;
const OFFERS = { auth: 'customer', limit: 'offers' } as const;
const STATUS = { not_found: 404, bike_lost: 409, transfer_open: 409, transfer_to_self: 422 } as const;

const askerOf = (request: FastifyRequest) => ({
  siteId: tenantOf(request).id,
  customerId: actorOf(request).id,
});
const notFound = () => new HttpRefusal(404, 'not_found');

export function transferRoutes(app: FastifyInstance, { db }: Shop) {
  creatingRoute(app, db, contract.createTransfer, OFFERS, async (tx, { params, body }, request) => {
    const offer = { bikeId: params.id, email: body.email };
    const made = await createTransfer(tx, askerOf(request), request.locale, offer);
    if (made.ok) return { ok: true, answer: { message: made.message, data: made.transfer } };
    const field = made.code === 'transfer_to_self' ? { field: 'email' } : {};
    return { ok: false, refusal: new HttpRefusal(STATUS[made.code], made.code, field) };
  });

  contractRoute(app, contract.cancelTransfer, SIGNED_IN, async ({ params }, request) => {
    if (!(await cancelTransfer(db, askerOf(request), params.id))) throw notFound();
    return { data: null };
  });

  contractRoute(app, contract.previewTransfer, SIGNED_IN, async ({ body }, request) => {
    const data = await previewTransfer(db, askerOf(request), body.token, request.locale);
    if (!data) throw notFound();
    return { data };
  });

  contractRoute(app, contract.acceptTransfer, SIGNED_IN, async ({ body }, request) => {
    const done = await acceptTransfer(db, askerOf(request), body.token);
    if (!done.ok) throw notFound();
    return { data: { bike_id: done.bikeId } };
  });

  contractRoute(app, contract.declineTransfer, SIGNED_IN, async ({ body }, request) => {
    if (!(await declineTransfer(db, askerOf(request), body.token))) throw notFound();
    return { data: null };
  });
}
