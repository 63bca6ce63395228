import { expect, test } from 'vitest';
import { instantOf, localTime } from './site-time.ts';

test.each([
  ['2026-11-25T09:00', 'Europe/Rome', '2026-11-25T08:00:00.000Z'],
  ['2026-07-01T09:00', 'Europe/Rome', '2026-07-01T07:00:00.000Z'],
  ['2026-11-25T09:00', 'America/Guayaquil', '2026-11-25T14:00:00.000Z'],
  ['2026-11-25T00:30', 'Asia/Kolkata', '2026-11-24T19:00:00.000Z'],
])('[EDITOR-09] %s in %s is one instant', (local, zone, instant) => {
  expect(instantOf(local, zone).toISOString()).toBe(instant);
  expect(localTime(new Date(instant), zone)).toBe(local);
});

test('[EDITOR-09] an hour that does not exist on the day clocks change is the hour after it', () => {
  expect(instantOf('2027-03-28T02:30', 'Europe/Rome').toISOString()).toBe('2027-03-28T01:30:00.000Z');
});
