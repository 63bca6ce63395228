import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { actorOf, tenantOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import { creatingRoute } from '../../platform/http/idempotency.ts';
import type { Shop } from '../../shop.ts';
import { createAddress, deleteAddress, listAddresses, updateAddress } from './address-book.ts';
import * as contract from './addresses.contract.ts';
import { describeAddressFaults } from './check-address.ts';
import { showAddressShape } from './show-address-shape.ts';

const SIGNED_IN = { auth: 'customer', limit: 'account' } as const;

const ownerOf = (request: FastifyRequest) => ({
  siteId: tenantOf(request).id,
  customerId: actorOf(request).id,
});
const notFound = () => new HttpRefusal(404, 'not_found');

type Faulty = Parameters<typeof describeAddressFaults>[0];
const faulty = (faults: Faulty, { locale }: FastifyRequest) =>
  new HttpRefusal(422, 'validation_failed', { errors: describeAddressFaults(faults, locale) });

/** A customer's address book. Each verb is one statement that names its owner, so another's id finds nothing. */
export function addressRoutes(app: FastifyInstance, { db }: Shop) {
  contractRoute(app, contract.listAddresses, SIGNED_IN, async ({ query }, request) => {
    const data = await listAddresses(db, ownerOf(request), query.type);
    return { data, meta: { total: data.length } };
  });

  creatingRoute(app, db, contract.createAddress, SIGNED_IN, async (tx, { body }, request) => {
    const made = await createAddress(tx, ownerOf(request), body);
    if (made.ok) return { ok: true, answer: { data: made.address } };
    if (made.code === 'validation_failed') return { ok: false, refusal: faulty(made, request) };
    return { ok: false, refusal: new HttpRefusal(422, made.code, { values: { max: made.most } }) };
  });

  contractRoute(app, contract.updateAddress, SIGNED_IN, async ({ params, body }, request) => {
    const changed = await updateAddress(db, ownerOf(request), params.id, body);
    if (changed.ok) return { data: changed.address };
    throw changed.code === 'validation_failed' ? faulty(changed, request) : notFound();
  });

  contractRoute(app, contract.deleteAddress, SIGNED_IN, async ({ params }, request) => {
    if (!(await deleteAddress(db, ownerOf(request), params.id))) throw notFound();
    return { data: null };
  });

  contractRoute(
    app,
    contract.showAddressShape,
    { auth: 'public', limit: 'browse' },
    async ({ params }, request) => ({ data: showAddressShape(params.country, request.locale) }),
  );
}
