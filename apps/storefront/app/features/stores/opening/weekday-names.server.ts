import { intlTag } from '@paddock/i18n/digits';

// Monday 1 January 2024.
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

/** Monday first. */
export function weekdayNames(lang: string): string[] {
  const name = new Intl.DateTimeFormat(intlTag(lang), { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => name.format(MONDAY + day * DAY));
}
