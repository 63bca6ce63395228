import { languageTag } from '@paddock/i18n/locales';
import { formatUsMeasure, isMetricUnit } from '@paddock/i18n/measures';
import { TEXT_LOCALES, type TextLocale } from './brand.schema.ts';

export type Words = Readonly<Record<TextLocale, string>>;
/** The files texts/<locale>.json, key to text; an edition has the texts of its base too. */
export type Texts = Readonly<Record<TextLocale, Readonly<Record<string, string>>>>;

export interface Dictionary {
  /** A text in every language; English stands in where a translation is not there yet. */
  words(key: string): Words;
  has(key: string): boolean;
  /** What was asked for: the rest of the files is left over. */
  readonly used: ReadonlySet<string>;
}

export const inEveryLanguage = (text: (locale: TextLocale) => string): Words =>
  Object.fromEntries(TEXT_LOCALES.map((locale) => [locale, text(locale)])) as Record<TextLocale, string>;

export function openDictionary(texts: Texts): Dictionary {
  const used = new Set<string>();
  return {
    used,
    has: (key) => key in texts.en,
    words(key) {
      used.add(key);
      const english = texts.en[key];
      if (english === undefined) throw new Error(`texts/en.json has no "${key}"`);
      return inEveryLanguage((locale) => texts[locale][key] ?? english);
    },
  };
}

export const fill = (pattern: string, values: Readonly<Record<string, string>>) =>
  pattern.replaceAll(/\{(\w+)\}/g, (hole, name) => values[name] ?? hole);

/**
 * Numbers into a pattern, as the language writes them. `{n|mm}` is the number, which is in millimetres, in the unit of the
 * United States: "32.7 in".
 */
export const fillNumbers = (
  locale: TextLocale,
  pattern: string,
  values: Readonly<Record<string, number | string>>,
) =>
  pattern.replaceAll(/\{(\w+)(?:\|(\w+))?\}/g, (hole, name, unit) => {
    const value = values[name];
    if (value === undefined) return hole;
    if (unit === undefined) return formatNumber(locale, value);
    if (!isMetricUnit(unit)) throw new Error(`"${pattern}" converts the unknown unit ${unit}`);
    return formatUsMeasure(Number(value), unit, languageTag(locale));
  });

// Making one costs a thousand times what using it costs.
const formats = new Map<string, Intl.NumberFormat>();

/** A number as the language writes it, in Western digits. Written as a text it keeps its decimals; a size stays as it is. */
export function formatNumber(locale: TextLocale, value: number | string): string {
  if (Number.isNaN(Number(value))) return String(value);
  const decimals = String(value).split('.')[1]?.length ?? 0;
  const name = `${locale} ${decimals}`;
  const format =
    formats.get(name) ??
    new Intl.NumberFormat(`${languageTag(locale)}-u-nu-latn`, {
      minimumFractionDigits: decimals,
    });
  formats.set(name, format);
  return format.format(Number(value));
}
