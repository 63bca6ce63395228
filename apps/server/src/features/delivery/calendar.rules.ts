import type { DeliverySettings, Holidays, StoreHours } from './delivery.contract.ts';

const DAY_MS = 86_400_000;
const WEEK = 7;
/** No calendar closes for longer; it ends the search when site data leave no open day. */
const MAX_CLOSED_DAYS = 400;

/** Days since 1970-01-01: dates as numbers, without a time zone. */
export const toDayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / DAY_MS;
export const toDate = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Delivery data with the holidays of the site. */
export interface SiteDelivery extends DeliverySettings {
  readonly holidays: Holidays;
}

/** A site without delivery data counts plain days: every day but a holiday is a working day, and the whole day counts. */
export const PLAIN_DAYS: SiteDelivery = {
  cut_off: '24:00',
  working_days: [1, 2, 3, 4, 5, 6, 7],
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

interface OpenDays {
  readonly weekdays: ReadonlySet<number>;
  /** Holidays of every year: month times 100 plus day. */
  readonly yearly: ReadonlySet<number>;
  /** Holidays of one year, as day numbers. */
  readonly once: ReadonlySet<number>;
}

const YEARLY_LENGTH = 'MM-DD'.length;

function openDays(weekdays: readonly number[], holidays: readonly string[]): OpenDays {
  const yearly = holidays.filter((holiday) => holiday.length === YEARLY_LENGTH);
  return {
    weekdays: new Set(weekdays),
    yearly: new Set(yearly.map((holiday) => Number(holiday.replace('-', '')))),
    once: new Set(holidays.filter((holiday) => !yearly.includes(holiday)).map(toDayNumber)),
  };
}

function isOpen({ weekdays, yearly, once }: OpenDays, day: number): boolean {
  // 1970-01-01 was a Thursday, the fourth day of the week.
  if (!weekdays.has(((day + 3) % WEEK) + 1) || once.has(day)) return false;
  if (yearly.size === 0) return true;
  const date = new Date(day * DAY_MS);
  return !yearly.has((date.getUTCMonth() + 1) * 100 + date.getUTCDate());
}

/** The day itself, or the next one that is open. */
function nextOpenDay(open: OpenDays, day: number): number {
  for (let next = day; next < day + MAX_CLOSED_DAYS; next += 1) if (isOpen(open, next)) return next;
  return day;
}

const workingDays = new WeakMap<SiteDelivery, OpenDays>();

function workingDaysOf(settings: SiteDelivery): OpenDays {
  const open = workingDays.get(settings) ?? openDays(settings.working_days, settings.holidays);
  workingDays.set(settings, open);
  return open;
}

/** The working day on which work that begins on `day` and takes `count` working days is done. */
export function addWorkingDays(settings: SiteDelivery, day: number, count: number): number {
  const open = workingDaysOf(settings);
  let end = nextOpenDay(open, day);
  for (let left = count; left > 0; left -= 1) end = nextOpenDay(open, end + 1);
  return end;
}

const list = (text: string | undefined) => (text ?? '').split(',').filter((part) => part !== '');

/** Whether a store has closed days that its site does not have. */
export const hasOwnClosedDays = (hours: StoreHours) => Boolean(hours.closed || hours.holidays);

/** The first day from `day`, a working day, on which the store hands over: open, and no holiday of the site. */
export function nextStoreDay(settings: SiteDelivery, hours: StoreHours, day: number): number {
  if (!hasOwnClosedDays(hours)) return day;
  const closed = list(hours.closed).map(Number);
  const weekdays = PLAIN_DAYS.working_days.filter((weekday) => !closed.includes(weekday));
  return nextOpenDay(openDays(weekdays, [...settings.holidays, ...list(hours.holidays)]), day);
}
