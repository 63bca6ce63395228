import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../platform/db/db.ts';
import { contractRoute } from '../../../platform/http/contract-route.ts';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import { creatingRoute } from '../../../platform/http/idempotency.ts';
import type { Shop } from '../../../shop.ts';
import { permissionsOn, staffCall } from '../../staff/staff-call.ts';
import { listScope } from '../../staff/staff-list.ts';
import { listRides } from './list-rides.ts';
import { listRideHours, moveStaffRide } from './move-staff-ride.ts';
import * as contracts from './test-rides.staff.contract.ts';
import { blockDemonstrator, endStaffRide, liftBlock, listStaffDemonstrators } from './test-rides.staff.ts';

const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;
const LISTS = { auth: 'staff', limit: 'staff', tenant: false } as const;
const notFound = () => ({ ok: false as const, refusal: new HttpRefusal(404, 'not_found') });

export function staffTestRideRoutes(app: FastifyInstance, { db }: Shop) {
  contractRoute(app, contracts.listDemonstrators, STAFF, async ({ query }, request) => ({
    data: await listStaffDemonstrators(db, staffCall(request, 'order.read').siteId, query.store ?? null),
  }));

  contractRoute(app, contracts.listRides, LISTS, async ({ query }, request) => {
    const scope = await listScope(db, request, 'order.read', query.sites);
    return listRides(db, scope, query, (siteId) => permissionsOn(request, siteId));
  });

  const steps = [
    [contracts.finishStaffRide, 'done'],
    [contracts.missStaffRide, 'no_show'],
  ] as const;
  for (const [contract, to] of steps)
    creatingRoute(app, db, contract, STAFF, async (tx, { params }, request) =>
      answer(await endStaffRide(tx, staffCall(request, 'test_ride.manage'), params.code, { to })),
    );
  creatingRoute(app, db, contracts.cancelStaffRide, STAFF, async (tx, { params, body }, request) => {
    const move = { to: 'cancelled', reason: body.reason } as const;
    return answer(await endStaffRide(tx, staffCall(request, 'test_ride.manage'), params.code, move));
  });

  movingRoutes(app, db);

  creatingRoute(app, db, contracts.blockDemonstrator, STAFF, async (tx, { params, body }, request) => {
    const blocked = await blockDemonstrator(tx, staffCall(request, 'test_ride.manage'), params.id, body);
    if (blocked.ok) return { ok: true, answer: { data: { id: blocked.id } } };
    if (blocked.code === 'not_found') return notFound();
    const details = { data: { rides: blocked.rides } };
    return { ok: false, refusal: new HttpRefusal(409, blocked.code, details) };
  });
  creatingRoute(app, db, contracts.liftBlock, STAFF, async (tx, { params }, request) => {
    const isLifted = await liftBlock(tx, staffCall(request, 'test_ride.manage'), params.id);
    return isLifted ? { ok: true, answer: { data: { id: params.id } } } : notFound();
  });
}

function movingRoutes(app: FastifyInstance, db: Db) {
  contractRoute(app, contracts.listRideHours, STAFF, async ({ params }, request) => {
    const data = await listRideHours(db, staffCall(request, 'test_ride.manage').siteId, params.code);
    if (!data) throw new HttpRefusal(404, 'not_found');
    return { data };
  });
  creatingRoute(app, db, contracts.moveStaffRide, STAFF, async (tx, { params, body }, request) => {
    const call = staffCall(request, 'test_ride.manage');
    const moved = await moveStaffRide(tx, call, params.code, body.starts_at);
    if (moved.ok) return { ok: true, answer: { data: moved.acted } };
    if (moved.code === 'not_found') return notFound();
    return { ok: false, refusal: new HttpRefusal(409, moved.code) };
  });
}

function answer(result: Awaited<ReturnType<typeof endStaffRide>>) {
  if (result.ok) return { ok: true as const, answer: { data: result.acted } };
  const status = result.code === 'not_found' ? 404 : 409;
  return { ok: false as const, refusal: new HttpRefusal(status, result.code) };
}
