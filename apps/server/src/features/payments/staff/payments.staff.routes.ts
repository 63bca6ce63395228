import type { FastifyInstance } from 'fastify';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import { creatingRoute } from '../../../platform/http/idempotency.ts';
import type { Shop } from '../../../shop.ts';
import { requirePrepared } from '../../approvals/prepared.ts';
import { staffCall } from '../../staff/staff-call.ts';
import { closePayment } from './cancel-order.ts';
import { confirmByHandAct, confirmOrPropose } from './confirm-payment.ts';
import type { MoneyResult } from './money-refusal.ts';
import * as contracts from './payments.staff.contract.ts';
import { type MoneyAnswer, performMoneyAct } from './perform-money-act.ts';
import { refundActs } from './refund-acts.ts';
import { refusePayment } from './refuse-payment.ts';
import { requestPayment } from './request-payment.ts';

// Staff go on working while a site is closed to shoppers.
const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;
const STATUS = {
  not_found: 404,
  order_move_impossible: 409,
  order_held: 409,
  payment_not_offline: 409,
  payment_currency_differs: 422,
  payment_amount_too_large: 422,
  payment_reference_invalid: 422,
  payment_reference_used: 409,
  refund_still_owed: 409,
  nothing_to_refund: 409,
  more_than_paid: 422,
  approval_waiting: 409,
} as const;

export function staffPaymentRoutes(app: FastifyInstance, { db, payments }: Shop) {
  const acts = refundActs(payments);
  const confirm = confirmByHandAct(payments);

  creatingRoute(app, db, contracts.confirmPayment, STAFF, async (tx, { params, body }, request) => {
    const { amount_minor: amountMinor, currency, value_on: valueOn, reference } = body;
    const { split: isSplit, override_amount: overridesAmount } = body;
    const money = { amountMinor, currency, valueOn, reference, isSplit, overridesAmount };
    const call = staffCall(request, 'payment.confirm');
    return answer(await confirmOrPropose(tx, call, confirm, { code: params.code, ...money }));
  });
  creatingRoute(app, db, contracts.refusePayment, STAFF, async (tx, { params, body }, request) =>
    answer(
      await refusePayment(tx, staffCall(request, 'payment.confirm'), {
        code: params.code,
        reason: body.reason,
      }),
    ),
  );
  creatingRoute(
    app,
    db,
    contracts.cancelStaffOrder,
    STAFF,
    async (tx, { params, body }, request) => {
      const input = { code: params.code, reason: body.reason };
      return answer(await performMoneyAct(tx, staffCall(request, 'order.cancel'), acts.cancel, input));
    },
    async ({ params }, request) =>
      requirePrepared(await closePayment(payments, staffCall(request, 'order.cancel'), params.code)),
  );
  creatingRoute(app, db, contracts.refundOrder, STAFF, async (tx, { params, body }, request) => {
    const input = { code: params.code, amountMinor: body.amount_minor ?? null, reason: body.reason };
    return answer(await performMoneyAct(tx, staffCall(request, 'order.refund'), acts.refund, input));
  });
  creatingRoute(app, db, contracts.requestPayment, STAFF, async (tx, { params }, request) =>
    answer(await requestPayment(tx, staffCall(request, 'case.resolve'), params.id)),
  );
  creatingRoute(app, db, contracts.resolveCase, STAFF, async (tx, { params, body }, request) => {
    const input = { caseId: params.id, resolution: body.resolution, note: body.note };
    return answer(await performMoneyAct(tx, staffCall(request, 'case.resolve'), acts.resolve, input));
  });
}

type Refused = Exclude<MoneyResult | MoneyAnswer<MoneyResult>, { ok: true }>;

function answer<Acted>(result: { ok: true; acted: Acted } | Refused) {
  return result.ok ? { ok: true as const, answer: { data: result.acted } } : refuse(result);
}

function refuse(result: Refused) {
  const details =
    result.code === 'payment_reference_used'
      ? { values: { order: result.order }, data: { order_code: result.order } }
      : {};
  return { ok: false as const, refusal: new HttpRefusal(STATUS[result.code], result.code, details) };
}
