import type { FastifyInstance } from 'fastify';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import { creatingRoute } from '../../../platform/http/idempotency.ts';
import type { Shop } from '../../../shop.ts';
import { declareWithdrawal as declareContract } from '../returns.contract.ts';
import { type DeclaredWithdrawal, declareWithdrawal, readWithdrawalCaller } from './declare-withdrawal.ts';

const RULES = { auth: 'optional', limit: 'checkout' } as const;
const STATUS = {
  not_found: 404,
  withdrawal_unavailable: 409,
  withdrawal_too_late: 409,
  return_item_unknown: 422,
} as const satisfies Record<Extract<DeclaredWithdrawal, { ok: false }>['code'], number>;

export function withdrawalRoutes(app: FastifyInstance, shop: Shop) {
  creatingRoute(
    app,
    shop.db,
    declareContract,
    RULES,
    async (tx, { params: { code }, query: { key }, body }, request) => {
      const caller = readWithdrawalCaller(request, shop, { code, key });
      const declared = await declareWithdrawal(tx, shop.payments, { caller, code }, body);
      if (!declared.ok) return { ok: false, refusal: new HttpRefusal(STATUS[declared.code], declared.code) };
      return { ok: true, answer: { data: declared.withdrawal } };
    },
  );
}
