import { expect, test } from 'vitest';
import { closedDays, nextOpenDay, toDate, toDayNumber, weekdayOf } from './closed-days.ts';

const CLOSED = closedDays({ weekdays: [6, 7], holidays: ['12-25', '2027-01-04'] });

test('a day is closed by its weekday, every year, or once', () => {
  const closed = ['2026-12-25', '2026-12-26', '2027-01-04', '2027-12-25'];
  const open = ['2026-12-24', '2027-01-05', '2028-01-04'];
  expect(closed.filter((date) => !CLOSED(toDayNumber(date)))).toEqual([]);
  expect(open.filter((date) => CLOSED(toDayNumber(date)))).toEqual([]);
});

test('the next open day is the day itself, or the first one after the closed days', () => {
  const next = (date: string) => toDate(nextOpenDay(CLOSED, toDayNumber(date)));
  expect(next('2026-12-24')).toBe('2026-12-24');
  expect(next('2026-12-25')).toBe('2026-12-28');
  expect(next('2027-01-02')).toBe('2027-01-05');
  // Data that leave no open day do not end in a loop.
  const never = closedDays({ weekdays: [1, 2, 3, 4, 5, 6, 7], holidays: [] });
  expect(nextOpenDay(never, 100)).toBe(100);
});

test('weekdays are numbered from Monday', () => {
  expect(['2026-11-16', '2026-11-17', '2026-11-22'].map((date) => weekdayOf(toDayNumber(date)))).toEqual([
    1, 2, 7,
  ]);
});
