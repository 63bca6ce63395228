/**
 * A locale is the two letters in the URL (`it-it` → `it`). It is not always a BCP 47 language: `kh` is what the
 * brand's sites have always called Khmer, whose language code is `km`.
 */
type LocaleInfo = { language: string; name: string };

const LOCALES = {
  ar: { language: 'ar', name: 'العربية' },
  cs: { language: 'cs', name: 'Čeština' },
  de: { language: 'de', name: 'Deutsch' },
  el: { language: 'el', name: 'Ελληνικά' },
  en: { language: 'en', name: 'English' },
  es: { language: 'es', name: 'Español' },
  fa: { language: 'fa', name: 'فارسی' },
  fr: { language: 'fr', name: 'Français' },
  he: { language: 'he', name: 'עברית' },
  it: { language: 'it', name: 'Italiano' },
  ja: { language: 'ja', name: '日本語' },
  kh: { language: 'km', name: 'ខ្មែរ' },
  pl: { language: 'pl', name: 'Polski' },
  vi: { language: 'vi', name: 'Tiếng Việt' },
  zh: { language: 'zh', name: '中文' },
} as const satisfies Record<string, LocaleInfo>;

/** A locale that has its own catalogue of messages. */
export type CatalogueLocale = keyof typeof LOCALES;

export const CATALOGUE_LOCALES = Object.keys(LOCALES) as CatalogueLocale[];

/** What its readers call a language; an edition with its region or script. */
export const nameOf = (locale: CatalogueName): string =>
  isEdition(locale) ? `${LOCALES[baseOf(locale)].name} (${locale.split('-')[1]})` : LOCALES[locale].name;

export const DEFAULT_LOCALE = 'en' satisfies CatalogueLocale;

/**
 * A regional edition of a language: a catalogue of only what differs from its base, `messages/<edition>.json` of an app.
 * The URL has the base (`us-en`); the data of the site name the edition. Lookup: edition, base, English.
 */
const EDITION_BASES = {
  'de-CH': 'de',
  'en-US': 'en',
  'es-419': 'es',
  'zh-Hant': 'zh',
} as const satisfies Record<string, CatalogueLocale>;

export type Edition = keyof typeof EDITION_BASES;

export const EDITIONS = Object.keys(EDITION_BASES) as Edition[];

export const isEdition = (locale: string): locale is Edition => Object.hasOwn(EDITION_BASES, locale);

/** The locale of the URL: the base of an edition, any other locale as it is. */
export function baseOf(edition: Edition): CatalogueLocale;
export function baseOf(locale: string): string;
export function baseOf(locale: string): string {
  return isEdition(locale) ? EDITION_BASES[locale] : locale;
}

const RIGHT_TO_LEFT = ['he', 'ar', 'fa'];

export function isRtl(locale: string): boolean {
  return RIGHT_TO_LEFT.includes(locale);
}

const FAMILY_NAME_FIRST = ['ja', 'zh', 'kh', 'vi'];

/** Whether readers of this language say the family name first. */
export function isFamilyNameFirst(locale: string): boolean {
  return FAMILY_NAME_FIRST.includes(baseOf(locale));
}

const COUNTS_TO_24 = ['es', 'el', 'km'];

/**
 * How a time is written, for `Intl.DateTimeFormat`. All of Spanish and Greek count the hours to 24 here, as their tickets
 * and receipts do: "3:06 a. m." breaks over two lines and ends its sentence with two full stops. Khmer does too, because
 * Intl writes the half of its day in Latin letters.
 */
export function clockStyle(tag: string): { readonly hourCycle?: 'h23' } {
  return COUNTS_TO_24.includes(tag.slice(0, 2)) ? { hourCycle: 'h23' } : {};
}

function hasCatalogue(locale: string): locale is CatalogueLocale {
  return Object.hasOwn(LOCALES, locale);
}

const SCRIPT_LENGTH = 4;

/** What has words of its own: a locale or an edition of one. */
export type CatalogueName = CatalogueLocale | Edition;

export const CATALOGUE_NAMES: readonly CatalogueName[] = [...CATALOGUE_LOCALES, ...EDITIONS];

/** The catalogue that serves a locale: its own, or English where a site offers a language we have no words for. */
export function catalogueOf(locale: string): CatalogueName {
  return hasCatalogue(locale) || isEdition(locale) ? locale : DEFAULT_LOCALE;
}

/**
 * The language a page is really written in, for `<html lang>`, hreflang and Intl. A page that falls back to English
 * says so: a screen reader must not read English words with a Dutch voice. An edition that is a script stays in the
 * tag (`zh-Hant-HK`); one that is a region gives way to the country (`es-419` in Mexico is `es-MX`).
 */
export function languageTag(locale: string, countryIso?: string | null): string {
  const name = catalogueOf(locale);
  if (!countryIso) return isEdition(name) ? name : LOCALES[name].language;
  const region = countryIso.toUpperCase();
  if (!isEdition(name)) return `${LOCALES[name].language}-${region}`;
  const [language, subtag = ''] = name.split('-');
  return subtag.length === SCRIPT_LENGTH ? `${name}-${region}` : `${language}-${region}`;
}
