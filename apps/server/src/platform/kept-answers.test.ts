import { expect, test } from 'vitest';
import { keepAnswers } from './kept-answers.ts';

function somebody(rules: { most?: number } = {}) {
  let time = 1_000_000;
  const failures: unknown[] = [];
  const answers = keepAnswers<string>({
    ...{ freshMs: 100, staleMs: 1000, most: rules.most ?? 10, failures: 3, pauseMs: 50 },
    now: () => time,
    onFailure: (error) => failures.push(error),
  });
  let asked = 0;
  const asks = (answer: string | Error) => (key: string) =>
    answers.get(key, async () => {
      asked += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    });
  return { asks, failures, pass: (ms: number) => (time += ms), asked: () => asked };
}

const broken = new Error('broken');

test('a fresh answer is not asked for again, an older one is', async () => {
  const { asks, pass, asked } = somebody();
  expect([await asks('one')('a'), await asks('two')('a')]).toEqual(['one', 'one']);
  pass(100);
  expect(await asks('two')('a')).toBe('two');
  expect(asked()).toBe(2);
});

test('an old answer stands in for a failure for as long as it may, then there is none', async () => {
  const { asks, pass, failures } = somebody();
  await asks('one')('a');
  pass(999);
  expect(await asks(broken)('a')).toBe('one');
  pass(1);
  expect(await asks(broken)('a')).toBeNull();
  expect(failures).toEqual([broken, broken]);
});

test('those who ask at the same time share one question', async () => {
  const { asks, asked } = somebody();
  expect(await Promise.all([asks('one')('a'), asks('two')('a'), asks('three')('b')])).toEqual([
    'one',
    'one',
    'three',
  ]);
  expect(asked()).toBe(2);
});

test('after three failures in a row nobody asks for a while, then one tries again', async () => {
  const { asks, pass, asked } = somebody();
  for (const key of ['a', 'b', 'c', 'd', 'e']) expect(await asks(broken)(key)).toBeNull();
  expect(asked()).toBe(3);
  pass(50);
  expect(await asks('well')('a')).toBe('well');
  expect(await asks(broken)('b')).toBeNull();
  expect(await asks('well')('c')).toBe('well');
});

test('no more answers are kept than said; the longest unasked goes', async () => {
  const { asks, asked } = somebody({ most: 2 });
  for (const key of ['a', 'b', 'a', 'c', 'a']) await asks('x')(key);
  expect(asked()).toBe(3);
  await asks('x')('b');
  expect(asked()).toBe(4);
});
