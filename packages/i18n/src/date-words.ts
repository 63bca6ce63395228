/** Rules of single languages that `Intl.DateTimeFormat` does not know or that its editions state differently. */

// What stands between the day and the time.
const BEFORE_TIME: Readonly<Record<string, string>> = {
  ar: ' الساعة ',
  cs: ', ',
  de: ' um ',
  el: ' στις ',
  en: ' at ',
  es: ' a las ',
  fa: ' ساعت ',
  fr: ' à ',
  he: ' בשעה ',
  it: ' alle ore ',
  ja: ' ',
  km: ' ម៉ោង ',
  pl: ', godz. ',
  zh: ' ',
};

export function joinTime(language: string, day: string, time: string): string {
  if (language === 'vi') return /^\d/.test(day) ? `${time} ngày ${day}` : `${time}, ${day}`;
  const joined = `${day}${BEFORE_TIME[language] ?? ' '}${time}`;
  // One o'clock is singular.
  return joined.replace(/ a las (?=0?1:)/, ' a la ').replace(/ στις (?=0?1:)/, ' στη ');
}

export function timeText(language: string, text: string): string {
  if (language === 'fr') return text.replace(/^(\d+):(\d\d)$/, frenchTime);
  if (language === 'de') return `${text} Uhr`;
  // "2:30 p.m." would end a sentence with two full stops.
  return language === 'en' ? text.replace(/([ap])\.m\./, '$1m') : text;
}

const frenchTime = (_: string, hours: string, minutes: string) =>
  minutes === '00' ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${minutes}`;

/** A day, with or without a weekday and a year. */
export function dayText(language: string, text: string): string {
  switch (language) {
    case 'fr':
      return text.replace(/(^| )1 /, '$11er ');
    case 'vi':
      return text.replace(/, (?=\d{4}$)/, ' năm ');
    case 'km':
      return text.replace(/^(\P{N}+) (?=\d)/u, 'ថ្ងៃ$1 ទី');
    default:
      return text;
  }
}

/**
 * A day as it stands in a sentence. Italian and Greek change the article with the number ("il 5", "l’8", "τις 5",
 * "την 1η"), so it comes with the day; a Greek message writes "σ{day}" for "στις 5" and "στην 1η".
 */
export function withArticle(language: string, text: string): string {
  const day = Number.parseInt(text, 10);
  if (language === 'it') {
    if (day === 8 || day === 11) return `l’${text}`;
    return `il ${day === 1 ? text.replace('1', '1º') : text}`;
  }
  if (language === 'el') return day === 1 ? `την ${text.replace('1', '1η')}` : `τις ${text}`;
  return text;
}

// Languages whose ranges Intl shortens to figures ("5.–9. 11.", "11/05～11/09").
export const BETWEEN_DAYS: Readonly<Record<string, string>> = { cs: ' – ', ja: '～', zh: '至' };

// In these the month after "since" has the case that it has in a date.
const DECLINED_MONTH = ['cs', 'pl'];

/** How the month is asked for from Intl: with a day where only that gives the right case. */
export const monthOptions = (language: string): Intl.DateTimeFormatOptions => ({
  month: 'long',
  year: 'numeric',
  ...(DECLINED_MONTH.includes(language) && { day: 'numeric' }),
});

export function monthText(language: string, parts: readonly Intl.DateTimeFormatPart[]): string {
  const part = (kind: string) => parts.find(({ type }) => type === kind)?.value ?? '';
  // Intl puts the Persian year first.
  if (language === 'fa' || DECLINED_MONTH.includes(language)) return `${part('month')} ${part('year')}`;
  // The accusative of every Greek month is its nominative without the last letter.
  if (language === 'el') return `${part('month').replace(/ς$/, '')} του ${part('year')}`;
  return parts.map(({ value }) => value).join('');
}
