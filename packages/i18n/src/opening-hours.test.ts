import { expect, test } from 'vitest';
import { toDayNumber } from './closed-days.ts';
import { hoursTexts, openingTimes, ownClosedDays, parseOpeningHours } from './opening-hours.ts';
import { weekendOf } from './weekend.ts';

const minutes = (hour: number, minute = 0) => hour * 60 + minute;

test('hours are read on both clocks, in the order of the day', () => {
  const twice = [
    { from: minutes(9), to: minutes(12, 30) },
    { from: minutes(15), to: minutes(19) },
  ];
  expect(parseOpeningHours('09:00–12:30, 15:00–19:00')).toEqual(twice);
  expect(parseOpeningHours('15.00-19.00 / 9.00-12.30')).toEqual(twice);
  expect(parseOpeningHours('9:00 AM – 6:00 PM')).toEqual([{ from: minutes(9), to: minutes(18) }]);
  expect(parseOpeningHours('12:00 PM – 8:30 p.m.')).toEqual([{ from: minutes(12), to: minutes(20, 30) }]);
  expect(parseOpeningHours('Mon–Fri 08:00–24:00')).toEqual([{ from: minutes(8), to: minutes(24) }]);
});

test('a text without pairs of times, or with more than them, is not read', () => {
  const unread = [
    null,
    '',
    'closed',
    'chiuso',
    '9–18',
    '09:00',
    '19:00–09:00',
    '09:00–25:00',
    '09:00–12:00, from 15:00',
  ];
  expect(unread.filter((text) => parseOpeningHours(text) !== null)).toEqual([]);
});

const WEEK = {
  ...hoursTexts({ weekday: '09:00–12:30, 15:00–19:00', weekend: '09:00–13:00' }),
  weekendDays: [6, 7],
  closed: ownClosedDays({ closed: '7,1', holidays: '11-18,2026-11-19' }),
};

test('a store is closed on its weekdays and days off, and opens by the hours of the weekend on the weekend', () => {
  const times = openingTimes(WEEK);
  const open = (date: string) => times?.(toDayNumber(date)).map(({ from, to }) => [from, to]);
  expect(open('2026-11-17')).toEqual([
    [minutes(9), minutes(12, 30)],
    [minutes(15), minutes(19)],
  ]);
  for (const date of ['2026-11-16', '2026-11-18', '2026-11-19', '2026-11-22']) expect(open(date)).toEqual([]);
  expect(open('2026-11-21')).toEqual([[minutes(9), minutes(13)]]);
  expect(openingTimes({ ...WEEK, weekend: 'closed' })?.(toDayNumber('2026-11-21'))).toEqual([]);
  expect(openingTimes({ ...WEEK, weekday: 'by appointment' })).toBeNull();
});

test('the hours of weekdays may stand under either name', () => {
  expect(hoursTexts({ weekdays: '9:00–18:00' })).toEqual({ weekday: '9:00–18:00', weekend: null });
  expect(hoursTexts({ weekday: 'lunedì–venerdì', weekdays: '9:00–18:00' }).weekday).toBe('9:00–18:00');
  expect(hoursTexts({ weekday: '9–18', weekdays: 'Mon–Fri' }).weekday).toBe('9–18');
  expect(hoursTexts({ weekday: '', weekdays: '', weekend: '' })).toEqual({ weekday: null, weekend: null });
});

test('the weekend is that of the country', () => {
  expect([weekendOf('IT'), weekendOf('SA'), weekendOf(null)]).toEqual([
    [6, 7],
    [5, 6],
    [6, 7],
  ]);
});
