import { expect, test } from 'vitest';
import { checkTitle } from './check-title.ts';

test.each([
  'checkout: keep the idempotency key when the api answers 503',
  'docs, tests: use plain words in comments and titles',
  'access matrix: add the billing address of the order call',
  'ui: one-line the focus ring',
  'e2e: process mails before the next step',
])('accepts "%s"', (title) => {
  expect(checkTitle(title)).toEqual([]);
});

test.each([
  ['Fix the cart', 'is not "area: imperative"'],
  ['cart:fix the price', 'is not "area: imperative"'],
  ['cart: The price is right', 'does not start with a verb in the imperative after the area'],
  ['cart: a price of its own', 'does not start with a verb in the imperative after the area'],
  ['cart: fixed the price', 'does not start with a verb in the imperative after the area'],
  ['cart: fixes the price', 'does not start with a verb in the imperative after the area'],
  ['cart: fixing the price', 'does not start with a verb in the imperative after the area'],
  ['cart: fix the price.', 'ends with a full stop'],
  [`cart: fix ${'x'.repeat(63)}`, 'has 73 characters, more than 72'],
])('refuses "%s": %s', (title, fault) => {
  expect(checkTitle(title)).toEqual([fault]);
});

test('refuses the words of the terminology check', () => {
  expect(checkTitle('cart: lock a row that somebody holds')).toEqual([
    expect.stringMatching(/^says "somebody": /),
  ]);
});
