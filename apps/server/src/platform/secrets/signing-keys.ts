import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What a signature is for. A signature of one purpose is worth nothing for another: each has keys of its own. */
type Purpose =
  | 'order-link'
  | 'privacy-link'
  | 'unsubscribe'
  | 'checkout-token'
  | 'consent'
  | 'claim'
  | 'alert'
  | 'test-ride'
  | 'ticket-address'
  | 'letter-name';

export interface SigningKey {
  /** Stands in every signature, so that the key that made it is found. */
  readonly id: string;
  readonly secret: string;
}

export interface SigningKeys {
  /** `id.signature`, made with the first key. */
  sign(purpose: Purpose, text: string): string;
  /** Uses the key of the ring that the signature names. */
  verify(purpose: Purpose, text: string, signature: string): boolean;
  /** 80 bits in lower-case hex, for mail addresses: short, and the same after a server has changed its case. */
  signShort(purpose: Purpose, text: string): string;
  /** Tries every key of the ring, because a short signature names none. */
  verifyShort(purpose: Purpose, text: string, signature: string): boolean;
  /** A keyed hash, for what has to be found again but not read. */
  hash(purpose: Purpose, text: string): Buffer;
}

/** The id of the one key that PADDOCK_SIGNING_SECRET is. */
export const SINGLE_KEY_ID = 'k0';
const MIN_SECRET_LENGTH = 32;
const ENTRY = /^([A-Za-z0-9]{1,16}):([^\s,]+)$/;

const SHORT_BYTES = 10;
const shorten = (signature: Buffer) => signature.subarray(0, SHORT_BYTES);

/** A ring as `k2:secret,k1:secret`. Throws with a reason that names no secret. */
export function parseKeyRing(text: string): SigningKey[] {
  const ring = text.split(',').map((entry, index): SigningKey => {
    const [, id, secret] = ENTRY.exec(entry.trim()) ?? [];
    if (!id || !secret) throw new Error(`key ${index + 1} is not of the form id:secret`);
    if (secret.length < MIN_SECRET_LENGTH)
      throw new Error(`key ${id} has fewer than ${MIN_SECRET_LENGTH} characters`);
    return { id, secret };
  });
  if (new Set(ring.map(({ id }) => id)).size < ring.length) throw new Error('two keys have the same id');
  return ring;
}

export const formatKeyRing = (ring: readonly SigningKey[]): string =>
  ring.map(({ id, secret }) => `${id}:${secret}`).join(',');

/** The first key signs, all of them verify. */
export function createSigningKeys(ring: readonly SigningKey[]): SigningKeys {
  const [first] = ring;
  if (!first) throw new Error('A key ring needs a key');
  const derived = new Map<string, Buffer>();

  function keyFor(purpose: Purpose, { id, secret }: SigningKey): Buffer {
    const name = `${purpose} ${id}`;
    const kept = derived.get(name);
    if (kept) return kept;
    const made = Buffer.from(hkdfSync('sha256', secret, '', `paddock ${purpose}`, 32));
    derived.set(name, made);
    return made;
  }
  const mac = (purpose: Purpose, key: SigningKey, text: string) =>
    createHmac('sha256', keyFor(purpose, key)).update(text).digest();

  return {
    sign: (purpose, text) => `${first.id}.${mac(purpose, first, text).toString('base64url')}`,
    verify(purpose, text, signature) {
      const [id, presented = ''] = signature.split('.');
      const key = ring.find((one) => one.id === id);
      if (!key) return false;
      const [actual, expected] = [Buffer.from(presented, 'base64url'), mac(purpose, key, text)];
      return actual.length === expected.length && timingSafeEqual(actual, expected);
    },
    signShort: (purpose, text) => shorten(mac(purpose, first, text)).toString('hex'),
    verifyShort(purpose, text, signature) {
      const presented = Buffer.from(signature, 'hex');
      if (presented.length !== SHORT_BYTES) return false;
      return ring.some((key) => timingSafeEqual(presented, shorten(mac(purpose, key, text))));
    },
    hash: (purpose, text) => mac(purpose, first, text),
  };
}

/** A ring of one key: what PADDOCK_SIGNING_SECRET stands for, and what tests use. */
export const singleKey = (secret: string): SigningKeys => createSigningKeys([{ id: SINGLE_KEY_ID, secret }]);
