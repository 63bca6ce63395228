import type { FastifyInstance } from 'fastify';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import { creatingRoute } from '../../../platform/http/idempotency.ts';
import type { SigningKeys } from '../../../platform/secrets/signing-keys.ts';
import { type CartHeaders, readOrderCaller } from '../../orders/show/order-caller.ts';
import type { Payments } from '../../payments/payments.ts';
import { declareWithdrawal as declareContract } from '../returns.contract.ts';
import { type DeclaredWithdrawal, declareWithdrawal } from './declare-withdrawal.ts';

const RULES = { auth: 'optional', limit: 'checkout' } as const;
const STATUS = {
  not_found: 404,
  withdrawal_unavailable: 409,
  withdrawal_too_late: 409,
  return_item_unknown: 422,
} as const satisfies Record<Extract<DeclaredWithdrawal, { ok: false }>['code'], number>;

export function withdrawalRoutes(
  app: FastifyInstance,
  payments: Payments,
  input: { readonly headers: CartHeaders; readonly keys: SigningKeys },
) {
  creatingRoute(
    app,
    payments.db,
    declareContract,
    RULES,
    async (tx, { params: { code }, query: { key }, body }, request) => {
      const caller = readOrderCaller(request, { ...input, code, key });
      const declared = await declareWithdrawal(tx, payments, { caller, code }, body);
      if (!declared.ok) return { ok: false, refusal: new HttpRefusal(STATUS[declared.code], declared.code) };
      return { ok: true, answer: { data: declared.withdrawal } };
    },
  );
}
