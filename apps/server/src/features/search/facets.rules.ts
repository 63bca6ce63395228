import type { Counts } from './count-units.rules.ts';
import type { Filters } from './filter.rules.ts';
import type { Label } from './index/catalogue.rules.ts';
import { STAGES } from './index/unit-columns.rules.ts';
import { type FacetValue, READY_DAYS } from './search.contract.ts';

const BUCKETS = 20;

/** Choices with units, and those chosen already, which a shopper must be able to take back. */
export function labelFacet(
  counts: ReadonlyMap<number, number>,
  labels: ReadonlyMap<number, Label>,
  chosen: ReadonlySet<number> | null,
  colours = false,
): FacetValue[] {
  return [...new Set([...counts.keys(), ...(chosen ?? [])])]
    .flatMap((id) => labels.get(id) ?? [])
    .sort((a, b) => a.position - b.position)
    .map(({ id, slug, label, color1, color2, color3 }) => ({
      value: slug,
      label,
      count: counts.get(id) ?? 0,
      active: chosen?.has(id) ?? false,
      ...(colours ? { color1, color2, color3 } : {}),
    }));
}

/** The stages in the order a shopper prefers. The page words them. */
export const statusFacet = (counts: Counts['status'], chosen: Filters['status']): FacetValue[] =>
  STAGES.flatMap((stage, at) => {
    const [count, active] = [counts[at] ?? 0, chosen?.has(stage) ?? false];
    return count > 0 || active ? [{ value: stage, label: stage, count, active }] : [];
  });

export const readyFacet = (days: Counts['days'], chosen: number | null): FacetValue[] =>
  READY_DAYS.flatMap((limit) => {
    let count = 0;
    for (let day = 0; day <= limit; day += 1) count += days[day] ?? 0;
    const active = chosen === limit;
    return count > 0 || active ? [{ value: String(limit), label: String(limit), count, active }] : [];
  });

/** Towns by how much they have. Units in a plant are in no town. */
export function locationFacet(
  counts: Counts['stores'],
  cities: ReadonlyMap<number, string>,
  chosen: ReadonlySet<number> | null,
): FacetValue[] {
  const towns = new Map<string, FacetValue>();
  for (const [store, { count }] of counts) {
    const city = cities.get(store);
    if (city === undefined) continue;
    const town = towns.get(city) ?? { value: city, label: city, count: 0, active: false };
    towns.set(city, {
      ...town,
      count: town.count + count,
      active: town.active || (chosen?.has(store) ?? false),
    });
  }
  return [...towns.values()].sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
}

/** Bounds and a histogram of twenty steps; one step when there is one price. */
export function priceRange(prices: Float64Array) {
  if (prices.length === 0) return null;
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let n = 0; n < prices.length; n += 1) {
    const price = prices[n] as number;
    if (price < min) min = price;
    if (price > max) max = price;
  }
  const steps = Math.min(BUCKETS, max - min + 1);
  const edges = Array.from({ length: steps + 1 }, (_, step) =>
    Math.round(min + ((max - min) * step) / steps),
  );
  const counts = Array.from({ length: steps }, () => 0);
  const perUnit = steps / Math.max(1, max - min);
  for (let n = 0; n < prices.length; n += 1) {
    const price = prices[n] as number;
    // The division finds the step but for rounding; the edges decide.
    let step = Math.min(steps - 1, Math.floor((price - min) * perUnit));
    if (step > 0 && price < (edges[step] as number)) step -= 1;
    else if (step < steps - 1 && price >= (edges[step + 1] as number)) step += 1;
    counts[step] = (counts[step] as number) + 1;
  }
  return {
    min,
    max,
    histogram: counts.map((count, step) => ({
      from: edges[step] as number,
      to: edges[step + 1] as number,
      count,
    })),
  };
}
