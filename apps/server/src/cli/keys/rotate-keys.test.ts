import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
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

test('[OPS-09] what is not in the environment is not rotated: no ring without the present keys', () => {
  expect(rotateKeys({})).toEqual({ first: {}, second: {} });
  const ofApi = rotateKeys({ PADDOCK_SIGNING_KEYS: `k1:${SINGLE}` });
  expect(Object.keys(ofApi.second)).toEqual(['PADDOCK_SIGNING_KEYS']);
  expect(idsOf(ofApi.second.PADDOCK_SIGNING_KEYS)).toEqual(['k2', 'k1']);
  expect(Object.keys(rotateKeys({ PADDOCK_COOKIE_SECRET: 'c'.repeat(32) }).first)).toEqual([
    'PADDOCK_COOKIE_SECRET',
  ]);
});

const COMMAND = fileURLToPath(new URL('../keys.ts', import.meta.url));
const run = (environment: Record<string, string>) =>
  spawnSync(process.execPath, [COMMAND, 'rotate'], { encoding: 'utf8', env: environment });

test('[OPS-09] the command refuses without present values, and names what it did not see', () => {
  const none = run({});
  expect([none.status, none.stdout]).toEqual([1, '']);
  expect(none.stderr).toContain('PADDOCK_SIGNING_KEYS and PADDOCK_COOKIE_SECRET are not set here');
  const ofApi = run({ PADDOCK_SIGNING_KEYS: `k1:${SINGLE}` });
  expect(ofApi.status).toBe(0);
  expect(ofApi.stdout).toContain('# PADDOCK_COOKIE_SECRET is not set here and stays as it is.');
  expect(ofApi.stdout).not.toMatch(/^PADDOCK_COOKIE_SECRET=/m);
});
