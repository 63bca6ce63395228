import type { SigningKeys } from '../../platform/secrets/signing-keys.ts';

/**
 * The version of the wording beside the checkbox (`newsletter.terms` of the storefront). Kept with every consent:
 * change it together with the words.
 */
export const TERMS_VERSION = '2026-11-15';

/** With a key, since addresses can be guessed: without it a hash would be the address itself. */
export const consentHash = (keys: SigningKeys, kind: 'email' | 'network', value: string): Buffer =>
  keys.hash('consent', `${kind}:${value.toLowerCase()}`);
