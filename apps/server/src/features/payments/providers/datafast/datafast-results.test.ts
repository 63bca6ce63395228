import { expect, test } from 'vitest';
import { classify } from './datafast-results.ts';

test.each([
  ['000.000.000', 'paid', null],
  ['000.300.000', 'paid', null],
  ['000.600.000', 'paid', null],
  ['000.400.000', 'review', null],
  ['000.400.100', 'review', null],
  ['000.400.030', 'failed', 'declined'],
  ['000.200.100', 'open', null],
  ['000.200.000', 'processing', null],
  ['800.400.500', 'processing', null],
  ['900.100.300', 'processing', null],
  ['100.380.401', 'failed', 'authentication'],
  ['100.396.103', 'failed', 'not_answered'],
  ['800.100.153', 'failed', 'wrong_code'],
  ['800.100.155', 'failed', 'insufficient_funds'],
  ['800.100.157', 'failed', 'card_expired'],
  ['100.100.101', 'failed', 'wrong_number'],
  ['800.100.152', 'failed', 'declined'],
] as const)('%s is %s', (code, state, failure) => {
  expect(classify(code, false)).toEqual({ state, failure });
});

test('a success of test mode counts only where test mode is configured', () => {
  expect(classify('000.100.110', true).state).toBe('paid');
  expect(classify('000.100.110', false).state).toBe('failed');
});
