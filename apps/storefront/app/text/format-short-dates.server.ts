import { clockStyle, languageTag } from '@paddock/i18n/locales';
import type { Visit } from '../request/visit.server.ts';

function say({ segment, site }: Visit, at: string, how: Intl.DateTimeFormatOptions): string {
  const tag = languageTag(segment?.locale ?? 'en', site?.country.iso ?? undefined);
  const clock = how.hour ? clockStyle(tag) : {};
  return new Intl.DateTimeFormat(tag, { ...how, ...clock, timeZone: site?.timezone ?? 'UTC' }).format(
    new Date(at),
  );
}

/** "15 November 2026" */
export const formatDayMonthYear = (visit: Visit, at: string) =>
  say(visit, at, { day: 'numeric', month: 'long', year: 'numeric' });

/** "15 November at 10:53" */
export const formatDayAndTime = (visit: Visit, at: string) =>
  say(visit, at, { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' });
