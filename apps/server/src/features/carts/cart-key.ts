import { createHash, randomBytes } from 'node:crypto';

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
