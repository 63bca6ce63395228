import { type ClosedDays, closedDays, weekdayOf } from './closed-days.ts';

/** Minutes after midnight, by the clock of the store. */
export interface OpeningInterval {
  readonly from: number;
  readonly to: number;
}

const CLOCK = String.raw`(\d{1,2})[:.](\d{2})\s*(?:([ap])\.?m\.?)?`;
const INTERVAL = new RegExp(String.raw`${CLOCK}\s*[–—-]\s*${CLOCK}`, 'gi');
const DAY_MINUTES = 24 * 60;

function minutesOf(hour: string, minute: string, half: string | undefined): number {
  const clock = Number(hour);
  const hours = half === undefined ? clock : (clock % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return hours * 60 + Number(minute);
}

/**
 * "09:00–12:30, 15:00–19:00" or "9:00 AM – 6:00 PM". Null for a text without hours ("closed") and for one that is not
 * understood as a whole: no hours are better than wrong ones.
 */
export function parseOpeningHours(text: string | null): readonly OpeningInterval[] | null {
  const intervals = [...(text ?? '').matchAll(INTERVAL)]
    .map(([, hour1 = '', minute1 = '', half1, hour2 = '', minute2 = '', half2]) => ({
      from: minutesOf(hour1, minute1, half1),
      to: minutesOf(hour2, minute2, half2),
    }))
    .sort((one, other) => one.from - other.from);
  const isWhole = !/\d/.test((text ?? '').replace(INTERVAL, ''));
  const isValid = intervals.every(({ from, to }) => from < to && to <= DAY_MINUTES);
  return isWhole && isValid && intervals.length > 0 ? intervals : null;
}

/** A store's hours as its data have them: `weekday` (or `weekdays`) and `weekend` in words, `closed` and `holidays` as lists. */
export type OfficeHours = Readonly<Record<string, string>>;

const listOf = (text: string | undefined) => (text ?? '').split(',').filter((part) => part !== '');

/** The days on which only this store is closed: `closed` has ISO weekdays (`1,7`), `holidays` days (`08-16,2027-03-29`). */
export const ownClosedDays = ({ closed, holidays }: OfficeHours): ClosedDays => ({
  weekdays: listOf(closed).map(Number),
  holidays: listOf(holidays),
});

/** The texts of the hours; null where there are none. Of two texts for weekdays one may only name the days. */
export const hoursTexts = ({ weekday = '', weekdays = '', weekend }: OfficeHours) => ({
  weekday: [weekday, weekdays].find((text) => parseOpeningHours(text)) ?? (weekday || weekdays || null),
  weekend: weekend || null,
});

export interface OpeningWeek {
  readonly weekday: string | null;
  /** Without hours the store is closed on the weekend. */
  readonly weekend: string | null;
  /** ISO weekdays of the weekend in the country of the store. */
  readonly weekendDays: readonly number[];
  /** Of the site and of the store. */
  readonly closed: ClosedDays;
}

/** The intervals of a day (see `toDayNumber`); null when the hours of the store cannot be read. */
export function openingTimes(week: OpeningWeek): ((day: number) => readonly OpeningInterval[]) | null {
  const weekday = parseOpeningHours(week.weekday);
  if (!weekday) return null;
  const weekend = parseOpeningHours(week.weekend) ?? [];
  const isClosed = closedDays(week.closed);
  return (day) => {
    if (isClosed(day)) return [];
    return week.weekendDays.includes(weekdayOf(day)) ? weekend : weekday;
  };
}
