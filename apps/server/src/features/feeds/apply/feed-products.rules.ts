import { spellEdition } from '@paddock/i18n/editions';
import { baseOf, EDITIONS } from '@paddock/i18n/locales';
import type { ProductLine } from '../lines/product-line.contract.ts';
import { type Change, changesBetween } from './feed-outcome.rules.ts';
import type { ProductRow, StoredProduct, StoredVariant, VariantRow, WordsRow } from './feed-products.sql.ts';

export interface CatalogueNames {
  readonly categories: ReadonlySet<string>;
  /** `attribute value` pairs. */
  readonly values: ReadonlySet<string>;
  /** `product sku` and `variant sku` to the product they belong to. */
  readonly owners: ReadonlyMap<string, string>;
  readonly sites: ReadonlySet<string>;
}

export interface ProductPlan {
  readonly product: ProductRow;
  readonly words: readonly WordsRow[];
  readonly variants: readonly VariantRow[];
  readonly sites: readonly string[] | null;
  readonly labels: readonly string[] | null;
  readonly changes: readonly Change[];
}

export function whyProductRefused(line: ProductLine, names: CatalogueNames) {
  const refuse = (field: string, message: string) => ({ field, message });
  const isTaken = (kind: string, sku: string) => {
    const owner = names.owners.get(`${kind} ${sku}`);
    return owner !== undefined && owner !== line.slug;
  };
  if (!names.categories.has(line.category)) return refuse('category', `${line.category} is not known`);
  if (isTaken('product', line.sku)) return refuse('sku', `${line.sku} is the sku of another product`);
  for (const variant of line.variants) {
    if (isTaken('variant', variant.sku))
      return refuse('variant.sku', `${variant.sku} belongs to another product`);
    for (const [attribute, value] of Object.entries(variant.values))
      if (!names.values.has(`${attribute} ${value}`))
        return refuse(`variant.values.${attribute}`, `${value} is not a known value of ${attribute}`);
  }
  const site = line.sites?.find((slug) => !names.sites.has(slug));
  return site === undefined ? null : refuse('sites', `${site} is not a site`);
}

/** What has to be written, and what that changes for a reader. What the line leaves out stays as it is. */
export function planProduct(line: ProductLine, before: StoredProduct | undefined): ProductPlan {
  const product = {
    slug: line.slug,
    sku: line.sku,
    category: line.category,
    name: line.name,
    status: line.status ?? before?.status ?? 'active',
    picture: line.picture ?? before?.picture ?? null,
    warranty_months: line.warranty_months ?? before?.warranty_months ?? 24,
    position: line.position ?? before?.position ?? 0,
    limited: line.limited ?? before?.limited ?? false,
    made_to_order: line.made_to_order ?? before?.made_to_order ?? false,
  };
  const words = wordsOf(line);
  const known = new Map(before?.variants.map((variant) => [variant.sku, variant]));
  const variants = line.variants.map((variant) => nextVariant(line.slug, variant, known.get(variant.sku)));
  const sites = line.sites?.toSorted() ?? null;
  const after = {
    ...product,
    ...flatWords(words),
    ...Object.fromEntries(variants.map((variant) => [`variant ${variant.sku}`, describe(variant)])),
    ...(sites ? { sites: sites.join('|') } : {}),
    ...(line.labels ? { labels: line.labels.join('|') } : {}),
  };
  const changes = changesBetween(before ? flat(before) : {}, after);
  return { product, words, variants, sites, labels: line.labels ?? null, changes };
}

function nextVariant(
  product: string,
  input: ProductLine['variants'][number],
  before: StoredVariant | undefined,
): VariantRow {
  return {
    product,
    sku: input.sku,
    name: input.name,
    status: input.status ?? before?.status ?? 'active',
    picture: input.picture ?? before?.picture ?? null,
    values: { ...before?.values, ...input.values },
  };
}

function wordsOf(line: ProductLine): WordsRow[] {
  const [names, kinds, taglines, descriptions] = [
    withEditions(line.names),
    withEditions(line.kinds),
    withEditions(line.taglines),
    withEditions(line.descriptions),
  ];
  const locales = new Set([names, kinds, taglines, descriptions].flatMap((words) => Object.keys(words)));
  return [...locales].sort().map((locale) => ({
    product: line.slug,
    locale,
    name: names[locale] ?? null,
    kind: kinds[locale] ?? null,
    tagline: taglines[locale] ?? null,
    description: descriptions[locale] ?? null,
  }));
}

const WORDS = ['name', 'kind', 'tagline', 'description'] as const;

const flatWords = (rows: readonly Omit<WordsRow, 'product'>[]) =>
  Object.fromEntries(
    rows.flatMap((row) =>
      WORDS.flatMap((word) => (row[word] === null ? [] : [[`${word}s.${row.locale}`, row[word]]])),
    ),
  );

function flat(before: StoredProduct) {
  const { words, variants, sites, labels, ...product } = before;
  return {
    ...product,
    ...flatWords(Object.entries(words).map(([locale, row]) => ({ locale, ...row }))),
    ...Object.fromEntries(variants.map((variant) => [`variant ${variant.sku}`, describe(variant)])),
    sites: sites.toSorted().join('|'),
    labels: labels.toSorted().join(' / '),
  };
}

const describe = ({ name, status, picture, values }: StoredVariant) =>
  [
    name,
    status,
    picture,
    ...Object.entries(values)
      .sort()
      .map(([attribute, value]) => `${attribute} ${value}`),
  ]
    .filter((part) => part !== null)
    .join(', ');

/** New words of a language replace those of its editions too, which were written over the old ones. */
export function withEditions(words: Readonly<Record<string, string>> = {}): Record<string, string> {
  const derived = EDITIONS.flatMap((edition) => {
    const text = words[baseOf(edition)];
    return text === undefined ? [] : [[edition, spellEdition(edition, text)]];
  });
  return { ...Object.fromEntries(derived), ...words };
}
