import { availableParallelism, loadavg } from 'node:os';

const TOGETHER_MS = 1000;

/** The longest time without any of these moments, in seconds, from `began` on. */
export function longestGap(moments: readonly number[], began: number): number {
  const all = [...moments].sort((a, b) => a - b);
  // The last one before it counts: what was answered just before was still answered.
  const before = all.filter((at) => at < began).slice(-1);
  const times = [...before, ...all.filter((at) => at >= began)];
  return Math.max(0, ...times.slice(1).map((at, place) => at - (times[place] ?? at))) / 1000;
}

/** The longest row of moments with less than a second between two of them, in seconds. */
export function longestBurst(moments: readonly number[]): number {
  const all = [...moments].sort((a, b) => a - b);
  let longest = 0;
  let start = all[0] ?? 0;
  for (const [place, at] of all.entries()) {
    const last = all[place - 1];
    if (last !== undefined && at - last > TOGETHER_MS) start = at;
    longest = Math.max(longest, at - start);
  }
  return longest / 1000;
}

export function quantile(values: readonly number[], share: number): number {
  const all = [...values].sort((a, b) => a - b);
  return all[Math.min(all.length - 1, Math.floor(all.length * share))] ?? 0;
}

/** How much longer everything takes on this machine now, because others want its processors too. */
export const slowness = () => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
