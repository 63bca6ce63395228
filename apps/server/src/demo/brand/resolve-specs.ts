import type { BrandFiles, SpecValue } from './brand.schema.ts';
import type { Attribute, AttributeValue } from './brand.ts';
import { type Dictionary, fillNumbers, inEveryLanguage } from './dictionary.ts';

const toSlug = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

function readValue(value: SpecValue, dictionary: Dictionary): AttributeValue {
  if (typeof value === 'string' && !value.startsWith('@'))
    return { slug: toSlug(value), original_content: value, settings: {}, contents: null };
  if (typeof value === 'string') {
    const contents = dictionary.words(`value.${value.slice(1)}`);
    return { slug: value.slice(1), original_content: contents.en, settings: {}, contents };
  }
  const { '@': sentence, ...numbers } = value;
  const [unit, amount] = Object.entries(numbers)[0] ?? [];
  if (sentence === undefined && (unit === undefined || amount === undefined))
    throw new Error('a value without a number');
  const pattern = dictionary.words(sentence === undefined ? `unit.${unit}` : `value.${sentence}`);
  const holes = sentence === undefined ? { n: amount ?? 0 } : numbers;
  const contents = inEveryLanguage((locale) => fillNumbers(locale, pattern[locale], holes));
  return { slug: toSlug(contents.en), original_content: contents.en, settings: {}, contents };
}

/** The specification's attributes with every value some product has, and what each product has. */
export function resolveSpecs({ attributes, products }: BrandFiles['specs'], dictionary: Dictionary) {
  const values = new Map(attributes.map(({ slug }) => [slug, new Map<string, AttributeValue>()]));
  const ofProduct = new Map<string, { attribute: string; value: string }[]>();
  for (const [product, specs] of Object.entries(products)) {
    const unknown = Object.keys(specs).find((slug) => !values.has(slug));
    if (unknown) throw new Error(`specs.json ${product}: no attribute "${unknown}"`);
    ofProduct.set(
      product,
      // In the order of the table, whatever the order of the file.
      attributes.flatMap(({ slug }) => {
        const written = specs[slug];
        if (written === undefined) return [];
        const value = readValue(written, dictionary);
        values.get(slug)?.set(value.slug, value);
        return [{ attribute: slug, value: value.slug }];
      }),
    );
  }
  const listed: Attribute[] = attributes.map(({ slug, group }) => {
    const names = dictionary.words(`spec.${slug}`);
    return {
      slug,
      names,
      original_name: names.en,
      group: dictionary.words(`spec.group.${group}`),
      values: [...(values.get(slug)?.values() ?? [])],
    };
  });
  return { attributes: listed, ofProduct };
}
