import { describe, expect, test } from 'vitest';
import { endOfUtcDay, groupOf } from './inbox.rules.ts';

const NOW = new Date('2026-11-17T10:00:00Z');
const DAY_END = new Date('2026-11-17T22:59:59Z');

describe('[DESKORDERS-07] groups of the inbox', () => {
  test.each([
    ['2026-11-17T09:59:59Z', 'late'],
    ['2026-11-17T10:00:00Z', 'four_hours'],
    ['2026-11-17T14:00:00Z', 'four_hours'],
    ['2026-11-17T14:00:01Z', 'today'],
    ['2026-11-17T23:00:00Z', 'week'],
    ['2026-11-24T10:00:00Z', 'week'],
    ['2026-11-24T10:00:01Z', 'later'],
  ])('due at %s is %s', (due, group) => {
    expect(groupOf(new Date(due), NOW, DAY_END)).toBe(group);
  });

  test('without the end of a day, the day is UTC', () => {
    expect(endOfUtcDay(NOW).toISOString()).toBe('2026-11-17T23:59:59.999Z');
  });
});
