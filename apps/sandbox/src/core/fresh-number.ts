const SECONDS_AT_2026 = Date.UTC(2026, 0, 1) / 1000;

// Eleven figures: thirteen and more could be taken for a card's.
let last = Math.floor(Date.now() / 1000 - SECONDS_AT_2026) * 1000;

/** Never the same twice, nor after a restart or a reset: the shop's books remember ids for longer than we do. */
export function freshNumber(): number {
  last += 1;
  return last;
}
