import { expect, test } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';

function breakerAt() {
  let time = 0;
  const breaker = createCircuitBreaker({ maxFailures: 3, openMs: 100, now: () => time });
  const fail = (times: number) => {
    for (let n = 0; n < times; n += 1) breaker.fail();
  };
  return { breaker, fail, pass: (ms: number) => (time += ms) };
}

test('the circuit opens after failures in a row, not after failures between successes', () => {
  const { breaker, fail } = breakerAt();
  fail(2);
  breaker.succeed();
  fail(2);
  expect(breaker.canCall()).toBe(true);
  fail(1);
  expect(breaker.canCall()).toBe(false);
});

test('after its time one caller may try; a success closes the circuit, a failure opens it again', () => {
  const { breaker, fail, pass } = breakerAt();
  fail(3);
  pass(100);
  expect([breaker.canCall(), breaker.canCall()]).toEqual([true, false]);
  breaker.fail();
  expect(breaker.canCall()).toBe(false);
  pass(100);
  expect(breaker.canCall()).toBe(true);
  breaker.succeed();
  expect([breaker.canCall(), breaker.canCall()]).toEqual([true, true]);
});

test('a trial that never comes back is followed by another', () => {
  const { breaker, fail, pass } = breakerAt();
  fail(3);
  pass(100);
  expect(breaker.canCall()).toBe(true);
  pass(99);
  expect(breaker.canCall()).toBe(false);
  pass(1);
  expect(breaker.canCall()).toBe(true);
});
