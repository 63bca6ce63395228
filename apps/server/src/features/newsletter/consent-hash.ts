import type { SigningKeys } from '../../platform/secrets/signing-keys.ts';

/** With a key, since addresses can be guessed: without it a hash would be the address itself. */
export const consentHash = (keys: SigningKeys, kind: 'email' | 'network', value: string): Buffer =>
  keys.hash('consent', `${kind}:${value.toLowerCase()}`);
