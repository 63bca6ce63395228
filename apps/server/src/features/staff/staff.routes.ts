import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contractRoute } from '../../platform/contract-route.ts';
import { HttpRefusal } from '../../platform/http-errors.ts';
import { creatingRoute } from '../../platform/idempotency.ts';
import type { ActResult } from './act-on-order.ts';
import { cancelStaffOrder, closePayment } from './cancel-order.ts';
import { confirmPayment } from './confirm-payment.ts';
import { fulfil } from './fulfil.ts';
import { listCases, listReconciliations, listWaiting, showStaffOrder } from './read-desk.ts';
import { refundOrder } from './refund-order.ts';
import { refusePayment } from './refuse-payment.ts';
import { resolveCase } from './resolve-case.ts';
import * as contracts from './staff.contract.ts';
import { type Payments, staffCall } from './staff-call.ts';

// The desk goes on working while a site is closed to shoppers.
const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;
const STATUS = {
  not_found: 404,
  order_move_impossible: 409,
  payment_not_offline: 409,
  payment_currency_differs: 422,
  nothing_to_refund: 409,
  more_than_paid: 422,
} as const;

export function staffRoutes(app: FastifyInstance, payments: Payments) {
  const { db } = payments;

  contractRoute(app, contracts.listWaiting, STAFF, async ({ query }, request) =>
    listWaiting(db, staffCall(request, 'read').siteId, query.waiting, query.page),
  );
  contractRoute(app, contracts.showStaffOrder, STAFF, async ({ params }, request) => {
    const order = await showStaffOrder(db, staffCall(request, 'read').siteId, params.code);
    if (!order) throw new HttpRefusal(404, 'not_found');
    return { data: order };
  });
  contractRoute(app, contracts.listCases, STAFF, async ({ query }, request) =>
    listCases(db, staffCall(request, 'read').siteId, query.status, query.page),
  );
  contractRoute(app, contracts.listReconciliations, STAFF, async (_call, request) => ({
    data: await listReconciliations(db, staffCall(request, 'case').siteId),
  }));

  creatingRoute(app, db, contracts.confirmPayment, STAFF, async (tx, { params, body }, request) => {
    const { amount_minor: amountMinor, currency, value_on: valueOn, reference } = body;
    const money = { amountMinor, currency, valueOn, reference };
    return answer(
      await confirmPayment(tx, payments, staffCall(request, 'payment'), { code: params.code, ...money }),
    );
  });
  creatingRoute(app, db, contracts.refusePayment, STAFF, async (tx, { params, body }, request) =>
    answer(
      await refusePayment(tx, staffCall(request, 'payment'), { code: params.code, reason: body.reason }),
    ),
  );
  creatingRoute(
    app,
    db,
    contracts.cancelStaffOrder,
    STAFF,
    async (tx, { params, body }, request) => {
      const wish = { code: params.code, reason: body.reason };
      return answer(await cancelStaffOrder(tx, payments, staffCall(request, 'cancel'), wish));
    },
    async ({ params }, request) => {
      const closed = await closePayment(payments, staffCall(request, 'cancel'), params.code);
      if (closed === 'busy') throw new HttpRefusal(409, 'payment_in_progress', { retryAfterSeconds: 60 });
    },
  );
  creatingRoute(app, db, contracts.refundOrder, STAFF, async (tx, { params, body }, request) => {
    const wish = { code: params.code, amountMinor: body.amount_minor ?? null, reason: body.reason };
    return answer(await refundOrder(tx, payments, staffCall(request, 'refund'), wish));
  });
  creatingRoute(app, db, contracts.resolveCase, STAFF, async (tx, { params, body }, request) => {
    const decision = { caseId: params.id, resolution: body.resolution, note: body.note };
    return answer(await resolveCase(tx, payments, staffCall(request, 'case'), decision));
  });

  const steps = [
    [contracts.prepareOrder, 'preparing'],
    [contracts.readyOrder, 'ready_for_pickup'],
    [contracts.shipOrder, 'shipped'],
    [contracts.deliverOrder, 'delivered'],
  ] as const;
  for (const [contract, to] of steps)
    creatingRoute(app, db, contract, STAFF, async (tx, { params, body }, request: FastifyRequest) => {
      const step = { code: params.code, to, tracking: body.tracking ?? null };
      return answer(await fulfil(tx, staffCall(request, 'fulfil'), step));
    });
}

function answer(result: ActResult) {
  if (result.ok) return { ok: true as const, answer: { data: result.acted } };
  return { ok: false as const, refusal: new HttpRefusal(STATUS[result.code], result.code) };
}
