import { currentLocale } from '../../i18n/messages.ts';
import { useLabel } from '../../i18n/use-t.ts';
import { useSite } from '../session/use-me.ts';

const tag = currentLocale === 'ar' ? 'ar-u-nu-latn' : currentLocale === 'en' ? 'en-GB' : currentLocale;
const formats = new Map<string, Intl.DateTimeFormat>();

function format(options: Intl.DateTimeFormatOptions, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = JSON.stringify([options, timeZone]);
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(tag, { ...options, ...(timeZone && { timeZone }) });
  formats.set(key, made);
  return made;
}

const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;
const DAY = { day: 'numeric', month: 'short' } as const;
const dayKey = (at: Date, zone?: string) => format({ dateStyle: 'short' }, zone).format(at);

/** Short for lists: 13:40 today, "Sun 15:38" within a week, "3 Nov" this year, else with the year. */
export function shortTime(iso: string, zone?: string, now = new Date()): string {
  const at = new Date(iso);
  if (dayKey(at, zone) === dayKey(now, zone)) return format(CLOCK, zone).format(at);
  const days = Math.abs(now.getTime() - at.getTime()) / 86_400_000;
  if (days < 6) return format({ weekday: 'short', ...CLOCK }, zone).format(at);
  if (at.getFullYear() === now.getFullYear()) return format(DAY, zone).format(at);
  return format({ ...DAY, year: 'numeric' }, zone).format(at);
}

export const longTime = (iso: string, zone?: string): string =>
  format({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', ...CLOCK }, zone).format(
    new Date(iso),
  );

/** A calendar day without a time, such as a promised day: `2026-11-24`. */
export const dayText = (day: string): string =>
  format({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }, 'UTC').format(
    new Date(`${day.slice(0, 10)}T00:00:00Z`),
  );

/** The same without weekday and year, for lists. */
export const dayMonthText = (day: string): string =>
  format(DAY, 'UTC').format(new Date(`${day.slice(0, 10)}T00:00:00Z`));

export const numberText = (value: number): string => new Intl.NumberFormat(tag).format(value);

/** A tax rate in percent: "6.875%". */
export const rateText = (percent: number): string =>
  new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 3 }).format(percent / 100);

/** A share: 0.962 is 96 %. */
export const percentText = (share: number): string =>
  new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: share < 0.1 ? 1 : 0 }).format(share);

/** An instant in the time of a site; without a site in the reader's own. The tooltip has all of it and its zone. */
export function Time({ at, site }: { at: string | null | undefined; site?: string }) {
  const label = useLabel();
  const zone = useSite(site ?? '')?.timezone;
  if (!at) return <span className="muted">–</span>;
  const place = zone ?? label('kit.time.yours');
  return (
    <time dateTime={at} title={`${longTime(at, zone)} (${place})`}>
      {shortTime(at, zone)}
    </time>
  );
}

export function Day({ date }: { date: string | null | undefined }) {
  return date ? <time dateTime={date}>{dayText(date)}</time> : <span className="muted">–</span>;
}
