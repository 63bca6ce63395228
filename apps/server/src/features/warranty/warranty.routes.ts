import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { actorOf, tenantOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import { creatingRoute } from '../../platform/http/idempotency.ts';
import type { Shop } from '../../shop.ts';
import {
  createWarrantyRequest,
  describeWarrantyFaults,
  listWarrantyRequests,
  showWarrantyForm,
  showWarrantyRequest,
} from './create-warranty-request.ts';
import * as contract from './warranty.contract.ts';

const SIGNED_IN = { auth: 'customer', limit: 'account' } as const;

const ownerOf = (request: FastifyRequest) => ({
  siteId: tenantOf(request).id,
  customerId: actorOf(request).id,
});
const notFound = () => new HttpRefusal(404, 'not_found');

export function warrantyRoutes(app: FastifyInstance, { db }: Shop) {
  contractRoute(app, contract.showWarrantyForm, SIGNED_IN, async ({ params }, request) => {
    const data = await showWarrantyForm(db, ownerOf(request), params.id);
    if (!data) throw notFound();
    return { data };
  });

  creatingRoute(app, db, contract.createWarrantyRequest, SIGNED_IN, async (tx, { params, body }, request) => {
    const { locale } = request;
    const made = await createWarrantyRequest(tx, ownerOf(request), locale, params.id, body);
    if (made.ok) return { ok: true, answer: { data: made.request } };
    if (made.code === 'not_found') return { ok: false, refusal: notFound() };
    if (made.code === 'validation_failed') {
      const errors = describeWarrantyFaults(made.fields, locale);
      return { ok: false, refusal: new HttpRefusal(422, made.code, { errors }) };
    }
    const values = made.code === 'warranty_too_many' ? { values: { max: made.most } } : {};
    return { ok: false, refusal: new HttpRefusal(409, made.code, values) };
  });

  contractRoute(app, contract.listWarrantyRequests, SIGNED_IN, async (_call, request) => {
    const data = await listWarrantyRequests(db, ownerOf(request), request.locale);
    return { data, meta: { total: data.length } };
  });

  contractRoute(app, contract.showWarrantyRequest, SIGNED_IN, async ({ params }, request) => {
    const data = await showWarrantyRequest(db, ownerOf(request), request.locale, params.code);
    if (!data) throw notFound();
    return { data };
  });
}
