import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findSlot, listSlotDays, nextSlots, rideWeek, type SlotsInput } from './slots.rules.ts';
import type { TestRideTerms } from './test-rides.contract.ts';

const TERMS: TestRideTerms = {
  slot_minutes: 60,
  lead_hours: 0,
  days_ahead: 7,
  max_open: 2,
  max_open_network: 10,
};
const HOURS = { weekday: '09:00–12:30, 15:00–19:00', weekend: '09:00–13:00' };
const WEEK = {
  ...HOURS,
  weekendDays: [6, 7],
  closed: { weekdays: [7], holidays: [] },
};
const INPUT: SlotsInput = {
  now: Temporal.Instant.from('2026-11-17T06:00:00Z'),
  terms: TERMS,
  week: WEEK,
  timezone: 'Europe/Rome',
  machines: [{ id: 1, taken: [] }],
};
const timesOf = (input: Partial<SlotsInput>, date: string) =>
  listSlotDays({ ...INPUT, ...input })
    .find((day) => day.date === date)
    ?.slots.map(({ time }) => time);

test('[TESTRIDE-03] slots follow each other from the opening and end by closing', () => {
  expect(timesOf({}, '2026-11-18')).toEqual(['09:00', '10:00', '11:00', '15:00', '16:00', '17:00', '18:00']);
  expect(timesOf({}, '2026-11-21')).toEqual(['09:00', '10:00', '11:00', '12:00']);
  expect(timesOf({}, '2026-11-22')).toBeUndefined();
});

test('[TESTRIDE-03] nothing is offered on a holiday, before the lead time or beyond the days ahead', () => {
  const closed = { weekdays: [7], holidays: ['11-18', '2026-11-19'] };
  const days = listSlotDays({ ...INPUT, week: { ...WEEK, closed } }).map(({ date }) => date);
  expect(days).toEqual(['2026-11-17', '2026-11-20', '2026-11-21', '2026-11-23', '2026-11-24']);
  const later = { ...TERMS, lead_hours: 28, days_ahead: 1 };
  expect(listSlotDays({ ...INPUT, terms: later }).map(({ date }) => date)).toEqual(['2026-11-18']);
  expect(timesOf({ terms: later }, '2026-11-18')).toEqual(['11:00', '15:00', '16:00', '17:00', '18:00']);
});

test('[TESTRIDE-03] closed days and holidays of the store itself count too', () => {
  const hours = { ...HOURS, closed: '1,3', holidays: '2026-11-19,12-24' };
  const week = rideWeek({ hours, country: 'IT', closedWeekdays: [7], holidays: ['2026-11-20'] });
  const days = listSlotDays({ ...INPUT, week }).map(({ date }) => date);
  expect(days).toEqual(['2026-11-17', '2026-11-21', '2026-11-24']);
});

test('an hour is offered while one of two machines is free', () => {
  const at = (iso: string) => Date.parse(iso) / 1000;
  const nine: [number, number] = [at('2026-11-18T08:00:00Z'), at('2026-11-18T09:00:00Z')];
  const one = { id: 1, taken: [nine] };
  expect(timesOf({ machines: [one] }, '2026-11-18')?.[0]).toBe('10:00');
  const days = listSlotDays({ ...INPUT, machines: [one, { id: 2, taken: [] }] });
  expect(findSlot(days, '2026-11-18T08:00:00Z')?.machines).toEqual([2]);
  expect(findSlot(days, '2026-11-18T09:00:00+00:00')?.machines).toEqual([1, 2]);
  expect(findSlot(days, '2026-11-18T08:30:00Z')).toBeNull();
});

test('[TESTRIDE-05] instead of a taken hour the next ones are named, and at the end the last ones', () => {
  const days = listSlotDays(INPUT);
  expect(nextSlots(days, '2026-11-18T17:00:00Z', 2).map(({ starts_at }) => starts_at)).toEqual([
    '2026-11-19T08:00:00Z',
    '2026-11-19T09:00:00Z',
  ]);
  const last = days.at(-1)?.slots.at(-1)?.starts_at ?? '';
  expect(nextSlots(days, last, 2).every(({ starts_at }) => starts_at < last)).toBe(true);
});

const ZONES = ['Europe/Rome', 'America/New_York', 'Asia/Dubai', 'Australia/Lord_Howe', 'America/Santiago'];
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

test('[TESTRIDE-03] for any hours, zone and day, those of clock changes too, a slot lies within the opening hours', () => {
  const arbitrary = fc.record({
    // Two days before and after the changes of 2026 in the north and the south.
    day: fc.constantFrom('2026-03-06', '2026-03-27', '2026-04-03', '2026-09-04', '2026-10-02', '2026-10-23'),
    hour: fc.integer({ min: 0, max: 47 }),
    zone: fc.constantFrom(...ZONES),
    from: fc.integer({ min: 0, max: 1380 }),
    length: fc.integer({ min: 15, max: 600 }),
    minutes: fc.constantFrom(15, 30, 45, 60, 90),
    lead: fc.integer({ min: 0, max: 48 }),
  });
  fc.assert(
    fc.property(arbitrary, ({ day, hour, zone, from, length, minutes, lead }) => {
      const to = Math.min(from + length, 1439);
      const now = Temporal.Instant.from(`${day}T00:00:00Z`).add({ hours: hour });
      const hours = `${clock(from)}–${clock(to)}`;
      const days = listSlotDays({
        ...INPUT,
        now,
        timezone: zone,
        terms: { ...TERMS, slot_minutes: minutes, lead_hours: lead },
        week: { ...WEEK, weekday: hours, weekend: hours, closed: { weekdays: [], holidays: [] } },
      });
      const slots = days.flatMap(({ date, slots: times }) => times.map((slot) => ({ date, ...slot })));
      // One comparison per run: an expectation per slot would take seconds.
      let before = 0;
      const wrong = slots.filter(({ date, starts_at, ends_at, time }) => {
        const start = Temporal.Instant.from(starts_at).toZonedDateTimeISO(zone);
        const end = Temporal.Instant.from(ends_at).toZonedDateTimeISO(zone);
        const isRight =
          start.toPlainDate().toString() === date &&
          start.toPlainTime().toString({ smallestUnit: 'minute' }) === time &&
          end.toPlainDate().toString() === date &&
          start.hour * 60 + start.minute >= from &&
          end.hour * 60 + end.minute <= to &&
          end.epochMilliseconds - start.epochMilliseconds === minutes * 60_000 &&
          start.epochMilliseconds >= now.epochMilliseconds + lead * 3_600_000 &&
          start.epochMilliseconds >= before;
        before = end.epochMilliseconds;
        return !isRight;
      });
      expect(wrong).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
