import { clockStyle, isRtl, languageTag } from '@paddock/i18n/locales';
import { formatMoney, money } from '@paddock/money';
import { wordsOf } from '../../platform/text/messages.ts';
import type { MailSite } from './mails.sql.ts';
import type english from './messages/en.json';

export type MailKey = keyof typeof english;

const say = wordsOf<MailKey>();

// Codes, amounts and names keep their own direction inside a right-to-left sentence.
// A phone number has no letter to tell its direction by, so it is told.
const isolate = (text: string) =>
  `${/^[+\d]/.test(text) && !/\p{L}/u.test(text) ? '\u2066' : '\u2068'}${text}\u2069`;

/** How one mail speaks: its language and the clock on the site's wall. */
export function mailWords(locale: string, site: MailSite) {
  const tag = languageTag(locale, site.country_iso);
  const rtl = isRtl(locale);
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' });
  const moment = new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    ...clockStyle(tag),
    timeZone: site.timezone,
  });
  const calendar = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: site.timezone });
  return {
    tag,
    dir: rtl ? ('rtl' as const) : ('ltr' as const),
    say(key: MailKey, values: Readonly<Record<string, string>> = {}, { bare = false } = {}): string {
      const isolated =
        rtl && !bare
          ? Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolate(value)]))
          : values;
      return say(locale, key, isolated);
    },
    money: (amountMinor: number, currency: string) =>
      formatMoney(money(amountMinor, currency), tag, { decimals: 'always' }),
    /** A moment, to the minute. */
    moment: (iso: string) => moment.format(new Date(iso)),
    date: (iso: string) => date.format(new Date(iso)),
    /** The day of a moment, or a day as it is. */
    dayOf: (iso: string) =>
      iso.length === 10 ? calendar.format(new Date(`${iso}T00:00:00Z`)) : date.format(new Date(iso)),
    /** A day of the calendar, the same everywhere. */
    day: (isoDay: string) => day.format(new Date(`${isoDay}T00:00:00Z`)),
  };
}

export type MailWords = ReturnType<typeof mailWords>;
