import { expect, test } from 'vitest';
import { readyBesideStage, readyWords, stageWords } from './ready-words.ts';

const t = (id: string, values?: object) => `${id} ${JSON.stringify(values)}`;

test('[DATES-18] the days and the day stand side by side', () => {
  expect(readyWords(t, { days: 2, day: 'Wednesday 18 November' })).toBe(
    'inventory.etd {"count":2} · Wednesday 18 November',
  );
});

test('[FACTORY-03] a unit in production has its day in the stage, and beside it the days alone', () => {
  const unit = { status: 'in_production', days: 56, day: 'Tuesday 12 January' } as const;
  expect(stageWords(t, unit)).toBe('inventory.expected {"day":"Tuesday 12 January"}');
  expect(readyBesideStage(t, unit)).toBe('inventory.etd {"count":56}');
  expect(readyBesideStage(t, { ...unit, status: 'on_hand' })).toBe(
    'inventory.etd {"count":56} · Tuesday 12 January',
  );
});
