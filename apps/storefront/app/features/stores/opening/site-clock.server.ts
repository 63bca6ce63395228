import { intlTag } from '@paddock/i18n/digits';
import type { StoreClock } from './opening.rules.ts';

// Monday 1 January 2024.
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;
const SATURDAY_SUNDAY = [6, 7];

type WeekInfo = { readonly weekend: readonly number[] };

/** What CLDR knows of the week in a country, and the names of its days in a language. */
export function siteClock(iso: string | null, lang: string, holidays: readonly string[]): StoreClock {
  const name = new Intl.DateTimeFormat(intlTag(lang), { weekday: 'long', timeZone: 'UTC' });
  return {
    weekend: weekendOf(iso),
    holidays,
    days: Array.from({ length: 7 }, (_, day) => name.format(MONDAY + day * DAY)),
  };
}

function weekendOf(iso: string | null): readonly number[] {
  if (!iso) return SATURDAY_SUNDAY;
  const locale = new Intl.Locale(`und-${iso}`) as Intl.Locale & { getWeekInfo?: () => WeekInfo };
  return locale.getWeekInfo?.().weekend ?? SATURDAY_SUNDAY;
}
