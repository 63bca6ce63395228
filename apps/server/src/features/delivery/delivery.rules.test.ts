import { toDate, toDayNumber } from '@paddock/i18n/closed-days';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addWorkingDays, deliveryCalendar, PLAIN_DAYS, type SiteDelivery } from './calendar.rules.ts';
import { type DeliveryUnit, readyFor, readyTogether, unitDays, type Way } from './delivery.rules.ts';
import { readDays, readyTable } from './ready-table.rules.ts';

// Tuesday 17 November 2026, nine o'clock in Rome.
const TUESDAY = new Date('2026-11-17T08:00:00Z');
const SETTINGS: SiteDelivery = {
  cut_off: '16:00',
  working_days: [1, 2, 3, 4, 5],
  holidays: ['12-25', '2026-11-20'],
  transfer: { days: 3, price_minor: 9000 },
  carriage: { days: 2, price_minor: 0 },
  regions: { coast: ['PU', 'RN'], islands: ['PA'] },
  lanes: [
    { kind: 'transfer', from: 'coast', to: 'coast', days: 1, price_minor: 0 },
    { kind: 'carriage', from: '*', to: 'islands', days: 5, price_minor: 8000 },
    { kind: 'carriage', from: 'MI', to: '*', days: 1, price_minor: 100 },
  ],
};
const at = (now: Date | string, settings = SETTINGS, timezone = 'Europe/Rome') =>
  deliveryCalendar({ timezone, delivery: settings, holidays: settings.holidays }, new Date(now));
const store = (id: number, state: string | null, hours = {}) => ({ id, state, hours });
const PESARO = store(1, 'PU');
const RIMINI = store(2, 'RN');
const MILANO = store(3, 'MI');
const unit = (changed: Partial<DeliveryUnit> = {}): DeliveryUnit => ({
  status: 'on_hand',
  expected_on: null,
  local_days: 1,
  store: PESARO,
  ...changed,
});
const pickup = (place: DeliveryUnit['store']): Way => ({ kind: 'pickup', store: place, extraDays: 0 });
const home = (state: string | null, extraDays = 0): Way => ({ kind: 'home', state, extraDays });

describe('where it stands', () => {
  test('[DATES-01] preparation counts working days: weekends and holidays are skipped', () => {
    expect(readyFor(at(TUESDAY), unit())).toEqual({ on: '2026-11-18', days: 1, priceMinor: 0 });
    // Thursday, then not Friday 20 (a holiday of this year) nor the weekend.
    expect(readyFor(at(TUESDAY), unit({ local_days: 3 })).on).toBe('2026-11-23');
    expect(readyFor(at('2026-12-23T08:00:00Z'), unit({ local_days: 2 })).on).toBe('2026-12-28');
    expect(readyFor(at('2026-11-21T08:00:00Z'), unit({ local_days: 0 })).on).toBe('2026-11-23');
  });

  test('[DATES-02] after the cut-off hour of the site’s clock the work begins on the next working day', () => {
    const ready = (now: string) => readyFor(at(now), unit({ local_days: 0 }));
    expect(ready('2026-11-17T14:59:00Z')).toMatchObject({ on: '2026-11-17', days: 0 });
    expect(ready('2026-11-17T15:00:00Z')).toMatchObject({ on: '2026-11-18', days: 1 });
    // Summer time: sixteen o'clock is two hours ahead of UTC.
    expect(ready('2026-07-14T13:59:00Z').on).toBe('2026-07-14');
    expect(ready('2026-07-14T14:00:00Z').on).toBe('2026-07-15');
  });

  test('[DATES-03] the day is the day where the site is', () => {
    const ready = (zone: string) => readyFor(at('2026-11-17T23:30:00Z', PLAIN_DAYS, zone), unit()).on;
    expect(ready('America/Los_Angeles')).toBe('2026-11-18');
    expect(ready('Europe/Rome')).toBe('2026-11-19');
    expect(ready('Pacific/Kiritimati')).toBe('2026-11-19');
    expect(readyFor(at('2026-11-17T23:30:00Z', PLAIN_DAYS, 'Asia/Tokyo'), unit()).days).toBe(1);
  });

  test('[DATES-04] a store hands over on its own open days', () => {
    const closed = (hours: Record<string, string>, weekend = '09:00–13:00') =>
      readyFor(at(TUESDAY), unit({ store: store(4, 'RN', { weekend, ...hours }) })).on;
    expect(closed({ closed: '3' })).toBe('2026-11-19');
    expect(closed({ closed: '3,4', holidays: '11-22' })).toBe('2026-11-21');
    expect(closed({ holidays: '2026-11-18,11-19' })).toBe('2026-11-21');
    expect(closed({ weekday: '09:00–19:00' })).toBe('2026-11-18');
    // Thursday is closed, Friday is a holiday of the site, and there are no hours on the weekend.
    expect(closed({ closed: '3,4' }, 'closed')).toBe('2026-11-23');
  });

  test('[DATES-05] a unit at sea or in production is prepared from the day it is expected', () => {
    const wait = (expected_on: string | null) =>
      readyFor(at(TUESDAY), unit({ status: 'in_transit', expected_on, local_days: 2 })).on;
    expect(wait('2026-12-01')).toBe('2026-12-03');
    // A Saturday: the work begins on Monday.
    expect(wait('2026-12-05')).toBe('2026-12-09');
    // An expected day that has passed, or none at all, counts from today.
    expect(wait('2026-11-02')).toBe('2026-11-19');
    expect(wait(null)).toBe('2026-11-19');
  });

  test('[INVENTORY-20] [DATES-06] on hand local and total days are the same, else the total counts from today', () => {
    expect(unitDays(at(TUESDAY), unit({ local_days: 3 }))).toEqual({
      ready_on: '2026-11-23',
      local_etd: 6,
      total_etd: 6,
    });
    const sea = unit({ status: 'in_transit', expected_on: '2026-12-01', local_days: 2 });
    expect(unitDays(at(TUESDAY), sea)).toEqual({ ready_on: '2026-12-03', local_etd: 2, total_etd: 16 });
  });

  test('a site without delivery data counts plain days, and not its holidays', () => {
    const ready = (holidays: readonly string[] | null) =>
      readyFor(
        deliveryCalendar({ timezone: 'Europe/Rome', delivery: null, holidays }, TUESDAY),
        unit({ local_days: 5 }),
        pickup(MILANO),
      );
    expect(ready(null)).toEqual({ on: '2026-11-22', days: 5, priceMinor: 0 });
    expect(ready(['11-20', '2026-11-22'])).toEqual({ on: '2026-11-24', days: 7, priceMinor: 0 });
  });
});

describe('somewhere else', () => {
  test('[DATES-07] another store adds the days and the price of the lane, the same store adds nothing', () => {
    const to = (place: DeliveryUnit['store']) => readyFor(at(TUESDAY), unit(), pickup(place));
    expect(to(PESARO)).toEqual(readyFor(at(TUESDAY), unit()));
    expect(to(RIMINI)).toEqual({ on: '2026-11-19', days: 2, priceMinor: 0 });
    // The default lane: Wednesday, then Thursday, Monday, Tuesday.
    expect(to(MILANO)).toEqual({ on: '2026-11-24', days: 7, priceMinor: 9000 });
  });

  test('[DATES-08] a unit that is in no store yet is sent straight to the one that is chosen', () => {
    const plant = unit({ store: null, status: 'in_production', expected_on: '2026-12-01' });
    expect(readyFor(at(TUESDAY), plant, pickup(MILANO))).toEqual(readyFor(at(TUESDAY), plant));
  });

  test('[DATES-09] home delivery adds the carriage of the lane and the days of the service', () => {
    const to = (way: Way, from = PESARO) => readyFor(at(TUESDAY), unit({ store: from }), way);
    expect(to(home('RM'))).toMatchObject({ on: '2026-11-23', priceMinor: 0 });
    expect(to(home(null))).toEqual(to(home('RM')));
    expect(to(home('RM', 2)).on).toBe('2026-11-25');
    expect(to(home('PA'))).toMatchObject({ on: '2026-11-26', priceMinor: 8000 });
    // The first lane that fits counts.
    expect(to(home('PA'), MILANO)).toEqual(to(home('PA')));
    expect(to(home('RM'), MILANO)).toMatchObject({ on: '2026-11-19', priceMinor: 100 });
  });

  test('[DATES-10] several units: the last one decides the day, every lane is paid', () => {
    const units = [unit(), unit({ store: RIMINI, local_days: 4 }), unit({ store: MILANO })];
    const together = readyTogether(at(TUESDAY), units, pickup(MILANO));
    expect(together.priceMinor).toBe(18_000);
    expect(together.on).toBe(readyFor(at(TUESDAY), units[1] as DeliveryUnit, pickup(MILANO)).on);
  });
});

const anySettings = fc.record({
  cut_off: fc.constantFrom('00:00', '12:00', '24:00'),
  working_days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
  holidays: fc.array(fc.constantFrom('11-18', '12-25', '01-01', '2027-02-02', '2026-11-19'), {
    maxLength: 4,
  }),
});

test('[DATES-11] the table that statements sort by gives the days of the rule', () => {
  fc.assert(
    fc.property(
      anySettings,
      fc.integer({ min: 0, max: 700 }),
      fc.integer({ min: 0, max: 60 }),
      (changed, wait, local_days) => {
        const calendar = at(TUESDAY, { ...SETTINGS, ...changed });
        const expected_on = wait === 0 ? null : toDate(calendar.today + wait);
        const status = wait === 0 ? 'on_hand' : 'in_transit';
        const { days } = readyFor(calendar, { status, expected_on, local_days, store: null });
        expect(readDays(readyTable(calendar), wait, local_days)).toBe(days);
      },
    ),
    { numRuns: 300 },
  );
});

test('working days are counted over the ends of months and years', () => {
  expect(toDate(addWorkingDays(PLAIN_DAYS, toDayNumber('2026-12-30'), 3))).toBe('2027-01-02');
  expect(toDate(addWorkingDays(PLAIN_DAYS, toDayNumber('2028-02-28'), 1))).toBe('2028-02-29');
});
