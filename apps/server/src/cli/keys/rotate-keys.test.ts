import { expect, test } from 'vitest';
import { createSigningKeys, parseKeyRing } from '../../platform/secrets/signing-keys.ts';
import { rotateKeys } from './rotate-keys.ts';

const SINGLE = 's'.repeat(32);
const keysOf = (ring: string | undefined) => createSigningKeys(parseKeyRing(ring ?? ''));
const idsOf = (ring: string | undefined) => parseKeyRing(ring ?? '').map(({ id }) => id);

test('[signing keys] a rotation adds the new key for verifying first, then lets it sign; old keys go on verifying', () => {
  const { first, second } = rotateKeys({
    PADDOCK_SIGNING_SECRET: SINGLE,
    PADDOCK_COOKIE_SECRET: 'c'.repeat(32),
  });
  expect(idsOf(first.PADDOCK_SIGNING_KEYS)).toEqual(['k0', 'k1']);
  expect(idsOf(second.PADDOCK_SIGNING_KEYS)).toEqual(['k1', 'k0']);
  const [before, after] = [keysOf(first.PADDOCK_SIGNING_KEYS), keysOf(second.PADDOCK_SIGNING_KEYS)];
  expect(after.verify('order-link', 'x', before.sign('order-link', 'x'))).toBe(true);
  expect(before.verify('order-link', 'x', after.sign('order-link', 'x'))).toBe(true);
  const [fresh, old] = second.PADDOCK_COOKIE_SECRET?.split(',') ?? [];
  expect(old).toBe('c'.repeat(32));
  expect(first.PADDOCK_COOKIE_SECRET).toBe(`${old},${fresh}`);
  expect(fresh).toMatch(/^[\w-]{43}$/);

  const next = rotateKeys(second).second;
  expect(idsOf(next.PADDOCK_SIGNING_KEYS)).toEqual(['k2', 'k1', 'k0']);
  expect(next.PADDOCK_COOKIE_SECRET?.split(',')).toHaveLength(2);
  expect(idsOf(rotateKeys(next, 1).second.PADDOCK_SIGNING_KEYS)).toEqual(['k3', 'k2']);
});

test('[signing keys] without any key the first ring is made', () => {
  const { second } = rotateKeys({});
  expect(idsOf(second.PADDOCK_SIGNING_KEYS)).toEqual(['k1']);
  expect(second.PADDOCK_COOKIE_SECRET).toMatch(/^[\w-]{43}$/);
});
