import { randomUUIDv7 } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../../platform/db/db.ts';
import {
  type CartHeaders,
  type PresentedCart,
  presentedCart,
  presentedCarts,
} from '../../carts/check-cart-id.ts';
import type { Payments } from '../payments.ts';
import { findPayingAttempt, insertAttempt, type NewAttempt, type PayingAttemptRow } from './attempts.sql.ts';

/** The caller of a payment: the customer of the bearer token, and the carts that were presented with their keys. */
export interface Payer {
  readonly customerId: number | null;
  readonly carts: readonly PresentedCart[];
}

/** An order with a customer belongs to that customer; any other to the cart that made it, shown with its key. */
const isOwner = (
  payer: Payer,
  order: {
    readonly cart_id: string | null;
    readonly cart_key_hash: string | null;
    readonly customer_id: number | null;
  },
) =>
  order.customer_id === null
    ? payer.carts.some(({ id, keyHash }) => id === order.cart_id && keyHash === order.cart_key_hash)
    : order.customer_id === payer.customerId;

export interface AttemptKey {
  readonly siteId: number;
  readonly code: string;
  readonly attemptId: string;
}

/** Null for a foreign order as for an unknown one, so that a caller cannot learn which codes exist. */
export async function findOwnAttempt(
  payments: Payments,
  key: AttemptKey,
  payer: Payer,
): Promise<PayingAttemptRow | null> {
  const row = await findPayingAttempt(payments.db, key.siteId, key.attemptId);
  return row && row.order_code === key.code && isOwner(payer, row) ? row : null;
}

export type { CartHeaders };

/** The customer of the bearer token, and the carts that the call presents with their keys. */
export const payerOf = (headers: CartHeaders, request: FastifyRequest): Payer => ({
  customerId: request.actor?.id ?? null,
  carts: presentedCarts(headers, request),
});

/** The cart whose sum the ways to pay are compared with. */
export const cartToPay = (headers: CartHeaders, request: FastifyRequest) => presentedCart(headers, request);

/**
 * Writes an attempt down in the order's own transaction, before the provider hears of it: a crash leaves a trace that
 * the poller settles. `accountRef` null is a method without a provider. `fxQuote` says what the amount is in the
 * order's currency when that is another: {orderTotalMinor, orderCurrency, rate, at}.
 */
export async function createAttempt(tx: Tx, input: NewAttempt): Promise<{ id: string }> {
  const id = input.id ?? randomUUIDv7();
  await insertAttempt(tx, id, input);
  return { id };
}
