/**
 * One set of digits per language. Persian has its own. Arabic and Khmer are written with Latin digits on every site: the
 * fixed figures of the texts, phone numbers and codes are Latin too, and `Intl` would change the set from country to
 * country (Arabic-Indic in Egypt, Latin in the Emirates) and from one edition to the next.
 */
const LATIN_DIGITS = ['ar', 'km'];
const OWN_DIGITS: Readonly<Record<string, string>> = { fa: '۰۱۲۳۴۵۶۷۸۹' };

const languageOf = (tag: string) => tag.split('-')[0] ?? tag;

/** The tag for `Intl` formats that print figures; `<html lang>` has the plain one. */
export const intlTag = (tag: string): string =>
  LATIN_DIGITS.includes(languageOf(tag)) && !tag.includes('-u-') ? `${tag}-u-nu-latn` : tag;

/** The figures of a text in the digits of the language: clocks, years, opening hours. Never for codes and phone numbers. */
export function toDigits(text: string, tag: string): string {
  const digits = OWN_DIGITS[languageOf(tag)];
  return digits ? text.replaceAll(/[0-9]/g, (digit) => digits[Number(digit)] ?? digit) : text;
}
