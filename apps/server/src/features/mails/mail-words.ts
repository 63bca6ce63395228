import { createDates } from '@paddock/i18n/dates';
import { intlTag } from '@paddock/i18n/digits';
import { clockStyle, isRtl, languageTag } from '@paddock/i18n/locales';
import { formatMoney, money } from '@paddock/money';
import { wordsOf } from '../../platform/text/messages.ts';
import type { MailSite } from './mails.sql.ts';
import type english from './messages.en.json';

export type MailKey = keyof typeof english;

const say = wordsOf<MailKey>();

// Codes, amounts and names keep their own direction inside a right-to-left sentence.
// A phone number has no letter to tell its direction by, so it is told.
const isolate = (text: string) =>
  `${/^[+\d]/.test(text) && !/\p{L}/u.test(text) ? '\u2066' : '\u2068'}${text}\u2069`;

/** A phone number stays on one line: broken, its halves change places in a right-to-left sentence. */
export const unbrokenPhone = (phone: string | null) => phone?.replaceAll(' ', '\u00a0') ?? '';

/** How one mail speaks: its language and the clock on the site's wall. */
export function mailWords(locale: string, site: MailSite) {
  const tag = languageTag(locale, site.country_iso);
  const rtl = isRtl(locale);
  const timestamp = new Intl.DateTimeFormat(intlTag(tag), {
    dateStyle: 'full',
    timeStyle: 'long',
    ...clockStyle(tag),
    timeZone: site.timezone,
  });
  const list = new Intl.ListFormat(tag, { type: 'conjunction' });
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
    dates: createDates(tag, site.timezone),
    /** A moment with its weekday, year, second and time zone, as evidence. */
    timestamp: (iso: string) => timestamp.format(new Date(iso)),
    list: (parts: readonly string[]) => list.format(parts),
  };
}

export type MailWords = ReturnType<typeof mailWords>;
