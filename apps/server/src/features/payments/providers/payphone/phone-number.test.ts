import { expect, test } from 'vitest';
import { phoneNumberOf, suggestedNumber } from './phone-number.ts';

test.each([
  ['593', '0984111222', '0984111222'],
  ['593', '984111222', '0984111222'],
  ['593', '593984111222', '0984111222'],
  ['+593', '098 411 1222', '0984111222'],
  ['593', '22345678', '22345678'],
  ['57', '3001234567', '3001234567'],
  ['', '0984111222', '0984111222'],
])('+%s %s is asked as %s', (code, typed, number) => {
  expect(phoneNumberOf(code, typed)?.number).toBe(number);
});

test.each(['1234567', '098-4111222', '(09)84111222', '0984111222x', '', '1234567890123456'])(
  '%s is no number',
  (typed) => expect(phoneNumberOf('593', typed)).toBeNull(),
);

test.each([
  ['+593984111222', '0984111222'],
  ['+593 98 411 1222', '0984111222'],
  ['0984111222', '0984111222'],
  ['+593 2 234 5678', ''],
  ['+393331234567', ''],
  [null, ''],
])('of %s the panel is offered %j', (phone, number) => {
  expect(suggestedNumber(phone)).toBe(number);
});
