import type { FastifyInstance } from 'fastify';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import { creatingRoute } from '../../../platform/http/idempotency.ts';
import { declareWithdrawal as declareContract } from '../returns.contract.ts';
import { type DeclaredWithdrawal, declareWithdrawal } from './declare-withdrawal.ts';
import { readWithdrawalCaller, type WithdrawalDeps } from './withdrawal-caller.ts';

const RULES = { auth: 'optional', limit: 'checkout' } as const;
const STATUS = {
  not_found: 404,
  withdrawal_unavailable: 409,
  withdrawal_too_late: 409,
  return_item_unknown: 422,
} as const satisfies Record<Extract<DeclaredWithdrawal, { ok: false }>['code'], number>;

export function withdrawalRoutes(app: FastifyInstance, deps: WithdrawalDeps) {
  creatingRoute(
    app,
    deps.payments.db,
    declareContract,
    RULES,
    async (tx, { params: { code }, query: { key }, body }, request) => {
      const caller = readWithdrawalCaller(request, deps, { code, key });
      const declared = await declareWithdrawal(tx, deps.payments, { caller, code }, body);
      if (!declared.ok) return { ok: false, refusal: new HttpRefusal(STATUS[declared.code], declared.code) };
      return { ok: true, answer: { data: declared.withdrawal } };
    },
  );
}
