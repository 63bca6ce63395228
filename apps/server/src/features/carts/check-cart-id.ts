import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { headerOf, tenantOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import { cartPrefix, uuidOfCartId, whyCartIdRefused } from './carts.rules.ts';

const CART_KEY = /^[A-Za-z0-9_-]{43}$/;

/** A cart and the hash of its key, as a caller presented them. Neither is proof until the stored hash is equal. */
export interface PresentedCart {
  readonly id: string;
  /** SHA-256 of the key in hex. */
  readonly keyHash: string;
}

/** 32 random bytes, base64url. The browser keeps it in an HttpOnly cookie; the database has its hash. */
export const makeCartKey = (): string => randomBytes(32).toString('base64url');

/** Null: this is no cart key. */
export const hashCartKey = (key: string | undefined): string | null =>
  key !== undefined && CART_KEY.test(key) ? createHash('sha256').update(key).digest('hex') : null;

/** Names of the headers that carry a cart's id and its key. */
export interface CartHeaders {
  readonly cart: string;
  readonly cartKey: string;
}

const MAX_PRESENTED = 11;
const PAST_CARTS = 'x-past-carts';

/**
 * Which cart a call is about. No id, a malformed one or one of another country is 409; no key is 403, like a cart of
 * another visitor. The headers of each refusal bring a new id and key.
 */
export function checkCartId(
  headers: CartHeaders,
  request: FastifyRequest,
  reply: FastifyReply,
): { cartId: string; keyHash: string } {
  const cartId = headerOf(request, headers.cart);
  if (cartId === undefined || whyCartIdRefused(cartId, tenantOf(request).slug) !== null) {
    issueCart(headers, request, reply);
    throw new HttpRefusal(409, cartId === undefined ? 'cart_missing' : 'cart_of_other_country');
  }
  const keyHash = hashCartKey(headerOf(request, headers.cartKey));
  if (keyHash === null) {
    issueCart(headers, request, reply);
    throw new HttpRefusal(403, 'forbidden');
  }
  return { cartId: uuidOfCartId(cartId), keyHash };
}

export function issueCart(headers: CartHeaders, request: FastifyRequest, reply: FastifyReply): void {
  reply.header(headers.cart, `${cartPrefix(tenantOf(request).slug)}_${randomUUIDv7()}`);
  reply.header(headers.cartKey, makeCartKey());
}

/** The cart that the call's own headers present; null without an id of this country or without a key. */
export function presentedCart(headers: CartHeaders, request: FastifyRequest): PresentedCart | null {
  return toPresentedCart(headerOf(request, headers.cart), headerOf(request, headers.cartKey), request);
}

/** The present cart and the past ones (`id.key`, comma separated), each with the hash of its key. */
export function presentedCarts(headers: CartHeaders, request: FastifyRequest): PresentedCart[] {
  const past = (headerOf(request, PAST_CARTS) ?? '').split(',').map((pair) => {
    const [id, key] = pair.trim().split('.');
    return toPresentedCart(id, key, request);
  });
  return [presentedCart(headers, request), ...past].slice(0, MAX_PRESENTED).filter((cart) => cart !== null);
}

function toPresentedCart(
  id: string | undefined,
  key: string | undefined,
  request: FastifyRequest,
): PresentedCart | null {
  const keyHash = hashCartKey(key);
  if (id === undefined || keyHash === null || whyCartIdRefused(id, tenantOf(request).slug)) return null;
  return { id: uuidOfCartId(id), keyHash };
}
