import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tx } from '../../../platform/db/db.ts';
import { contractRoute } from '../../../platform/http/contract-route.ts';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import { creatingRoute } from '../../../platform/http/idempotency.ts';
import type { Shop } from '../../../shop.ts';
import { type Permission, permissionsOn, staffCall } from '../../staff/staff-call.ts';
import { listScope } from '../../staff/staff-list.ts';
import { refundOrPropose, refundReturnAct } from './refund-return-act.ts';
import * as contracts from './returns.staff.contract.ts';
import { actOnReturn, listReturns, type ReturnAct, showReturn } from './returns.staff.ts';

const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;
const STAFF_LIST = { auth: 'staff', limit: 'staff', tenant: false } as const;
const MAY: Record<DirectAct['do'], Permission> = {
  approve: 'return.decide',
  reject: 'return.decide',
  receive: 'return.receive',
  inspect: 'return.receive',
};

type DirectAct = Exclude<ReturnAct, { do: 'refund' }>;

export function staffReturnRoutes(app: FastifyInstance, { db, payments }: Shop) {
  const refund = refundReturnAct(payments);
  const act = async (tx: Tx, code: string, input: DirectAct, request: FastifyRequest) => {
    const result = await actOnReturn(tx, payments, staffCall(request, MAY[input.do]), { code, act: input });
    // Only the refund of a return has a limit, and it is proposed below.
    if (!result.ok && result.code === 'approval_required') throw new Error(`${input.do} has no limit`);
    return answer(result);
  };

  contractRoute(app, contracts.listReturns, STAFF_LIST, async ({ query }, request) =>
    listReturns(db, await listScope(db, request, 'order.read', query.sites), query),
  );
  contractRoute(app, contracts.showReturn, STAFF, async ({ params }, request) => {
    const { siteId } = staffCall(request, 'order.read');
    const data = await showReturn(db, siteId, params.code, permissionsOn(request, siteId));
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
  creatingRoute(app, db, contracts.refundReturn, STAFF, async (tx, { params }, request) =>
    answer(await refundOrPropose(tx, refund, staffCall(request, 'order.refund'), params.code)),
  );
}

type Answered = Awaited<ReturnType<typeof refundOrPropose>>;

function answer(result: Answered) {
  if (result.ok) return { ok: true as const, answer: { data: result.acted } };
  const status = result.code === 'not_found' ? 404 : 409;
  return { ok: false as const, refusal: new HttpRefusal(status, result.code) };
}
