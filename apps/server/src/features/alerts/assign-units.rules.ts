export interface Candidate {
  readonly alertId: number;
  /** The free units that suit the alert, best first. */
  readonly unitIds: readonly string[];
}

/**
 * Gives each unit to at most one alert, and each alert at most one unit. `candidates` are in the order of the line: an
 * earlier alert is never passed over for a later one, and moves to another unit of its own when that lets a later alert
 * be served too (augmenting paths, as in a bipartite matching).
 */
export function assignUnits(candidates: readonly Candidate[]): Map<number, string> {
  const holders = new Map<string, Candidate>();

  function place(candidate: Candidate, tried: Set<string>): boolean {
    for (const unit of candidate.unitIds) {
      if (tried.has(unit)) continue;
      tried.add(unit);
      const holder = holders.get(unit);
      if (holder && !place(holder, tried)) continue;
      holders.set(unit, candidate);
      return true;
    }
    return false;
  }

  for (const candidate of candidates) place(candidate, new Set());
  return new Map([...holders].map(([unit, { alertId }]) => [alertId, unit]));
}
