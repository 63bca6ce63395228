import type { Counts, FoundProduct } from './count-units.rules.ts';
import { type Filters, failedByVariant } from './filter.rules.ts';
import type { Variant } from './index/catalogue.rules.ts';
import type { Catalogue } from './index/catalogue.ts';
import type { SearchHit, SearchSort } from './search.contract.ts';

/** By how well the words fit, then as the site arranges its products; or by price, and then so. */
export function sortFound(
  found: Counts['found'],
  shown: readonly number[],
  matches: Filters['matches'],
  sort: SearchSort,
): FoundProduct[] {
  const arranged = shown.flatMap((id) => found.get(id) ?? []);
  const score = ({ product }: FoundProduct) => matches?.get(product.id)?.score ?? 0;
  // Sorting keeps the order of equals.
  if (matches) arranged.sort((a, b) => score(b) - score(a));
  if (sort === 'price_asc') arranged.sort((a, b) => a.price - b.price);
  if (sort === 'price_desc') arranged.sort((a, b) => b.price - a.price);
  return arranged;
}

export function toHit(
  { product, count, price, days, variants }: FoundProduct,
  { documents, values }: Catalogue,
  filters: Filters,
  {
    format,
    dateIn,
  }: { readonly format: (minor: number) => string; readonly dateIn: (days: number) => string },
): SearchHit {
  const document = documents.get(product.id);
  const had = product.variants.filter((variant) => variants.includes(variant));
  const labels = (ids: readonly (number | null)[]) =>
    [...new Set(ids)]
      .flatMap((id) => (id === null ? [] : (values.get(id) ?? [])))
      .sort((a, b) => a.position - b.position);
  return {
    product_slug: product.slug,
    product_name: document?.name ?? product.name,
    kind: document?.kind ?? null,
    // The picture of the model, unless the colour it shows is gone.
    image: had.some((variant) => variant.image === product.image)
      ? product.image
      : (had[0]?.image ?? product.image),
    color: labels(had.map((variant) => variant.colour)).map(({ label, color1, color2, color3 }) =>
      [label.replaceAll('|', ' '), color1, color2, color3].map((part) => part ?? '').join('|'),
    ),
    size: labels(had.map((variant) => variant.size)).map(({ label }) => label),
    material:
      labels(had.flatMap((variant) => variant.materials))
        .map(({ label }) => label)
        .join(', ') || null,
    price,
    price_formatted: format(price),
    inventories_count: count,
    etd_min: days,
    ready_on: dateIn(days),
    requested: requestedOf(product.variants, filters),
  };
}

/** What all variants that words and filters leave have in common, where the product has others. */
function requestedOf(all: readonly Variant[], filters: Filters): SearchHit['requested'] {
  const left = all.filter((variant) => failedByVariant(variant, filters) === 0);
  const common = (pick: (variant: Variant) => number | null) => {
    const [only, ...others] = new Set(left.map(pick));
    return others.length === 0 && new Set(all.map(pick)).size > 1 ? (only ?? null) : null;
  };
  return { color: common(({ colour }) => colour), size: common(({ size }) => size) };
}
