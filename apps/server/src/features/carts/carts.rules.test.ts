import { expect, test } from 'vitest';
import { whyCartIdRefused } from './carts.rules.ts';

const UUID = '0190b7a2-7c31-7a2f-9f3e-2b1c5d6e7f80';

test('a cart id of the same country is accepted', () => {
  expect(whyCartIdRefused(`IT_${UUID}`, 'it')).toBeNull();
  expect(whyCartIdRefused(`GLOBAL_${UUID}`, 'global')).toBeNull();
});

test('a cart id of another country is refused', () => {
  expect(whyCartIdRefused(`FR_${UUID}`, 'it')).toBe('cart_of_other_country');
});

test.each(['', 'IT', `it_${UUID}`, `IT_${UUID}x`, 'IT_0190b7a2-7c31-4a2f-9f3e-2b1c5d6e7f80', `IT_${UUID}\n`])(
  'a cart id like %j is no cart id',
  (id) => {
    expect(whyCartIdRefused(id, 'it')).toBe('malformed');
  },
);
