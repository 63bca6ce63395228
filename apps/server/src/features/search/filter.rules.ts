import type { Label, Variant } from './index/catalogue.rules.ts';
import type { Stage } from './index/unit-columns.rules.ts';
import type { Match } from './match.rules.ts';

/** A bit per filter: a unit that fails one is counted by that filter's own choices alone. */
export const FILTER = {
  category: 1,
  color: 2,
  size: 4,
  material: 8,
  status: 16,
  ready: 32,
  location: 64,
  price: 128,
} as const;

/** What the shopper chose; null where nothing. */
export interface Filters {
  readonly category: ReadonlySet<number> | null;
  readonly color: ReadonlySet<number> | null;
  readonly size: ReadonlySet<number> | null;
  readonly material: ReadonlySet<number> | null;
  readonly status: ReadonlySet<Stage> | null;
  readonly ready: number | null;
  /** Stores; empty when the place is not known. */
  readonly location: ReadonlySet<number> | null;
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  /** Stages that the site does not sell. */
  readonly notSold: ReadonlySet<Stage>;
  /** What the words of the query lead to. */
  readonly matches: ReadonlyMap<number, Match> | null;
  /** Stores of a town named among the words: no filter of its own, so it leaves with nothing. */
  readonly town: ReadonlySet<number> | null;
}

/** The filters a variant fails by what it is; all its units fail them. -1: the words do not mean it. */
export function failedByVariant(variant: Variant, filters: Filters): number {
  const { product } = variant;
  if (filters.matches) {
    const match = filters.matches.get(product.id);
    if (!match || (match.variants && !match.variants.has(variant.id))) return -1;
  }
  return (
    (lacks(filters.category, [product.categoryId]) ? FILTER.category : 0) |
    (lacks(filters.color, [variant.colour]) ? FILTER.color : 0) |
    (lacks(filters.size, [variant.size]) ? FILTER.size : 0) |
    (lacks(filters.material, variant.materials) ? FILTER.material : 0)
  );
}

const lacks = (wanted: ReadonlySet<number> | null, has: readonly (number | null)[]) =>
  wanted !== null && !has.some((id) => id !== null && wanted.has(id));

/** Slugs as chosen in the address, to ids. A slug that is none finds nothing. */
export function idsOf(
  chosen: string | readonly string[] | undefined,
  labels: Iterable<Label>,
): Set<number> | null {
  const slugs = new Set([chosen ?? []].flat().filter((slug) => slug !== ''));
  if (slugs.size === 0) return null;
  return new Set([...labels].filter((label) => slugs.has(label.slug)).map((label) => label.id));
}
