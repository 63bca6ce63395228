import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../platform/db/db.ts';
import { contractRoute } from '../../../platform/http/contract-route.ts';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import { creatingRoute } from '../../../platform/http/idempotency.ts';
import { staffCall } from '../../staff/staff-call.ts';
import { acceptCashOrder } from './accept-cash-order.ts';
import type { ActResult } from './act-on-order.ts';
import { fulfil } from './fulfil.ts';
import * as contracts from './orders.staff.contract.ts';
import { listWaiting, showStaffOrder } from './read-orders.ts';
import { revokeOrderLinks } from './revoke-order-links.ts';

// Staff go on working while a site is closed to shoppers.
const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;

export function staffOrderRoutes(app: FastifyInstance, db: Db) {
  contractRoute(app, contracts.listWaiting, STAFF, async ({ query }, request) =>
    listWaiting(db, staffCall(request, 'read').siteId, query.waiting, query.page),
  );
  contractRoute(app, contracts.showStaffOrder, STAFF, async ({ params }, request) => {
    const order = await showStaffOrder(db, staffCall(request, 'read').siteId, params.code);
    if (!order) throw new HttpRefusal(404, 'not_found');
    return { data: order };
  });
  creatingRoute(app, db, contracts.acceptCashOrder, STAFF, async (tx, { params }, request) =>
    answer(await acceptCashOrder(tx, staffCall(request, 'accept'), { code: params.code })),
  );
  creatingRoute(app, db, contracts.revokeOrderLinks, STAFF, async (tx, { params, body }, request) =>
    answer(
      await revokeOrderLinks(tx, staffCall(request, 'links'), { code: params.code, reason: body.reason }),
    ),
  );

  const steps = [
    [contracts.prepareOrder, 'preparing'],
    [contracts.readyOrder, 'ready_for_pickup'],
    [contracts.shipOrder, 'shipped'],
    [contracts.deliverOrder, 'delivered'],
  ] as const;
  for (const [contract, to] of steps)
    creatingRoute(app, db, contract, STAFF, async (tx, { params, body }, request) => {
      const step = { code: params.code, to, tracking: body.tracking ?? null };
      return answer(await fulfil(tx, staffCall(request, 'fulfil'), step));
    });
}

function answer(result: ActResult) {
  if (result.ok) return { ok: true as const, answer: { data: result.acted } };
  const status = result.code === 'not_found' ? 404 : 409;
  return { ok: false as const, refusal: new HttpRefusal(status, result.code) };
}
