import { expect, test } from 'vitest';
import { type OpeningHours, openingState } from './opening.rules.ts';

const CLOCK = { weekend: [6, 7], holidays: ['12-25', '2026-11-19'], days: [] };
const PESARO = {
  weekday: '09:00–12:30, 15:00–19:00',
  weekend: '09:00–13:00',
  timeZone: 'Europe/Rome',
  closed: null,
};
const at = (text: string, hours: OpeningHours = PESARO, clock = CLOCK) =>
  openingState(hours, clock, new Date(text));
const minutes = (hour: number, minute = 0) => hour * 60 + minute;

test('[LOCATOR-02] a store says until when it is open, or when it opens next', () => {
  // Tuesday 17 November 2026; Rome is one hour ahead of UTC.
  expect(at('2026-11-17T10:00:00Z')).toEqual({ isOpen: true, until: minutes(12, 30) });
  expect(at('2026-11-17T11:30:00Z')).toEqual({ isOpen: false, opens: minutes(15) });
  expect(at('2026-11-17T17:59:00Z')).toEqual({ isOpen: true, until: minutes(19) });
  expect(at('2026-11-17T18:00:00Z')).toEqual({ isOpen: false, opens: minutes(9), weekday: 3 });
  expect(at('2026-11-21T13:00:00Z')).toEqual({ isOpen: false, opens: minutes(9), weekday: 7 });
});

test('[LOCATOR-03] a holiday is closed, once or every year, and the next opening skips it', () => {
  // Wednesday evening; Thursday the 19th is a holiday of this year only.
  expect(at('2026-11-18T20:00:00Z')).toEqual({ isOpen: false, opens: minutes(9), weekday: 5 });
  expect(at('2027-12-25T10:00:00Z')).toEqual({ isOpen: false, opens: minutes(9), weekday: 7 });
});

test('[LOCATOR-03] a store is also closed on its own weekdays and days off', () => {
  const closed = { weekdays: [2], holidays: ['11-18', '2026-11-20'] };
  // Tuesday, then a day off, a holiday of the site, another day off, and Saturday.
  expect(at('2026-11-17T10:00:00Z', { ...PESARO, closed })).toEqual({
    isOpen: false,
    opens: minutes(9),
    weekday: 6,
  });
});

test('[LOCATOR-11] a store that is closed for a week or longer names the day on which it opens again', () => {
  const august = Array.from({ length: 13 }, (_, n) => `08-${String(n + 9).padStart(2, '0')}`);
  const closed = { weekdays: [], holidays: august };
  const PAUSED = { ...PESARO, closed };
  // Monday 9 to Saturday 21 August 2027.
  expect(at('2027-08-10T10:00:00Z', PAUSED)).toEqual({ isOpen: false, date: '2027-08-22' });
  expect(at('2027-08-19T10:00:00Z', PAUSED)).toEqual({ isOpen: false, opens: minutes(9), weekday: 7 });
  expect(at('2027-08-22T10:00:00Z', PAUSED)).toMatchObject({ isOpen: true });
  const always = { weekdays: [1, 2, 3, 4, 5, 6, 7], holidays: [] };
  expect(at('2027-08-10T10:00:00Z', { ...PESARO, closed: always })).toBeNull();
});

test('[LOCATOR-04] the clock is the store’s: one instant is morning in Honolulu and evening in New York', () => {
  const hours = { weekday: '9:00 AM – 6:00 PM', weekend: null };
  const now = '2026-11-17T23:30:00Z';
  expect(at(now, { ...PESARO, ...hours, timeZone: 'America/New_York' })).toMatchObject({
    isOpen: false,
  });
  expect(at(now, { ...PESARO, ...hours, timeZone: 'Pacific/Honolulu' })).toEqual({
    isOpen: true,
    until: minutes(18),
  });
});

test('the weekend is the country’s, and a store without hours for it is closed then', () => {
  const friday = '2026-11-20T10:00:00Z';
  expect(at(friday, PESARO, { ...CLOCK, weekend: [5, 6] })).toEqual({ isOpen: true, until: minutes(13) });
  expect(at('2026-11-21T10:00:00Z', { ...PESARO, weekend: null })).toMatchObject({ weekday: 1 });
  expect(at(friday, { ...PESARO, weekday: 'by appointment' })).toBeNull();
});
