import type { FastifyRequest } from 'fastify';
import {
  type CartHeaders,
  type PresentedCart,
  presentedCart,
  presentedCarts,
} from '../../carts/check-cart-id.ts';

/** The caller of a payment: the customer of the bearer token, and the carts that were presented with their keys. */
export interface Payer {
  readonly customerId: number | null;
  readonly carts: readonly PresentedCart[];
}

/** The customer of the bearer token, and the carts that the call presents with their keys. */
export const payerOf = (headers: CartHeaders, request: FastifyRequest): Payer => ({
  customerId: request.actor?.id ?? null,
  carts: presentedCarts(headers, request),
});

/** The cart whose sum the ways to pay are compared with. */
export const cartToPay = (headers: CartHeaders, request: FastifyRequest) => presentedCart(headers, request);
