export interface Rating {
  /** Out of five, to one decimal; zero without reviews. */
  readonly average: number;
  readonly count: number;
  readonly counts: number[];
  /** Whole percent of each count; together 100, or all zero. */
  readonly distribution: number[];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/**
 * Divides a whole number by weights into whole numbers that add up to it (largest remainders). Equal remainders go to the
 * first, and what weighs nothing gets nothing.
 */
export function apportion(total: number, weights: readonly number[]): number[] {
  const weight = sum(weights);
  if (weight <= 0) return weights.map(() => 0);
  const exact = weights.map((part) => (total * part) / weight);
  const whole = exact.map(Math.floor);
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part - Math.floor(part), weight: weights[index] ?? 0 }))
    .filter((part) => part.weight > 0)
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, total - sum(whole))) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}

/** Everything that is shown follows from the counts, so no two figures can contradict each other. */
export function rate(counts: readonly number[]): Rating {
  const count = sum(counts);
  const stars = sum(counts.map((number, index) => number * (5 - index)));
  return {
    average: count === 0 ? 0 : Math.round((stars * 10) / count) / 10,
    count,
    counts: [...counts],
    distribution: apportion(100, counts),
  };
}

/**
 * A service sends shares in percent that need not fit its count: 2 % of 21 reviews is no review. The counts are the nearest
 * whole numbers and the shares are computed from them; the average is the service's own.
 */
export function rateFromShares(stats: {
  readonly average: number;
  readonly count: number;
  readonly distribution: readonly number[];
}): Rating {
  const { average, count } = stats;
  return { ...rate(apportion(count, stats.distribution)), average, count };
}

const WORDS = [
  [4.5, 'excellent'],
  [4, 'very_good'],
  [3.5, 'good'],
  [2.5, 'fair'],
] as const;

/** How an average is called; null without reviews. */
export function wordOf({ average, count }: Pick<Rating, 'average' | 'count'>) {
  if (count === 0) return null;
  return WORDS.find(([from]) => average >= from)?.[1] ?? 'poor';
}
