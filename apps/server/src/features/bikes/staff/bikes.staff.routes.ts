import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../platform/db/db.ts';
import { contractRoute } from '../../../platform/http/contract-route.ts';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import { creatingRoute } from '../../../platform/http/idempotency.ts';
import { staffCall } from '../../staff/staff-call.ts';
import * as contracts from './bikes.staff.contract.ts';
import {
  decideBikeRegistration,
  type Kept,
  listBikeRegistrations,
  readBikeProof,
  showBikeRegistration,
} from './bikes.staff.ts';

const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;

export function staffBikeRoutes(app: FastifyInstance, db: Db, kept: Kept) {
  contractRoute(app, contracts.listBikeRegistrations, STAFF, ({ query }, request) =>
    listBikeRegistrations(db, staffCall(request, 'read').siteId, query.page),
  );
  contractRoute(app, contracts.showBikeRegistration, STAFF, async ({ params }, request) => {
    const data = await showBikeRegistration(db, staffCall(request, 'read').siteId, params.id);
    if (!data) throw new HttpRefusal(404, 'not_found');
    return { data };
  });
  contractRoute(app, contracts.readBikeProof, STAFF, async ({ params }, request, reply) => {
    const file = await readBikeProof(db, kept, staffCall(request, 'bike').siteId, params.id);
    if (!file) throw new HttpRefusal(404, 'not_found');
    return reply.headers(file.headers).send(file.bytes);
  });
  creatingRoute(app, db, contracts.verifyBikeRegistration, STAFF, async (tx, { params }, request) =>
    answer(await decideBikeRegistration(tx, staffCall(request, 'bike'), { id: params.id, reason: null })),
  );
  creatingRoute(app, db, contracts.rejectBikeRegistration, STAFF, async (tx, { params, body }, request) => {
    const decision = { id: params.id, reason: body.reason };
    return answer(await decideBikeRegistration(tx, staffCall(request, 'bike'), decision));
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
