import type { FastifyRequest } from 'fastify';
import type { SigningKeys } from '../../../platform/secrets/signing-keys.ts';
import { type CartHeaders, type OrderCaller, readOrderCaller } from '../../orders/show/order-caller.ts';
import type { Payments } from '../../payments/payments.ts';

export interface WithdrawalDeps {
  readonly payments: Payments;
  readonly headers: CartHeaders;
  readonly keys: SigningKeys;
}

/** A withdrawal is declared with the same proofs that open the order. */
export const readWithdrawalCaller = (
  request: FastifyRequest,
  { headers, keys }: WithdrawalDeps,
  order: { readonly code: string; readonly key: string | undefined },
): OrderCaller => readOrderCaller(request, { headers, keys, ...order });
