/** A frame size with the numbers the rule needs; lengths in millimetres, heights of riders in centimetres. */
export type FrameSize = {
  name: string;
  riderMin: number;
  riderMax: number;
  standover?: number | undefined;
  reach?: number | undefined;
  stack?: number | undefined;
};

export const STYLES = ['relaxed', 'balanced', 'sporty'] as const;
export type RidingStyle = (typeof STYLES)[number];
export type Rider = { height: number; inseam: number | null; style: RidingStyle };

export type Reason =
  | { kind: 'height'; size: string; from: number; to: number }
  /** Shorter than the smallest size is made for, or taller than the largest. */
  | { kind: 'below' | 'above'; size: string; limit: number }
  /** Room between the top tube and the rider who stands over it, in centimetres. */
  | { kind: 'standover' | 'tight'; gap: number }
  /** By height it would be a larger one, but the rider could not stand over it. */
  | { kind: 'capped'; size: string }
  | { kind: 'position'; position: Position; stack: number; reach: number };
export type Position = 'upright' | 'balanced' | 'stretched';

export type FoundSize = {
  /** Places in the list of sizes. */
  size: number;
  /** The neighbour that fits too, and how one sits on it. */
  other: { size: number; sits: 'upright' | 'stretched' | 'alike' } | null;
  reasons: Reason[];
};

/** A rider this close to a border is between two sizes. */
const BORDER_CM = 1;
/** The least room over the top tube. */
const MIN_GAP_CM = 2;
/** Stack over reach: from here on one sits upright, below the other stretched. */
const UPRIGHT_FROM = 1.5;
const STRETCHED_BELOW = 1.43;

const ratioOf = ({ stack, reach }: FrameSize) => (stack && reach ? stack / reach : null);
const gapOf = ({ standover }: FrameSize, inseam: number | null) =>
  inseam === null || standover === undefined ? null : inseam - standover / 10;

function positionOf(ratio: number): Position {
  if (ratio >= UPRIGHT_FROM) return 'upright';
  return ratio < STRETCHED_BELOW ? 'stretched' : 'balanced';
}

/**
 * The size for a rider, from the maker's heights and the geometry. Sizes come smallest first. Between two sizes the
 * riding style decides: relaxed takes the higher ratio of stack to reach, sporty the lower one, balanced the size
 * whose middle is nearer. A size that the rider cannot stand over is not given while there is a smaller one.
 */
export function findSize(sizes: readonly FrameSize[], rider: Rider): FoundSize | null {
  if (sizes.length === 0) return null;
  const byHeight = sizesForHeight(sizes, rider.height);
  const cap = largestStandover(sizes, rider.inseam);
  const possible = byHeight.filter((index) => index <= cap);
  const best = possible.length > 0 ? chooseByStyle(sizes, possible, rider) : Math.min(cap, byHeight[0] ?? 0);
  const neighbour = possible.find((index) => index !== best) ?? null;
  return {
    size: best,
    other: neighbour === null ? null : { size: neighbour, sits: compare(sizes, neighbour, best) },
    reasons: reasonsFor(sizes, best, rider, possible.length === 0 ? (byHeight[0] ?? null) : null),
  };
}

/** One place, or two for a rider between sizes; outside of all sizes the nearest. */
function sizesForHeight(sizes: readonly FrameSize[], height: number): number[] {
  const places = sizes.map((_, index) => index);
  const within = places.filter((index) => {
    const size = sizes[index];
    return size && height >= size.riderMin - BORDER_CM && height <= size.riderMax + BORDER_CM;
  });
  if (within.length > 0) return within;
  const distance = (index: number) => {
    const { riderMin = 0, riderMax = 0 } = sizes[index] ?? {};
    return Math.max(riderMin - height, height - riderMax);
  };
  return [places.reduce((nearest, index) => (distance(index) < distance(nearest) ? index : nearest), 0)];
}

/** The last size the rider can stand over; the smallest when there is none. */
function largestStandover(sizes: readonly FrameSize[], inseam: number | null): number {
  const tooHigh = sizes.findIndex((size) => (gapOf(size, inseam) ?? MIN_GAP_CM) < MIN_GAP_CM);
  return tooHigh === -1 ? sizes.length - 1 : Math.max(0, tooHigh - 1);
}

function chooseByStyle(sizes: readonly FrameSize[], places: readonly number[], rider: Rider): number {
  const cost = (index: number): number => {
    const size = sizes[index];
    if (!size) return Number.POSITIVE_INFINITY;
    const ratio = ratioOf(size);
    if (rider.style === 'balanced' || ratio === null)
      return Math.abs(rider.height - (size.riderMin + size.riderMax) / 2);
    return rider.style === 'relaxed' ? -ratio : ratio;
  };
  return places.reduce((best, index) => (cost(index) < cost(best) ? index : best));
}

function compare(sizes: readonly FrameSize[], other: number, best: number) {
  const [a, b] = [sizes[other], sizes[best]].map((size) => (size ? ratioOf(size) : null));
  if (!a || !b || Math.abs(a - b) < 0.005) return 'alike';
  return a > b ? 'upright' : 'stretched';
}

function reasonsFor(
  sizes: readonly FrameSize[],
  best: number,
  { height, inseam }: Rider,
  byHeight: number | null,
): Reason[] {
  const size = sizes[best];
  if (!size) return [];
  const { name, riderMin: from, riderMax: to, stack, reach } = size;
  const reasons: Reason[] = [];
  const larger = byHeight === null || byHeight <= best ? undefined : sizes[byHeight];
  if (larger) reasons.push({ kind: 'capped', size: larger.name });
  else if (best === 0 && height < from) reasons.push({ kind: 'below', size: name, limit: from });
  else if (best === sizes.length - 1 && height > to) reasons.push({ kind: 'above', size: name, limit: to });
  else reasons.push({ kind: 'height', size: name, from, to });
  const gap = gapOf(size, inseam);
  if (gap !== null) reasons.push({ kind: gap < MIN_GAP_CM ? 'tight' : 'standover', gap });
  const ratio = ratioOf(size);
  if (ratio !== null && stack && reach)
    reasons.push({ kind: 'position', position: positionOf(ratio), stack, reach });
  return reasons;
}
