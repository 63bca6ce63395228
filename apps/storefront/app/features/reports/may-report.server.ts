const WINDOW_MS = 60_000;
const MOST_FROM_ONE = 20;
const MOST = 300;

const counted = new Map<string, number>();
let total = 0;
let until = 0;

/** A minute's budget, of one address and of all: a broken release must not become a flood of our own making. */
export function mayReport(from: string, now: number): boolean {
  if (now >= until) {
    counted.clear();
    total = 0;
    until = now + WINDOW_MS;
  }
  const count = (counted.get(from) ?? 0) + 1;
  if (count > MOST_FROM_ONE || total >= MOST) return false;
  counted.set(from, count);
  total += 1;
  return true;
}
