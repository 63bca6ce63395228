import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that the bearer knows; the database gets the hash, which opens nothing. `prefix` tells kinds of tokens apart. */
export function makeSecretToken(prefix = ''): { readonly token: string; readonly hash: Buffer } {
  const token = `${prefix}${randomBytes(32).toString('base64url')}`;
  return { token, hash: hashToken(token) };
}

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
