import { LOCALES, type Locale } from './brand.schema.ts';

export type Words = Readonly<Record<Locale, string>>;
/** The files texts/<locale>.json, key to text. */
export type Texts = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

export interface Dictionary {
  /** A text in every language; English stands in where a translation is not there yet. */
  words(key: string): Words;
  has(key: string): boolean;
  /** What was asked for: the rest of the files is left over. */
  readonly used: ReadonlySet<string>;
}

export const inEveryLanguage = (text: (locale: Locale) => string): Words =>
  Object.fromEntries(LOCALES.map((locale) => [locale, text(locale)])) as Record<Locale, string>;

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

// Making one costs a thousand times what using it costs.
const formats = new Map<string, Intl.NumberFormat>();

/** A number as the language writes it, in Western digits. Written as a text it keeps its decimals; a size stays as it is. */
export function formatNumber(locale: Locale, value: number | string): string {
  if (Number.isNaN(Number(value))) return String(value);
  const decimals = String(value).split('.')[1]?.length ?? 0;
  const name = `${locale} ${decimals}`;
  const format =
    formats.get(name) ??
    new Intl.NumberFormat(`${locale === 'kh' ? 'km' : locale}-u-nu-latn`, {
      minimumFractionDigits: decimals,
    });
  formats.set(name, format);
  return format.format(Number(value));
}
