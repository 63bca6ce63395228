import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { actorOf, tenantOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import type { Shop } from '../../shop.ts';
import * as contract from './bikes.contract.ts';
import { listBikes, markFound, markLost, showBike } from './my-bikes.ts';
import { checkSerial, registerBike } from './registration/register-bike.ts';

const SIGNED_IN = { auth: 'customer', limit: 'account' } as const;
/** What answers differently for different frame numbers is not for trying them all. */
const GUESSABLE = { auth: 'customer', limit: 'serials' } as const;

const FIELD_OF = {
  serial_unknown: 'serial',
  bike_registered: 'serial',
  too_many_registrations: 'serial',
  purchase_in_future: 'purchase_date',
  upload_unknown: 'proof',
  upload_not_ready: 'proof',
} as const;

const ownerOf = (request: FastifyRequest) => ({
  siteId: tenantOf(request).id,
  customerId: actorOf(request).id,
});

/** Answers with the bike, or with the same "not found" for another's as for none. */
function orNotFound<T>(data: T | null) {
  if (data === null) throw new HttpRefusal(404, 'not_found');
  return { data };
}

export function bikeRoutes(app: FastifyInstance, { db }: Shop) {
  contractRoute(app, contract.listBikes, SIGNED_IN, async (_call, request) => {
    const { bikes, registrations } = await listBikes(db, ownerOf(request), request.locale);
    return { data: bikes, meta: { total: bikes.length, registrations } };
  });

  contractRoute(app, contract.showBike, SIGNED_IN, async ({ params }, request) =>
    orNotFound(await showBike(db, ownerOf(request), request.locale, params.id)),
  );

  contractRoute(app, contract.registerBike, GUESSABLE, async ({ body }, request) => {
    const { serial, purchase_date: purchasedOn = null, proof = null } = body;
    const input = { serial, purchasedOn, proof };
    const result = await registerBike(db, ownerOf(request), request.locale, input);
    if (!result.ok) throw new HttpRefusal(422, result.code, { field: FIELD_OF[result.code] });
    return { data: { bike: result.bike, registration: result.registration } };
  });

  contractRoute(app, contract.markLost, SIGNED_IN, async ({ params, body }, request) => {
    const report = { bikeId: params.id, message: body.message };
    return orNotFound(await markLost(db, ownerOf(request), request.locale, report));
  });

  contractRoute(app, contract.markFound, SIGNED_IN, async ({ params }, request) =>
    orNotFound(await markFound(db, ownerOf(request), request.locale, params.id)),
  );

  contractRoute(
    app,
    contract.checkSerial,
    { auth: 'public', limit: 'serials' },
    async ({ query }, request) => ({ data: await checkSerial(db, tenantOf(request).id, query.serial) }),
  );
}
