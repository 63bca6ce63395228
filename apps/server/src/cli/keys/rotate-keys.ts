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

/** New first keys for the api's ring and the storefront's cookies. `keep` old keys go on verifying. */
export function rotateKeys(environment: Environment, keep = Number.POSITIVE_INFINITY): Rotation {
  const ring = readRing(environment).slice(0, keep);
  const fresh = { id: nextId(ring), secret: makeSecret() };
  const [cookie] = (environment.PADDOCK_COOKIE_SECRET ?? '').split(',');
  const freshCookie = makeSecret();
  return {
    first: {
      PADDOCK_SIGNING_KEYS: formatKeyRing([...ring, fresh]),
      PADDOCK_COOKIE_SECRET: [...(cookie ? [cookie] : []), freshCookie].join(','),
    },
    second: {
      PADDOCK_SIGNING_KEYS: formatKeyRing([fresh, ...ring]),
      PADDOCK_COOKIE_SECRET: [freshCookie, ...(cookie ? [cookie] : [])].join(','),
    },
  };
}
