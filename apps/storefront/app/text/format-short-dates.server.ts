import { clockStyle } from '@paddock/i18n/locales';
import type { Visit } from '../request/visit.server.ts';
import { langOf } from '../request/visit-locale.server.ts';

function say(visit: Visit, at: string, how: Intl.DateTimeFormatOptions): string {
  const tag = langOf(visit);
  const clock = how.hour ? clockStyle(tag) : {};
  return new Intl.DateTimeFormat(tag, { ...how, ...clock, timeZone: visit.site?.timezone ?? 'UTC' }).format(
    new Date(at),
  );
}

/** "15 November 2026" */
export const formatDayMonthYear = (visit: Visit, at: string) =>
  say(visit, at, { day: 'numeric', month: 'long', year: 'numeric' });

/** "15 November at 10:53" */
export const formatDayAndTime = (visit: Visit, at: string) =>
  say(visit, at, { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' });
