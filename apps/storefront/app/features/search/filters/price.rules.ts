type Bounds = { min: number; max: number };

/** Where the thumbs stand: what is asked for, held inside the prices there are. */
export function toRange({ min, max }: Bounds, from: string, to: string): [number, number] {
  const within = (value: number) => Math.min(max, Math.max(min, value));
  const low = from === '' ? min : within(Number(from));
  const high = to === '' ? max : within(Number(to));
  return low <= high ? [low, high] : [high, low];
}

/** About a hundredth of the way, in round numbers: 1, 2, 5, 10, 20, 50 … */
export function niceStep(span: number): number {
  const rough = Math.max(1, span / 100);
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5].find((one) => one * power >= rough) ?? 10;
  return factor * power;
}
