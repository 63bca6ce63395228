import { expect, test } from 'vitest';
import { readyWords } from './ready-words.ts';

test('[DATES-18] the days and the day stand side by side', () => {
  const t = (id: string, values?: object) => `${id} ${JSON.stringify(values)}`;
  expect(readyWords(t, { days: 2, day: 'Wednesday 18 November' })).toBe(
    'inventory.etd {"count":2} · Wednesday 18 November',
  );
});
