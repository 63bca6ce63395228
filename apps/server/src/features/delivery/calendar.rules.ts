import { closedDays, type IsClosed, nextOpenDay, toDayNumber } from '@paddock/i18n/closed-days';
import { hoursTexts, ownClosedDays, parseOpeningHours } from '@paddock/i18n/opening-hours';
import type { DeliverySettings, Holidays, StoreHours } from './delivery.contract.ts';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** Delivery data with the holidays of the site. */
export interface SiteDelivery extends DeliverySettings {
  readonly holidays: Holidays;
}

/** A site without delivery data counts plain days: every day but a holiday is a working day, and the whole day counts. */
export const PLAIN_DAYS: SiteDelivery = {
  cut_off: '24:00',
  working_days: WEEKDAYS,
  holidays: [],
  transfer: { days: 0, price_minor: 0 },
  carriage: { days: 0, price_minor: 0 },
  regions: {},
  lanes: [],
};

/** A site's delivery data at one moment. */
export interface DeliveryCalendar {
  readonly settings: SiteDelivery;
  readonly today: number;
  /** Work on a unit that is here begins on this day at the earliest: tomorrow after the cut-off hour. */
  readonly firstDay: number;
}

interface DeliverySite {
  readonly timezone: string;
  readonly delivery: DeliverySettings | null;
  /** Null: the site has none. */
  readonly holidays: Holidays | null;
}

export function deliveryCalendar(
  { timezone, delivery, holidays }: DeliverySite,
  now: Date,
): DeliveryCalendar {
  const settings = { ...(delivery ?? PLAIN_DAYS), holidays: holidays ?? [] };
  const { date, time } = localTime(now, timezone);
  const today = toDayNumber(date);
  return { settings, today, firstDay: time < settings.cut_off ? today : today + 1 };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The date and the time (`HH:MM`) of a clock on the wall there. */
function localTime(now: Date, timeZone: string): { date: string; time: string } {
  let format = formats.get(timeZone);
  if (!format) {
    // Swedish writes dates as ISO 8601 does: "2026-11-17 09:00".
    format = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    formats.set(timeZone, format);
  }
  const [date = '', time = ''] = format.format(now).split(' ');
  return { date, time };
}

const restDays = ({ working_days }: SiteDelivery) =>
  WEEKDAYS.filter((weekday) => !working_days.includes(weekday));

const daysOff = new WeakMap<SiteDelivery, IsClosed>();

function daysOffOf(settings: SiteDelivery): IsClosed {
  const { holidays } = settings;
  const known = daysOff.get(settings) ?? closedDays({ weekdays: restDays(settings), holidays });
  daysOff.set(settings, known);
  return known;
}

/** The working day on which work that begins on `day` and takes `count` working days is done. */
export function addWorkingDays(settings: SiteDelivery, day: number, count: number): number {
  const isOff = daysOffOf(settings);
  let end = nextOpenDay(isOff, day);
  for (let left = count; left > 0; left -= 1) end = nextOpenDay(isOff, end + 1);
  return end;
}

/** Whether a store has closed days that its site does not have. */
export const hasOwnClosedDays = (hours: StoreHours) => Boolean(hours.closed || hours.holidays);

/** The first day from `day`, a working day, on which the store hands over: open, and no holiday of the site. */
export function nextStoreDay(settings: SiteDelivery, hours: StoreHours, day: number): number {
  if (!hasOwnClosedDays(hours)) return day;
  const own = ownClosedDays(hours);
  // A store without hours for the weekend hands over on working days of its site only.
  const weekend = parseOpeningHours(hoursTexts(hours).weekend) ? [] : restDays(settings);
  return nextOpenDay(
    closedDays({
      weekdays: [...weekend, ...own.weekdays],
      holidays: [...settings.holidays, ...own.holidays],
    }),
    day,
  );
}
