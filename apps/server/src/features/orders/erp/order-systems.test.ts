import { expect, test } from 'vitest';
import { stepsFor } from './order-systems.ts';

test.each([
  ['confirmed', 'collected', ['preparing', 'shipped']],
  ['confirmed', 'delivered', ['preparing', 'shipped', 'delivered']],
  ['preparing', 'in_transit', ['shipped']],
  ['shipped', 'out_for_delivery', []],
  ['shipped', 'delivered', ['delivered']],
  ['delivered', 'in_transit', []],
  ['cancelled', 'delivered', []],
  ['pending_confirmation', 'delivered', []],
  ['shipped', 'exception', []],
] as const)(
  '[INTEGRATION-17] an order that is %s and reported %s takes the steps %j',
  (status, reported, steps) => expect(stepsFor(status, reported)).toEqual(steps),
);
