import {
  BETWEEN_DAYS,
  dayText,
  joinTime,
  monthOptions,
  monthText,
  timeText,
  withArticle,
} from './date-words.ts';
import { intlTag } from './digits.ts';
import { clockStyle } from './locales.ts';

/**
 * Dates in a language. A day as `2026-11-19` is the same everywhere; a moment is told in the given time zone. The forms
 * for a sentence have no weekday and stand in the case (and, in Italian and Greek, with the article) that follows the
 * preposition of the message; the forms for tables and after a colon may begin with a weekday.
 */
export interface Dates {
  /** "19 November" in a sentence. */
  readonly day: (iso: string) => string;
  /** "19 November 2026" in a sentence. */
  readonly date: (iso: string) => string;
  /** "19 November at 14:30" in a sentence. */
  readonly moment: (iso: string) => string;
  /** "19 November 2026 at 14:30" in a sentence. */
  readonly dateTime: (iso: string) => string;
  /** "November 2026" after "since". */
  readonly month: (iso: string) => string;
  /** "Thursday 19 November" alone. */
  readonly dayAlone: (iso: string) => string;
  /** "19 November 2026" alone. */
  readonly dateAlone: (iso: string) => string;
  /** "Thursday 19 November at 14:30" alone. */
  readonly momentAlone: (iso: string) => string;
  /** "19–23 November" alone, or the one day it is. */
  readonly rangeAlone: (from: string, to: string) => string;
}

const SHORT = { day: 'numeric', month: 'long' } as const;
const LONG = { dateStyle: 'long' } as const;
const FULL = { weekday: 'long', ...SHORT } as const;

const known = new Map<string, Dates>();

export function createDates(tag: string, timeZone: string): Dates {
  const key = `${tag} ${timeZone}`;
  const dates = known.get(key) ?? newDates(tag, timeZone);
  known.set(key, dates);
  return dates;
}

function newDates(tag: string, timeZone: string): Dates {
  const language = tag.split('-')[0] ?? tag;
  const formats = new Map<string, Intl.DateTimeFormat>();
  function formatOf(iso: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
    const zoned = { ...options, timeZone: iso.length > 10 ? timeZone : 'UTC' };
    const key = JSON.stringify(zoned);
    const format = formats.get(key) ?? new Intl.DateTimeFormat(intlTag(tag), zoned);
    formats.set(key, format);
    return format;
  }
  const say = (iso: string, options: Intl.DateTimeFormatOptions) =>
    dayText(language, formatOf(iso, options).format(new Date(iso)));
  const addTime = (text: string, iso: string) => {
    const format = formatOf(iso, { hour: 'numeric', minute: '2-digit', ...clockStyle(tag) });
    return joinTime(language, text, timeText(language, format.format(new Date(iso))));
  };
  const day = (iso: string) => withArticle(language, say(iso, SHORT));
  const date = (iso: string) => withArticle(language, say(iso, LONG));
  return {
    day,
    date,
    moment: (iso) => addTime(day(iso), iso),
    dateTime: (iso) => addTime(date(iso), iso),
    month: (iso) => monthText(language, formatOf(iso, monthOptions(language)).formatToParts(new Date(iso))),
    dayAlone: (iso) => say(iso, FULL),
    dateAlone: (iso) => say(iso, LONG),
    momentAlone: (iso) => addTime(say(iso, FULL), iso),
    rangeAlone(from, to) {
      if (from === to) return say(to, FULL);
      const between = BETWEEN_DAYS[language];
      if (between) return `${say(from, SHORT)}${between}${say(to, SHORT)}`;
      // Intl pads the days of an Italian range with zeros.
      const text = formatOf(from, SHORT).formatRange(new Date(from), new Date(to));
      return text.replaceAll(/\b0(?=\d)/g, '');
    },
  };
}
