import { toInches } from '@paddock/i18n/measures';
import type { Brand, ManualKind, Product } from '../brand/brand.ts';
import { formatNumber } from '../brand/dictionary.ts';
import type { ManualLocale, ManualTexts } from './manual.schema.ts';

export interface Table {
  readonly head: readonly string[] | null;
  readonly rows: readonly (readonly string[])[];
}
export interface Section {
  readonly heading: string;
  readonly text?: string;
  readonly steps?: readonly string[];
  readonly table?: Table;
}
/** A manual before it is drawn. */
export interface Content {
  readonly locale: string;
  readonly title: string;
  readonly subtitle: string;
  readonly publisher: string;
  readonly edition: string;
  readonly page: string;
  readonly sections: readonly Section[];
}

export function composeManual(
  brand: Brand,
  product: Product,
  { kind, locale, name, texts }: { kind: ManualKind; locale: ManualLocale; name: string; texts: ManualTexts },
): Content {
  const build = { owner: composeOwner, maintenance: composeSchedule, quick: composeQuick }[kind];
  return {
    locale,
    title: product.original_name,
    subtitle: name,
    publisher: texts.publisher,
    edition: texts.edition,
    page: texts.page,
    sections: build(brand, product, locale, texts, name),
  };
}

type Compose = (
  brand: Brand,
  product: Product,
  locale: ManualLocale,
  texts: ManualTexts,
  name: string,
) => Section[];

const has = (product: Product, slug: string) => product.specs.some(({ attribute }) => attribute === slug);
const classOf = (product: Product) => (has(product, 'displacement') ? 'engine' : 'bicycle');

const composeOwner: Compose = (brand, product, locale, texts) => [
  ...[
    ...texts.owner[classOf(product)],
    ...(has(product, 'battery') ? texts.owner.electric : []),
    ...texts.owner.closing,
  ].map(([heading, text]) => ({ heading, text })),
  { heading: texts.specification, table: specTable(brand, product, locale) },
  { heading: texts.geometry, table: geometryTable(brand, product, locale, texts.size) },
];

const composeSchedule: Compose = (_brand, product, _locale, { maintenance }, name) => {
  const { columns, rows } = maintenance[classOf(product)];
  const extra = has(product, 'battery') ? maintenance.electric.rows : [];
  return [
    { heading: name, text: maintenance.intro },
    { heading: maintenance.legend, table: { head: columns, rows: [...rows, ...extra] } },
  ];
};

const FIGURES = ['power', 'battery', 'range', 'tank', 'front-tyre', 'rear-tyre', 'tyres', 'load', 'warranty'];

const composeQuick: Compose = (brand, product, locale, texts, name) => [
  {
    heading: name,
    steps: [...(has(product, 'battery') ? texts.quick.electric : []), ...texts.quick[classOf(product)]],
  },
  { heading: texts.figures, table: specTable(brand, product, locale, FIGURES) },
];

// A licence class belongs to a country, and a manual is written for a language.
const OF_COUNTRIES = ['licence'];

function specTable(brand: Brand, product: Product, locale: ManualLocale, only?: readonly string[]): Table {
  const rows = product.specs.flatMap(({ attribute: slug, value: chosen }) => {
    const attribute = brand.attributes.find((candidate) => candidate.slug === slug);
    const value = attribute?.values.find((candidate) => candidate.slug === chosen);
    if (!attribute || !value || OF_COUNTRIES.includes(slug) || (only && !only.includes(slug))) return [];
    return [[attribute.names[locale], value.contents?.[locale] ?? value.original_content]];
  });
  return { head: null, rows };
}

function geometryTable(brand: Brand, product: Product, locale: ManualLocale, size: string): Table {
  const sizes = [...new Set(product.geometry.map((value) => value.size_name))];
  const rows = brand.measures.flatMap(({ slug, names, unit }) => {
    const values = product.geometry.filter(({ measure }) => measure === slug);
    if (values.length === 0) return [];
    const isUs = locale === 'en-US' && unit !== 'deg';
    const name = `${names[locale]} (${unit === 'deg' ? '°' : isUs ? 'in' : unit})`;
    const mm = (value: number) => (unit === 'cm' ? value * 10 : value);
    return [
      [
        name,
        ...values.map(({ value }) => formatNumber(locale, isUs ? toInches(mm(value)).toFixed(1) : value)),
      ],
    ];
  });
  return { head: sizes.length > 1 ? [size, ...sizes] : null, rows };
}
