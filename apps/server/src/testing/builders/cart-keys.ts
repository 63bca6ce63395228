import { createHash } from 'node:crypto';
import type { InjectOptions } from 'fastify';

type Headers = NonNullable<InjectOptions['headers']>;

const uuidOf = (cartId: string) => cartId.slice(cartId.indexOf('_') + 1);

/** The key that a test's visitor holds for a cart: derived from its id, so that every builder knows it. */
export const testCartKey = (cartId: string): string =>
  createHash('sha256')
    .update(`test cart ${uuidOf(cartId)}`)
    .digest('base64url');

export const testKeyHash = (cartId: string): string =>
  createHash('sha256').update(testCartKey(cartId)).digest('hex');

/** A cart as the routes hand it on, with the right key. */
export const presentedTestCart = (id: string) => ({ id, keyHash: testKeyHash(id) });

/** As `X-Past-Carts` and the cookie carry it. */
export const pastCart = (cartId: string) => `${cartId}.${testCartKey(cartId)}`;

/**
 * Adds the key of the cart that a call names, and of the past ones, unless the call says otherwise: most tests are
 * about visitors who hold their carts' keys. `x-cart-key: ''` is a visitor who only knows the id.
 */
export function withCartKeys(headers: Headers = {}): Headers {
  const { 'x-cart-id': cart, 'x-past-carts': past } = headers;
  return {
    ...(typeof cart === 'string' ? { 'x-cart-key': testCartKey(cart) } : {}),
    ...headers,
    ...(typeof past === 'string' && !('x-cart-key' in headers)
      ? {
          'x-past-carts': past
            .split(',')
            .map((id) => (id.includes('.') ? id : pastCart(id)))
            .join(','),
        }
      : {}),
  };
}
