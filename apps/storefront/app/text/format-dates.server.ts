import { clockStyle } from '@paddock/i18n/locales';
import type { Visit } from '../request/visit.server.ts';
import { langOf } from '../request/visit-locale.server.ts';

// A date without a time is a day wherever one is; a moment is told in the time of the shop's country.
const DAY = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
const SHORT = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
const MOMENT = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
} as const;

/** "Thursday 19 November" */
export const formatDay = (visit: Visit, date: string) =>
  new Intl.DateTimeFormat(langOf(visit), DAY).format(new Date(date));

/** "23 to 25 November", or the one day it is. */
export function formatDayRange(visit: Visit, from: string | null, to: string | null): string | null {
  if (!to) return from && formatDay(visit, from);
  if (!from || from === to) return formatDay(visit, to);
  return new Intl.DateTimeFormat(langOf(visit), SHORT).formatRange(new Date(from), new Date(to));
}

const zoneOf = (visit: Visit) => visit.site?.timezone ?? 'UTC';

/** "Wednesday 18 November at 10:53" */
export const formatDateTime = (visit: Visit, at: string) =>
  new Intl.DateTimeFormat(langOf(visit), {
    ...MOMENT,
    ...clockStyle(langOf(visit)),
    timeZone: zoneOf(visit),
  }).format(new Date(at));

/** The day of a moment: "Wednesday" when it is within a week, which it always is for a payment. */
export const formatWeekday = (visit: Visit, at: string) =>
  new Intl.DateTimeFormat(langOf(visit), { weekday: 'long', timeZone: zoneOf(visit) }).format(new Date(at));

/** "Lupo 500 and Falco R" */
export const formatList = (visit: Visit, names: string[]) =>
  new Intl.ListFormat(langOf(visit), { type: 'conjunction' }).format(names);

const LONG = { dateStyle: 'long' } as const;

/** "15 November 2026": of a moment, in the time of the shop's country; of a day, that day. */
export const formatDate = (visit: Visit, at: string) =>
  new Intl.DateTimeFormat(langOf(visit), {
    ...LONG,
    timeZone: at.includes('T') ? zoneOf(visit) : 'UTC',
  }).format(new Date(at));

/** "17 December 2026 at 15:00": the end of a time, to the minute. */
export const formatEndTime = (visit: Visit, at: string) =>
  new Intl.DateTimeFormat(langOf(visit), {
    dateStyle: 'long',
    timeStyle: 'short',
    ...clockStyle(langOf(visit)),
    timeZone: zoneOf(visit),
  }).format(new Date(at));

/** "September 2024" */
export const formatMonth = (visit: Visit, at: string) =>
  new Intl.DateTimeFormat(langOf(visit), { month: 'long', year: 'numeric', timeZone: zoneOf(visit) }).format(
    new Date(at),
  );
