import { createHmac } from 'node:crypto';

/** With a key, since addresses can be guessed: without it a hash would be the address itself. */
export const consentHash = (secret: string, kind: 'email' | 'network', value: string): Buffer =>
  createHmac('sha256', secret).update(`consent:${kind}:${value.toLowerCase()}`).digest();
