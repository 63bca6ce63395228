import { type ClosedDays, closedDays, toDate } from '@paddock/i18n/closed-days';
import { createDates } from '@paddock/i18n/dates';
import { intlTag } from '@paddock/i18n/digits';
import { weekendOf } from '@paddock/i18n/weekend';
import type { StoreClock } from './opening.rules.ts';

const DAYS_AHEAD = 365;

/**
 * "Monday · Monday 7 December · 9–21 August": the days on which only this store is closed, first its weekdays, then the days
 * of the coming year.
 */
export function sayClosedDays({ weekdays, holidays }: ClosedDays, lang: string, today: number): string {
  const names = weekdayNames(lang);
  const dates = createDates(lang, 'UTC');
  // Dates have commas of their own in many languages.
  return [
    ...weekdays.map((weekday) => names[weekday - 1] ?? ''),
    ...upcomingRanges(holidays, today).map(([from, to]) => dates.rangeAlone(toDate(from), toDate(to))),
  ].join(' · ');
}

/** Days in a row, as the first and the last of them. */
function upcomingRanges(holidays: readonly string[], today: number): [from: number, to: number][] {
  const isOff = closedDays({ weekdays: [], holidays });
  const ranges: [number, number][] = [];
  for (let day = today; day < today + DAYS_AHEAD; day += 1) {
    if (!isOff(day)) continue;
    const last = ranges.at(-1);
    if (last?.[1] === day - 1) last[1] = day;
    else ranges.push([day, day]);
  }
  return ranges;
}

// Monday 1 January 2024.
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

/** Monday first. */
export function weekdayNames(lang: string): string[] {
  const name = new Intl.DateTimeFormat(intlTag(lang), { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => name.format(MONDAY + day * DAY));
}

/** What CLDR knows of the week in a country, and the names of its days in a language. */
export const siteClock = (iso: string | null, lang: string, holidays: readonly string[]): StoreClock => ({
  weekend: weekendOf(iso),
  holidays,
  days: weekdayNames(lang),
});
