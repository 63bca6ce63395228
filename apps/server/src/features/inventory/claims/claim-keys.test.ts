import { expect, test } from 'vitest';
import { singleKey } from '../../../platform/secrets/signing-keys.ts';
import { claimKeys, normalizeEmail, normalizePhone } from './claim-keys.ts';

test.each([
  ['Anna@Example.test', 'anna@example.test'],
  [' anna+shop@example.test ', 'anna@example.test'],
  ['a.n.n.a+1@GoogleMail.com', 'anna@gmail.com'],
  ['a.nna@example.test', 'a.nna@example.test'],
])('%s is the mailbox %s', (typed, mailbox) => {
  expect(normalizeEmail(typed)).toBe(mailbox);
});

test.each(['+39 347 555-0101', '0039 (347) 5550101', '393475550101'])('%s is one phone number', (typed) => {
  expect(normalizePhone(typed)).toBe('393475550101');
});

const keys = singleKey('a secret of thirty-two characters');
const ANNA = { siteId: 1, address: '2001:db8::1', email: 'anna@example.test', customerId: 7 };

test('[C1] each kind has a keyed hash of its own, four units and one of a limited product by default', () => {
  const made = claimKeys(keys, undefined, ANNA);
  expect(made.map(({ kind, cap, limitedCap }) => [kind, cap, limitedCap])).toEqual([
    ['network', 4, 1],
    ['email', 4, 1],
    ['customer', 4, 1],
  ]);
  const again = claimKeys(keys, undefined, { ...ANNA, address: '2001:db8::2:3', email: 'ANNA@example.test' });
  expect(again).toEqual(made);
  expect(claimKeys(keys, undefined, { ...ANNA, siteId: 2 })[0]?.key).not.toEqual(made[0]?.key);
});

test('[C1] a site sets its own caps; null is none', () => {
  const made = claimKeys(keys, { network: 40, email: null, limited: 2 }, ANNA);
  expect(made.map(({ kind, cap, limitedCap }) => [kind, cap, limitedCap])).toEqual([
    ['network', 40, 2],
    ['customer', 4, 2],
  ]);
});
