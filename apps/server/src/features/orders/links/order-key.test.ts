import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSigningKeys, singleKey } from '../../../platform/secrets/signing-keys.ts';
import { makeOrderKey, ORDER_LINK_DAYS, readOrderKey } from './order-key.ts';

const SECRET = 's'.repeat(32);
const KEYS = singleKey(SECRET);
const ORDER = { site: 'it', code: '9XTR4K7QX2' };
const DAY = 86_400_000;

test('[order links] a key opens its order of its site until it expires, and says its version', () => {
  const key = makeOrderKey(KEYS, { ...ORDER, linkVersion: 3 });
  expect(key.length).toBeLessThan(100);
  expect(encodeURIComponent(key)).toBe(key);
  expect(readOrderKey(KEYS, ORDER, key)).toBe(3);
  expect(readOrderKey(KEYS, ORDER, key, Date.now() + (ORDER_LINK_DAYS - 1) * DAY)).toBe(3);
  expect(readOrderKey(KEYS, ORDER, key, Date.now() + (ORDER_LINK_DAYS + 1) * DAY)).toBeNull();
  expect(readOrderKey(KEYS, { ...ORDER, site: 'es' }, key)).toBeNull();
  expect(readOrderKey(KEYS, { ...ORDER, code: '9XTR4K7QX3' }, key)).toBeNull();
});

test('[order links] neither the expiry nor the version can be changed, and the old form is refused', () => {
  const key = makeOrderKey(KEYS, { ...ORDER, linkVersion: 1 });
  const [expires = '', , id, signature] = key.split('.');
  const later = (Number.parseInt(expires, 36) + 86_400).toString(36);
  for (const other of [
    `${later}.1.${id}.${signature}`,
    `${expires}.2.${id}.${signature}`,
    createHmac('sha256', SECRET).update(`order:${ORDER.site}:${ORDER.code}`).digest('base64url'),
    '',
    '...',
  ])
    expect(readOrderKey(KEYS, ORDER, other)).toBeNull();
});

test('[order links] a key signed before a rotation opens as long as its key is in the ring', () => {
  const key = makeOrderKey(KEYS, { ...ORDER, linkVersion: 1 });
  const fresh = { id: 'k9', secret: 'f'.repeat(40) };
  expect(readOrderKey(createSigningKeys([fresh, { id: 'k0', secret: SECRET }]), ORDER, key)).toBe(1);
  expect(readOrderKey(createSigningKeys([fresh]), ORDER, key)).toBeNull();
});
