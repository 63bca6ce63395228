import { isInCountry } from '@paddock/i18n/country-groups';
import { spellEdition } from '@paddock/i18n/editions';
import { baseOf } from '@paddock/i18n/locales';
import { LicenceKind, type LicenceOption, type ProductDocument } from './products.contract.ts';

/**
 * What a machine is to the law on driving licences. `small`: up to 125 cm³ and 11 kW. `middle` and `large`: up to 35 kW,
 * up to 400 cm³ or more. `full`: everything above. Texts name them as `{licence_small}` … and never name a class, because
 * the same letters mean different things in different countries: A2 of Europe is A1 in Israel.
 */
const KINDS = LicenceKind.options;
type Kind = LicenceKind;
/** One name for all languages, or one per language with English for the others. */
type Name = string | Readonly<Record<string, string> & { en: string }>;
type Names = Readonly<Record<Kind, Name>>;

const EUROPE: Names = { small: 'A1', middle: 'A2', large: 'A2', full: 'A' };
const one = (name: Name): Names => ({ small: name, middle: name, large: name, full: name });
const AND_CAR: Names = { ...EUROPE, small: 'A1, B' };

// Rules of November 2026, without conditions of age and training: the page names the class, the dealer knows the rest.
const BY_COUNTRY: Readonly<Record<string, Names>> = {
  AE: one({ en: 'Motorcycle licence', ar: 'رخصة قيادة دراجة نارية' }),
  AR: { small: 'A.1.2', middle: 'A.1.3, A.1.4', large: 'A.1.4', full: 'A.1.4' },
  AT: { ...EUROPE, small: 'A1, B111' },
  BR: one('A'),
  CH: { ...EUROPE, middle: 'A (35 kW)', large: 'A (35 kW)' },
  CL: one('C'),
  CN: one({ en: 'E, D', zh: 'E 照或 D 照' }),
  CO: { small: 'A1', middle: 'A2', large: 'A2', full: 'A2' },
  CZ: AND_CAR,
  DE: { ...EUROPE, small: 'A1, B196' },
  EC: one('A'),
  ES: AND_CAR,
  FR: AND_CAR,
  HK: one({ en: 'Motor cycle licence', zh: '電單車駕駛執照' }),
  IL: { small: 'A2', middle: 'A1', large: 'A1', full: 'A' },
  IT: AND_CAR,
  JP: {
    small: { en: 'Standard motorcycle licence, small', ja: '小型限定普通二輪免許' },
    middle: { en: 'Standard motorcycle licence', ja: '普通二輪免許' },
    large: { en: 'Large motorcycle licence', ja: '大型二輪免許' },
    full: { en: 'Large motorcycle licence', ja: '大型二輪免許' },
  },
  MX: one({ en: 'Motorcycle licence', es: 'Licencia de motociclista' }),
  PL: AND_CAR,
  TW: {
    small: { en: 'Ordinary heavy motorcycle licence', zh: '普通重型機車駕照' },
    middle: { en: 'Heavy motorcycle licence', zh: '普通重型或大型重型機車駕照' },
    large: { en: 'Large heavy motorcycle licence', zh: '大型重型機車駕照' },
    full: { en: 'Large heavy motorcycle licence', zh: '大型重型機車駕照' },
  },
  US: one({ en: 'Class M', es: 'Clase M' }),
  VN: { small: 'A1', middle: 'A', large: 'A', full: 'A' },
  ZA: { small: 'A1', middle: 'A', large: 'A', full: 'A' },
};

/** The name of a class in a country. Where we do not know its classes, those of the European Union are named as such. */
export function licenceName(kind: Kind, country: string | null, locale: string): string {
  const name = country === null ? undefined : BY_COUNTRY[country]?.[kind];
  if (name !== undefined)
    return typeof name === 'string'
      ? name
      : spellEdition(locale, name[locale] ?? name[baseOf(locale)] ?? name.en);
  const isEuropean = ['EEA', 'GB', 'ME', 'RS'].some((group) => isInCountry(country, group));
  return isEuropean ? String(EUROPE[kind]) : `${EUROPE[kind]} (EU)`;
}

const HOLE = /\{licence_(small|middle|large|full)\}/g;

/** Where two classes have one name, "A, or A2 with the kit" would say nothing: the name alone is left. */
function fillValue(text: string, nameOf: (kind: Kind) => string): string {
  const names = new Set([...text.matchAll(HOLE)].map(([, kind]) => nameOf(kind as Kind)));
  const [first] = names;
  if (first !== undefined && names.size === 1 && text.match(HOLE)?.length !== 1) return first;
  return fillText(text, nameOf);
}

const fillText = (text: string, nameOf: (kind: Kind) => string) =>
  text.replaceAll(HOLE, (_, kind: Kind) => nameOf(kind));

/** The classes of a specification's value in a country: "{licence_full}" becomes "A". */
export const nameLicences = (value: string, country: string | null, locale: string): string =>
  fillValue(value, (kind) => licenceName(kind, country, locale));

/** The document with the licence classes of a country. */
export function withLicences(
  document: ProductDocument,
  country: string | null,
  locale: string,
): ProductDocument {
  const nameOf = (kind: Kind) => licenceName(kind, country, locale);
  const fill = (text: string) => fillText(text, nameOf);
  return {
    ...document,
    description: document.description && fill(document.description),
    features: document.features.map((feature) => ({ ...feature, text: fill(feature.text) })),
    questions: document.questions.map(({ question, answer }) => ({
      question: fill(question),
      answer: fill(answer),
    })),
    attributes: document.attributes.map((attribute) => ({
      ...attribute,
      values: attribute.values.map(({ content }) => ({ content: fillValue(content, nameOf) })),
    })),
  };
}

/** The lowest kind that a value of the specification names: with a kit, the one the kit is for. */
export function licenceNeeded(texts: readonly string[]): Kind | null {
  const named = texts.flatMap((text) => [...text.matchAll(HOLE)].map(([, kind]) => kind));
  return KINDS.find((kind) => named.includes(kind)) ?? null;
}

/** The classes of a country, lowest first. Where several kinds have one name, the highest of them stands for it. */
export function listLicences(country: string | null, locale: string): LicenceOption[] {
  const byName = new Map(KINDS.map((kind) => [licenceName(kind, country, locale), kind]));
  return [...byName].map(([name, kind]) => ({ kind, name }));
}
