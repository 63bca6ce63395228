import { type ClosedDays, toDate, toDayNumber, weekdayOf } from '@paddock/i18n/closed-days';
import { openingTimes } from '@paddock/i18n/opening-hours';

/** What all stores of a site share when they say whether they are open. */
export type StoreClock = {
  /** ISO weekdays of the weekend in this country: 6 and 7, or 5 and 6. */
  readonly weekend: readonly number[];
  /** `MM-DD` every year, or `YYYY-MM-DD`. */
  readonly holidays: readonly string[];
  /** Names of the weekdays in the page's language, Monday first. */
  readonly days: readonly string[];
};

export type OpeningHours = {
  readonly weekday: string | null;
  readonly weekend: string | null;
  readonly timeZone: string;
  /** Days on which only this store is closed; null: none. */
  readonly closed: ClosedDays | null;
};

/** Minutes of the day. Without a weekday (ISO) and a date the store opens again today. */
export type OpeningState =
  | { readonly isOpen: true; readonly until: number }
  | { readonly isOpen: false; readonly opens: number; readonly weekday?: number }
  /** In a week or later, when the name of the weekday would mean another day. */
  | { readonly isOpen: false; readonly date: string };

const WEEK = 7;
/** A store that stays closed for longer says its hours of the week. */
const MAX_DAYS_AHEAD = 60;

/** Whether a store is open at `now` by the clock of its own time zone; null when its hours cannot be read. */
export function openingState(hours: OpeningHours, clock: StoreClock, now: Date): OpeningState | null {
  const intervalsOf = openingTimes({
    weekday: hours.weekday,
    weekend: hours.weekend,
    weekendDays: clock.weekend,
    closed: {
      weekdays: hours.closed?.weekdays ?? [],
      holidays: [...clock.holidays, ...(hours.closed?.holidays ?? [])],
    },
  });
  if (!intervalsOf) return null;
  const { today, minute } = localTime(now, hours.timeZone);
  for (let day = today; day <= today + MAX_DAYS_AHEAD; day += 1) {
    const intervals = intervalsOf(day);
    const current = day === today && intervals.find(({ from, to }) => from <= minute && minute < to);
    if (current) return { isOpen: true, until: current.to };
    const next = intervals.find(({ from }) => day > today || from > minute);
    if (!next) continue;
    if (day === today) return { isOpen: false, opens: next.from };
    return day < today + WEEK
      ? { isOpen: false, opens: next.from, weekday: weekdayOf(day) }
      : { isOpen: false, date: toDate(day) };
  }
  return null;
}

type LocalTime = { readonly today: number; readonly minute: number };

/** Per time zone its format and the last time it told: the stores of a list mostly share one, and ask for the same minute. */
const zones = new Map<string, { format: Intl.DateTimeFormat; at: number; time: LocalTime }>();

/** The day (see `toDayNumber`) and the minute of the day that a clock on the wall shows there. */
function localTime(now: Date, timeZone: string): LocalTime {
  const known = zones.get(timeZone);
  const at = now.getTime();
  if (known?.at === at) return known.time;
  const format = known?.format ?? localFormat(timeZone);
  const parts = format.formatToParts(now);
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const time = {
    today: toDayNumber(`${read('year')}-${read('month')}-${read('day')}`),
    minute: Number(read('hour')) * 60 + Number(read('minute')),
  };
  zones.set(timeZone, { format, at, time });
  return time;
}

const localFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: 'numeric',
    minute: 'numeric',
  });
