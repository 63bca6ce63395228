import { expect, test } from 'vitest';
import { createScenarios } from './scenarios.ts';

test('a scenario for any call waits for one that can play it', () => {
  const scenarios = createScenarios();
  scenarios.add({ provider: 'payphone', call: '*', behaviour: 'decline', times: 1 });
  expect(scenarios.take('payphone', 'users.check', [])).toBeNull();
  expect(scenarios.take('datafast', 'payments.pay', ['decline'])).toBeNull();
  expect(scenarios.take('payphone', 'sale.create', ['decline'])).toBe('decline');
  expect(scenarios.take('payphone', 'sale.create', ['decline'])).toBeNull();
});

test('every call can fail to answer; scenarios are taken in the order they were added', () => {
  const scenarios = createScenarios();
  scenarios.add({ provider: 'payphone', call: 'cancel', behaviour: 'stall', times: 2 });
  scenarios.add({ provider: 'payphone', call: '*', behaviour: 'reset', times: 1 });
  expect(scenarios.take('payphone', 'cancel', [])).toBe('stall');
  expect(scenarios.take('payphone', 'cancel', [])).toBe('stall');
  expect(scenarios.take('payphone', 'cancel', [])).toBe('reset');
  expect(scenarios.list()).toEqual([]);
});
