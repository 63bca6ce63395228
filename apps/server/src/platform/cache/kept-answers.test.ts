import { expect, test } from 'vitest';
import { cacheAnswers } from './cached-answers.ts';

function aService(rules: { maxEntries?: number } = {}) {
  let time = 1_000_000;
  const failures: unknown[] = [];
  const answers = cacheAnswers<string>({
    freshMs: 100,
    staleMs: 1000,
    maxEntries: rules.maxEntries ?? 10,
    maxFailures: 3,
    pauseMs: 50,
    now: () => time,
    onFailure: (error) => failures.push(error),
  });
  let requested = 0;
  const asks = (answer: string | Error) => (key: string) =>
    answers.get(key, async () => {
      requested += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    });
  return { asks, failures, pass: (ms: number) => (time += ms), requested: () => requested };
}

const broken = new Error('broken');

test('a fresh answer is not asked for again, an older one is', async () => {
  const { asks, pass, requested } = aService();
  expect([await asks('one')('a'), await asks('two')('a')]).toEqual(['one', 'one']);
  pass(100);
  expect(await asks('two')('a')).toBe('two');
  expect(requested()).toBe(2);
});

test('an old answer stands in for a failure for as long as it may, then there is none', async () => {
  const { asks, pass, failures } = aService();
  await asks('one')('a');
  pass(999);
  expect(await asks(broken)('a')).toBe('one');
  pass(1);
  expect(await asks(broken)('a')).toBeNull();
  expect(failures).toEqual([broken, broken]);
});

test('calls for the same key at the same time share one request', async () => {
  const { asks, requested } = aService();
  expect(await Promise.all([asks('one')('a'), asks('two')('a'), asks('three')('b')])).toEqual([
    'one',
    'one',
    'three',
  ]);
  expect(requested()).toBe(2);
});

test('after three failures in a row the service is not called for a while, then one call tries again', async () => {
  const { asks, pass, requested } = aService();
  for (const key of ['a', 'b', 'c', 'd', 'e']) expect(await asks(broken)(key)).toBeNull();
  expect(requested()).toBe(3);
  pass(50);
  expect(await asks('well')('a')).toBe('well');
  expect(await asks(broken)('b')).toBeNull();
  expect(await asks('well')('c')).toBe('well');
});

test('a full cache drops the least recently used answer', async () => {
  const { asks, requested } = aService({ maxEntries: 2 });
  for (const key of ['a', 'b', 'a', 'c', 'a']) await asks('x')(key);
  expect(requested()).toBe(3);
  await asks('x')('b');
  expect(requested()).toBe(4);
});
