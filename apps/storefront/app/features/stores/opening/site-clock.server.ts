import { weekendOf } from '@paddock/i18n/weekend';
import type { StoreClock } from './opening.rules.ts';
import { weekdayNames } from './weekday-names.server.ts';

/** What CLDR knows of the week in a country, and the names of its days in a language. */
export const siteClock = (iso: string | null, lang: string, holidays: readonly string[]): StoreClock => ({
  weekend: weekendOf(iso),
  holidays,
  days: weekdayNames(lang),
});
