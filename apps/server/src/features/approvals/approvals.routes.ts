import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { actorOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import { creatingRoute } from '../../platform/http/idempotency.ts';
import type { Shop } from '../../shop.ts';
import { staffCall } from '../staff/staff-call.ts';
import { listScope } from '../staff/staff-list.ts';
import { approvalReader, approvalScope } from './approval-reader.ts';
import * as contracts from './approvals.contract.ts';
import { approve, type Decided, refuse, withdraw } from './decide-approval.ts';
import { requirePrepared } from './prepared.ts';
import { findProposal, listApprovals, showApproval } from './read-approvals.ts';
import { listApprovalRules, setApprovalRule } from './set-rule.ts';

const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;
const ACROSS_SITES = { auth: 'staff', limit: 'staff', tenant: false } as const;
const STATUS = {
  not_found: 404,
  conflict: 409,
  approval_own: 403,
  approval_joined: 403,
  forbidden: 403,
} as const;

export function approvalRoutes(app: FastifyInstance, { db, acts }: Shop) {
  contractRoute(app, contracts.listApprovals, ACROSS_SITES, async ({ query }, request) => {
    const scope = await approvalScope(db, request, query.sites);
    const { view, subject_kind: kind, subject_ref: ref } = query;
    const subject = kind && ref ? { kind, ref } : null;
    return listApprovals(db, { ...scope, view, subject }, query);
  });
  contractRoute(app, contracts.showApproval, STAFF, async ({ params }, request) => {
    const data = await showApproval(db, acts, params.id, approvalReader(request));
    if (!data) throw new HttpRefusal(404, 'not_found');
    return { data };
  });

  creatingRoute(
    app,
    db,
    contracts.approveApproval,
    STAFF,
    async (tx, { params: { id }, body }, request) => {
      const { call, act, input } = await decision(request, id);
      return answer(id, await approve(tx, call, { act, input, id, note: body.note }));
    },
    async ({ params: { id } }, request) => {
      const { call, act, input } = await decision(request, id);
      requirePrepared(await act.prepare(call, input));
    },
  );
  creatingRoute(app, db, contracts.refuseApproval, STAFF, async (tx, { params: { id }, body }, request) => {
    const { call, act, input } = await decision(request, id);
    return answer(id, await refuse(tx, call, { act, input, id, note: body.note }));
  });
  creatingRoute(app, db, contracts.withdrawApproval, STAFF, async (tx, { params: { id } }, request) => {
    const call = approvalReader(request);
    const found = await findProposal(db, acts, { siteId: call.siteId, id });
    if (!found) throw new HttpRefusal(404, 'not_found');
    return answer(id, await withdraw(tx, call, { ...found, id }));
  });

  ruleRoutes(app, db);

  /** A decision needs the permission of the act on the site of the approval, and a person who has just proved who it is. */
  async function decision(request: FastifyRequest, id: number) {
    if (!actorOf(request).session) throw new HttpRefusal(403, 'forbidden');
    const reader = approvalReader(request);
    const found = await findProposal(db, acts, { siteId: reader.siteId, id });
    if (!found || !(reader.readsAll || reader.mayDecide(found.permission)))
      throw new HttpRefusal(404, 'not_found');
    return { ...found, call: staffCall(request, found.permission) };
  }
}

/** From which sum on an act needs a second person. */
function ruleRoutes(app: FastifyInstance, db: Db) {
  contractRoute(app, contracts.listApprovalRules, ACROSS_SITES, async ({ query }, request) => {
    const { siteIds } = await listScope(db, request, 'order.read', query.sites);
    return { data: await listApprovalRules(db, siteIds) };
  });
  creatingRoute(app, db, contracts.setApprovalRule, STAFF, async (tx, { body }, request) => {
    const { min_amount_minor: minAmountMinor, ...rest } = body;
    const call = staffCall(request, 'approval_rule.edit');
    const set = await setApprovalRule(tx, call, { ...rest, minAmountMinor });
    return set.ok
      ? { ok: true, answer: { data: set.data } }
      : { ok: false, refusal: new HttpRefusal(409, set.code) };
  });
}

function answer(id: number, decided: Decided) {
  if (!decided.ok)
    return { ok: false as const, refusal: new HttpRefusal(STATUS[decided.code], decided.code) };
  const result = decided.result as Record<string, unknown> | null;
  return { ok: true as const, answer: { data: { id, status: decided.status, result } } };
}
