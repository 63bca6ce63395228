import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tx } from '../../platform/db/db.ts';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import { creatingRoute } from '../../platform/http/idempotency.ts';
import { type StaffAct, staffCall } from '../staff/staff-call.ts';
import * as contracts from './returns.staff.contract.ts';
import { actOnReturn, listReturns, type Payments, type ReturnAct, showReturn } from './returns.staff.ts';

const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;
const MAY: Record<ReturnAct['do'], StaffAct> = {
  approve: 'return',
  reject: 'return',
  receive: 'receive',
  inspect: 'receive',
  refund: 'refund',
};

export function staffReturnRoutes(app: FastifyInstance, payments: Payments) {
  const { db } = payments;
  const act = async (tx: Tx, code: string, input: ReturnAct, request: FastifyRequest) => {
    const result = await actOnReturn(tx, payments, staffCall(request, MAY[input.do]), { code, act: input });
    if (result.ok) return { ok: true as const, answer: { data: result.acted } };
    const status = result.code === 'not_found' ? 404 : 409;
    return { ok: false as const, refusal: new HttpRefusal(status, result.code) };
  };

  contractRoute(app, contracts.listReturns, STAFF, ({ query }, request) =>
    listReturns(db, staffCall(request, 'read').siteId, query.page),
  );
  contractRoute(app, contracts.showReturn, STAFF, async ({ params }, request) => {
    const data = await showReturn(db, staffCall(request, 'read').siteId, params.code);
    if (!data) throw new HttpRefusal(404, 'not_found');
    return { data };
  });
  creatingRoute(app, db, contracts.approveReturn, STAFF, (tx, { params }, request) =>
    act(tx, params.code, { do: 'approve' }, request),
  );
  creatingRoute(app, db, contracts.rejectReturn, STAFF, (tx, { params, body }, request) =>
    act(tx, params.code, { do: 'reject', reason: body.reason }, request),
  );
  creatingRoute(app, db, contracts.receiveReturn, STAFF, (tx, { params }, request) =>
    act(tx, params.code, { do: 'receive' }, request),
  );
  creatingRoute(app, db, contracts.inspectReturn, STAFF, (tx, { params, body }, request) =>
    act(tx, params.code, { do: 'inspect', outcome: body.outcome, units: body.units ?? null }, request),
  );
  creatingRoute(app, db, contracts.refundReturn, STAFF, (tx, { params }, request) =>
    act(tx, params.code, { do: 'refund' }, request),
  );
}
