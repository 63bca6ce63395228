import { intlTag } from '@paddock/i18n/digits';
import { weekendOf } from '@paddock/i18n/weekend';
import type { StoreClock } from './opening.rules.ts';

// Monday 1 January 2024.
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

/** What CLDR knows of the week in a country, and the names of its days in a language. */
export function siteClock(iso: string | null, lang: string, holidays: readonly string[]): StoreClock {
  const name = new Intl.DateTimeFormat(intlTag(lang), { weekday: 'long', timeZone: 'UTC' });
  return {
    weekend: weekendOf(iso),
    holidays,
    days: Array.from({ length: 7 }, (_, day) => name.format(MONDAY + day * DAY)),
  };
}
