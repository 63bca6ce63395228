const MIN_DAYS = 3;
const MAX_DAYS = 60;
const UNKNOWN_DAYS = 7;
/** Fewer moves than this say nothing about the next one. */
const ENOUGH_MOVES = 5;

/** How many days from today a unit is expected whose day has passed: as far as dates of its site usually slip. */
export function overdueDays({ moves, days }: { moves: number; days: number | null }): number {
  const usual = moves >= ENOUGH_MOVES && days !== null ? days : UNKNOWN_DAYS;
  return Math.min(MAX_DAYS, Math.max(MIN_DAYS, usual));
}
