import { toDate, toDayNumber, weekdayOf } from '@paddock/i18n/closed-days';
import { hoursTexts, openingTimes, ownClosedDays } from '@paddock/i18n/opening-hours';
import { weekendOf } from '@paddock/i18n/weekend';
import { expect, test } from 'vitest';
import {
  addWorkingDays,
  deliveryCalendar,
  hasOwnClosedDays,
  nextStoreDay,
} from '../../features/delivery/calendar.rules.ts';
import { listSlotDays, rideWeek } from '../../features/test-rides/slots.rules.ts';
import { readFiles } from './read-brand.ts';

const FIRST = toDayNumber('2026-11-17');
const YEAR = Array.from({ length: 365 }, (_, n) => FIRST + n);
const TERMS = { slot_minutes: 60, lead_hours: 0, days_ahead: 364, max_open: 1, max_open_network: 1 };

const { sites, stores, checkout } = await readFiles();
const withClosedDays = stores.flatMap(({ site: slug, ref, timezone, office_hours }) => {
  const hours = office_hours as Record<string, string>;
  const site = sites.find((one) => one.slug === slug);
  if (!site || !hasOwnClosedDays(hours)) return [];
  const holidays = site.settings.holidays ?? [];
  return [{ ref, site, holidays, hours, zone: timezone ?? site.timezone }];
});

/** What the page of stores tells in the browser. */
function isOpenOn({ site, holidays, hours }: (typeof withClosedDays)[number]) {
  const own = ownClosedDays(hours);
  const timesOf = openingTimes({
    ...hoursTexts(hours),
    weekendDays: weekendOf(site.country.iso),
    closed: { weekdays: own.weekdays, holidays: [...holidays, ...own.holidays] },
  });
  return (day: number) => (timesOf?.(day).length ?? 0) > 0;
}

test('the demo has stores with a weekday, a day and a summer of their own', () => {
  const hours = withClosedDays.map((store) => store.hours);
  expect(hours.some(({ closed }) => closed)).toBe(true);
  expect(hours.some(({ holidays = '' }) => holidays.split(',').length === 1)).toBe(true);
  expect(hours.some(({ holidays = '' }) => holidays.split(',').length > 6)).toBe(true);
});

test.each(withClosedDays)('[LOCATOR-12] $ref is closed on the same days for all who ask', (store) => {
  const { site, holidays, hours, zone } = store;
  const isOpen = isOpenOn(store);
  expect(YEAR.some((day) => !isOpen(day))).toBe(true);

  const delivery = checkout.sites[site.slug]?.delivery ?? null;
  const { settings } = deliveryCalendar(
    { timezone: zone, delivery, holidays },
    new Date('2026-11-17T08:00:00Z'),
  );
  const handedOver = YEAR.map((day) => nextStoreDay(settings, hours, addWorkingDays(settings, day, 0)));
  expect(handedOver.filter((day) => !isOpen(day)).map(toDate)).toEqual([]);

  const { closed_days: closedWeekdays = [] } = site.settings.test_ride ?? {};
  const slots = listSlotDays({
    now: Temporal.PlainDate.from('2026-11-17').toZonedDateTime(zone).toInstant(),
    terms: TERMS,
    week: rideWeek({ hours, country: site.country.iso, closedWeekdays, holidays }),
    timezone: zone,
    machines: [{ id: 1, taken: [] }],
  });
  const lent = YEAR.filter((day) => isOpen(day) && !closedWeekdays.includes(weekdayOf(day)));
  expect(slots.map(({ date }) => date)).toEqual(lent.map(toDate));
});
