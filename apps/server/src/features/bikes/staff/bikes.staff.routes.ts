import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../../platform/http/contract-route.ts';
import { tenantOf } from '../../../platform/http/http.ts';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import { creatingRoute } from '../../../platform/http/idempotency.ts';
import type { Shop } from '../../../shop.ts';
import { permissionsOn, staffCall } from '../../staff/staff-call.ts';
import { listScope } from '../../staff/staff-list.ts';
import * as desk from './bike-list.staff.contract.ts';
import * as contracts from './bikes.staff.contract.ts';
import { decideBikeRegistration, linkBikeProof, readBikeProof } from './bikes.staff.ts';
import { listActivations, listBikes, showActivation, showBike } from './read-bikes.ts';

const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;

const LISTS = { auth: 'staff', limit: 'staff', tenant: false } as const;

export function staffBikeRoutes(app: FastifyInstance, { db, uploads: { kept } }: Shop) {
  contractRoute(app, desk.listActivations, LISTS, async ({ query }, request) =>
    listActivations(db, await listScope(db, request, 'order.read', query.sites), query),
  );
  contractRoute(app, desk.showActivation, STAFF, async ({ params }, request) => {
    const { siteId } = staffCall(request, 'order.read');
    const site = { id: siteId, slug: tenantOf(request).slug };
    const data = await showActivation(db, site, params.id, permissionsOn(request, siteId));
    if (!data) throw new HttpRefusal(404, 'not_found');
    return { data };
  });
  contractRoute(app, desk.listBikes, LISTS, async ({ query }, request) =>
    listBikes(db, await listScope(db, request, 'order.read', query.sites), query),
  );
  contractRoute(app, desk.showBike, STAFF, async ({ params }, request) => {
    const data = await showBike(db, staffCall(request, 'order.read').siteId, params.id);
    if (!data) throw new HttpRefusal(404, 'not_found');
    return { data };
  });
  contractRoute(app, contracts.readBikeProof, STAFF, async ({ params }, request, reply) => {
    const file = await readBikeProof(db, kept, staffCall(request, 'bike.decide').siteId, params.id);
    if (!file) throw new HttpRefusal(404, 'not_found');
    return reply.headers(file.headers).send(file.bytes);
  });
  contractRoute(app, contracts.linkBikeProof, STAFF, async ({ params }, request) => {
    const data = await linkBikeProof(db, kept, staffCall(request, 'bike.decide').siteId, params.id);
    if (!data) throw new HttpRefusal(404, 'not_found');
    return { data };
  });
  creatingRoute(app, db, contracts.verifyBikeRegistration, STAFF, async (tx, { params }, request) =>
    answer(
      await decideBikeRegistration(tx, staffCall(request, 'bike.decide'), { id: params.id, reason: null }),
    ),
  );
  creatingRoute(app, db, contracts.rejectBikeRegistration, STAFF, async (tx, { params, body }, request) => {
    const decision = { id: params.id, reason: body.reason };
    return answer(await decideBikeRegistration(tx, staffCall(request, 'bike.decide'), decision));
  });
}

function answer(result: Awaited<ReturnType<typeof decideBikeRegistration>>) {
  if (!result.ok) {
    const status = result.code === 'not_found' ? 404 : 409;
    return { ok: false as const, refusal: new HttpRefusal(status, result.code) };
  }
  const { id, status, serial } = result;
  return { ok: true as const, answer: { data: { id, status, serial } } };
}
