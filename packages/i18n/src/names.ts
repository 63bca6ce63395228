import { baseOf, isFamilyNameFirst } from './locales.ts';

const FAMILY_NAME_FIRST = new Set(['CN', 'HK', 'HU', 'JP', 'KH', 'KR', 'TW', 'VN']);
const LATIN = /\p{sc=Latin}/u;
const HAN_ONLY = /^\p{sc=Han}+$/u;

/** Both names in the order in which readers of this language say them. */
export const fullName = (givenName: string, familyName: string, locale: string): string =>
  isFamilyNameFirst(locale)
    ? join(familyName, givenName, baseOf(locale) === 'zh')
    : join(givenName, familyName);

/** Both names as they stand above an address of this country. A Japanese address in Latin letters is for foreign post. */
export function postalName(givenName: string, familyName: string, country: string): string {
  const isTurned =
    FAMILY_NAME_FIRST.has(country) && !(country === 'JP' && LATIN.test(givenName + familyName));
  return isTurned
    ? join(familyName, givenName, ['CN', 'HK', 'TW'].includes(country))
    : join(givenName, familyName);
}

/**
 * How a person is greeted: by the family name in Japanese (「山田様」), by the full name in Chinese and Khmer, by the given
 * name in the other languages. Without a given name there is no greeting by name.
 */
export function greetingName(givenName: string, familyName: string, locale: string): string {
  if (givenName === '') return '';
  if (locale === 'ja') return familyName || givenName;
  return ['zh', 'kh'].includes(baseOf(locale)) ? fullName(givenName, familyName, locale) : givenName;
}

// Chinese names in Chinese characters are written without a gap.
function join(first: string, last: string, isChinese = false): string {
  const gap = isChinese && HAN_ONLY.test(first) && HAN_ONLY.test(last) ? '' : ' ';
  return [first, last].filter((name) => name !== '').join(gap);
}
