import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../platform/db/db.ts';
import type { SigningKeys } from '../../../platform/secrets/signing-keys.ts';
import { type CartHeaders, type OrderCaller, readOrderCaller } from '../../orders/show/order-caller.ts';

export interface WriteReviewDeps {
  readonly db: Db;
  readonly headers: CartHeaders;
  readonly keys: SigningKeys;
}

/** A review is written with the same proofs that open the order. */
export const readReviewCaller = (
  request: FastifyRequest,
  { headers, keys }: WriteReviewDeps,
  order: { readonly code: string; readonly key: string | undefined },
): OrderCaller => readOrderCaller(request, { headers, keys, ...order });
