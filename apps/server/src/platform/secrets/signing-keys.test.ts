import { expect, test } from 'vitest';
import { createSigningKeys, formatKeyRing, parseKeyRing, singleKey } from './signing-keys.ts';

const OLD = { id: 'k1', secret: 'o'.repeat(32) };
const NEW = { id: 'k2', secret: 'n'.repeat(32) };

test('[signing keys] the first key signs and every key of the ring verifies', () => {
  const before = createSigningKeys([OLD]);
  const during = createSigningKeys([NEW, OLD]);
  const after = createSigningKeys([NEW]);
  const [old, fresh] = [before.sign('order-link', 'text'), during.sign('order-link', 'text')];
  expect([old.split('.')[0], fresh.split('.')[0]]).toEqual(['k1', 'k2']);
  expect(during.verify('order-link', 'text', old)).toBe(true);
  expect(during.verify('order-link', 'text', fresh)).toBe(true);
  expect(after.verify('order-link', 'text', old)).toBe(false);
  expect(before.verify('order-link', 'text', fresh)).toBe(false);
});

test('[signing keys] a signature of one purpose, text or key is worth nothing for another', () => {
  const keys = createSigningKeys([NEW, OLD]);
  const signature = keys.sign('unsubscribe', 'text');
  expect(keys.verify('unsubscribe', 'text', signature)).toBe(true);
  expect(keys.verify('order-link', 'text', signature)).toBe(false);
  expect(keys.verify('unsubscribe', 'other', signature)).toBe(false);
  expect(keys.verify('unsubscribe', 'text', signature.replace('k2.', 'k1.'))).toBe(false);
  for (const other of ['', '.', 'k2.', 'k2', `k2.${'A'.repeat(43)}`, `${signature}A`])
    expect(keys.verify('unsubscribe', 'text', other)).toBe(false);
  expect(keys.hash('consent', 'text')).not.toEqual(keys.hash('unsubscribe', 'text'));
});

test('[signing keys] a single secret is a ring of one key', () => {
  const { secret } = OLD;
  const signature = singleKey(secret).sign('order-link', 'text');
  expect(createSigningKeys([NEW, { id: 'k0', secret }]).verify('order-link', 'text', signature)).toBe(true);
});

test('[signing keys] a ring is read as it is written; what is no ring is refused without naming a secret', () => {
  const text = formatKeyRing([NEW, OLD]);
  expect(parseKeyRing(text)).toEqual([NEW, OLD]);
  for (const wrong of [
    '',
    'k1',
    `k1:${'x'.repeat(31)}`,
    `${text},k1:${'z'.repeat(40)}`,
    `${text},`,
    `k 1:${'x'.repeat(40)}`,
  ]) {
    const read = () => parseKeyRing(wrong);
    expect(read).toThrow();
    expect(read).not.toThrow(/xxxxx|zzzzz|nnnnn/);
  }
});
