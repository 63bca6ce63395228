import { randomBytes } from 'node:crypto';
import {
  formatKeyRing,
  parseKeyRing,
  SINGLE_KEY_ID,
  type SigningKey,
} from '../../platform/secrets/signing-keys.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What to set in each step: every process knows the new key before the first one signs with it. */
export interface Rotation {
  readonly first: Readonly<Record<string, string>>;
  readonly second: Readonly<Record<string, string>>;
}

const makeSecret = () => randomBytes(32).toString('base64url');

function readRing({ PADDOCK_SIGNING_KEYS: ring, PADDOCK_SIGNING_SECRET: single }: Environment): SigningKey[] {
  const keys = ring ? parseKeyRing(ring) : [];
  const isListed = keys.some(({ id }) => id === SINGLE_KEY_ID);
  return single && !isListed ? [...keys, ...parseKeyRing(`${SINGLE_KEY_ID}:${single}`)] : keys;
}

const nextId = (ring: readonly SigningKey[]) =>
  `k${1 + Math.max(0, ...ring.map(({ id }) => Number(/^k(\d+)$/.exec(id)?.[1] ?? 0)))}`;

/**
 * New first keys for the api's ring and the storefront's cookies; `keep` old keys go on verifying. Only of what the
 * environment has: a ring without the present keys would end every link and every session.
 */
export function rotateKeys(environment: Environment, keep = Number.POSITIVE_INFINITY): Rotation {
  const first: Record<string, string> = {};
  const second: Record<string, string> = {};
  const ring = readRing(environment).slice(0, keep);
  if (ring.length > 0) {
    const fresh = { id: nextId(ring), secret: makeSecret() };
    first.PADDOCK_SIGNING_KEYS = formatKeyRing([...ring, fresh]);
    second.PADDOCK_SIGNING_KEYS = formatKeyRing([fresh, ...ring]);
  }
  const [cookie] = (environment.PADDOCK_COOKIE_SECRET ?? '').split(',');
  if (cookie) {
    const fresh = makeSecret();
    first.PADDOCK_COOKIE_SECRET = `${cookie},${fresh}`;
    second.PADDOCK_COOKIE_SECRET = `${fresh},${cookie}`;
  }
  return { first, second };
}
