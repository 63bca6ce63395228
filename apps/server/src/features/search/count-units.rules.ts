import { FILTER, type Filters, failedByVariant } from './filter.rules.ts';
import type { Product, Structure, Variant } from './index/catalogue.rules.ts';
import { STAGES, type Units } from './index/unit-columns.rules.ts';

/** A product with units that pass every filter. */
export interface FoundProduct {
  readonly product: Product;
  count: number;
  price: number;
  days: number;
  /** Variants with available units. */
  readonly variants: Variant[];
}

/** Units by what a filter tells apart, each under all the other filters. */
export interface Counts {
  readonly found: ReadonlyMap<number, FoundProduct>;
  readonly total: number;
  readonly category: ReadonlyMap<number, number>;
  readonly color: ReadonlyMap<number, number>;
  readonly size: ReadonlyMap<number, number>;
  readonly material: ReadonlyMap<number, number>;
  /** By place in STAGES. */
  readonly status: readonly number[];
  /** By how many days they take. */
  readonly days: Int32Array;
  readonly stores: ReadonlyMap<number, { readonly count: number }>;
  readonly prices: Float64Array;
  /** Units of a variant this catalogue does not know yet: it has to be read again. */
  readonly unknown: number;
}

const NOT_COMPUTED = -2;
const NOT_MEANT = -1;
const MAX_DAYS = 2047;

/**
 * One pass over the units: a unit that fails two filters counts nowhere, one filter only among its choices. Twenty
 * thousand go by per request, so the pass keeps numbers in typed arrays, by the variant's place, and makes nothing.
 */
export function countUnits(
  units: Units,
  structure: Structure,
  shown: ReadonlySet<number>,
  filters: Filters,
): Counts {
  const size = structure.variants.size;
  const failedBy = new Int16Array(size).fill(NOT_COMPUTED);
  const tally = newTally(size);
  const input: Variant[] = [];
  const days = new Int32Array(MAX_DAYS + 1);
  const status = STAGES.map(() => 0);
  const prices = new Float64Array(units.count);
  const stores = new Map<number, { count: number }>();
  const stageFails = STAGES.map((stage) =>
    filters.status && !filters.status.has(stage) ? FILTER.status : 0,
  );
  const { location, town } = filters;
  const isSold = STAGES.map((stage) => !filters.notSold.has(stage));
  const ready = filters.ready ?? Number.POSITIVE_INFINITY;
  const low = filters.priceMin ?? Number.NEGATIVE_INFINITY;
  const high = filters.priceMax ?? Number.POSITIVE_INFINITY;
  let priced = 0;
  let unknown = 0;
  let lastId = -1;
  let at = 0;
  let byVariant = NOT_MEANT;

  for (let n = 0; n < units.count; n += 1) {
    const id = units.variants[n] as number;
    // They come variant by variant.
    if (id !== lastId) {
      lastId = id;
      const variant = structure.variants.get(id);
      if (!variant) unknown += 1;
      at = variant?.at ?? 0;
      byVariant = variant ? (failedBy[at] as number) : NOT_MEANT;
      if (variant && byVariant === NOT_COMPUTED) {
        byVariant = shown.has(variant.product.id) ? failedByVariant(variant, filters) : NOT_MEANT;
        failedBy[at] = byVariant;
        if (byVariant >= 0) input.push(variant);
      }
    }
    if (byVariant < 0) continue;
    const store = units.stores[n] as number;
    if (town && !town.has(store)) continue;
    const stage = units.stages[n] as number;
    if (!isSold[stage]) continue;
    const wait = units.days[n] as number;
    const price = units.prices[n] as number;
    const failed =
      byVariant |
      (stageFails[stage] as number) |
      (wait > ready ? FILTER.ready : 0) |
      (location && !location.has(store) ? FILTER.location : 0) |
      (price < low || price > high ? FILTER.price : 0);
    if ((failed & (failed - 1)) !== 0) continue;

    if (failed <= FILTER.material) tally.add(at, failed, price, wait);
    if (failed === 0 || failed === FILTER.status) status[stage] = (status[stage] as number) + 1;
    if (failed === 0 || failed === FILTER.ready) days[wait] = (days[wait] as number) + 1;
    if (failed === 0 || failed === FILTER.location) {
      const known = stores.get(store);
      if (known) known.count += 1;
      else stores.set(store, { count: 1 });
    }
    if (failed === 0 || failed === FILTER.price) {
      prices[priced] = price;
      priced += 1;
    }
  }
  return {
    ...tally.read(input),
    status,
    stores,
    unknown,
    days,
    prices: prices.subarray(0, priced),
  };
}

// Per variant: units that pass everything, then those that fail only the category, colour, size or material.
const COLUMNS = 5;
const COLUMN_OF = new Uint8Array(FILTER.material + 1);
COLUMN_OF[FILTER.category] = 1;
COLUMN_OF[FILTER.color] = 2;
COLUMN_OF[FILTER.size] = 3;
COLUMN_OF[FILTER.material] = 4;

function newTally(size: number) {
  const counts = new Int32Array(size * COLUMNS);
  const lowest = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
  const soonest = new Uint16Array(size).fill(MAX_DAYS);
  return {
    add(at: number, failed: number, price: number, days: number) {
      const cell = at * COLUMNS + (COLUMN_OF[failed] as number);
      counts[cell] = (counts[cell] as number) + 1;
      if (failed !== 0) return;
      if (price < (lowest[at] as number)) lowest[at] = price;
      if (days < (soonest[at] as number)) soonest[at] = days;
    },
    read(variants: readonly Variant[]) {
      const found = new Map<number, FoundProduct>();
      const sums = { category: newSum(), color: newSum(), size: newSum(), material: newSum() };
      let total = 0;
      for (const variant of variants) {
        const first = variant.at * COLUMNS;
        const passed = counts[first] as number;
        raise(sums.category, variant.product.categoryId, passed + (counts[first + 1] as number));
        raise(sums.color, variant.colour, passed + (counts[first + 2] as number));
        raise(sums.size, variant.size, passed + (counts[first + 3] as number));
        for (const material of variant.materials)
          raise(sums.material, material, passed + (counts[first + 4] as number));
        if (passed === 0) continue;
        total += passed;
        addFound(found, variant, passed, lowest[variant.at] as number, soonest[variant.at] as number);
      }
      return { found, total, ...sums };
    },
  };
}

const newSum = () => new Map<number, number>();

function raise(sums: Map<number, number>, key: number | null, by: number) {
  if (key !== null && by > 0) sums.set(key, (sums.get(key) ?? 0) + by);
}

function addFound(
  found: Map<number, FoundProduct>,
  variant: Variant,
  count: number,
  price: number,
  days: number,
) {
  const { product } = variant;
  const known = found.get(product.id);
  if (!known) {
    found.set(product.id, { product, count, price, days, variants: [variant] });
    return;
  }
  known.count += count;
  known.price = Math.min(known.price, price);
  known.days = Math.min(known.days, days);
  known.variants.push(variant);
}
