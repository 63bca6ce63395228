import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assignUnits, type Candidate } from './tell-alerts.ts';

const alert = (alertId: number, ...unitIds: string[]): Candidate => ({ alertId, unitIds });

test('[ALERTS-06] one unit is offered to the first in the line only', () => {
  expect([...assignUnits([alert(1, 'a'), alert(2, 'a'), alert(3, 'a')])]).toEqual([[1, 'a']]);
});

test('[ALERTS-06] an alert for any colour leaves the red unit to the next, who waits for red', () => {
  const told = assignUnits([alert(1, 'red', 'blue'), alert(2, 'red')]);
  expect(told).toEqual(
    new Map([
      [1, 'blue'],
      [2, 'red'],
    ]),
  );
});

test('[ALERTS-06] no earlier alert is passed over for a later one', () => {
  const line = fc.array(fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 }), {
    maxLength: 7,
  });
  fc.assert(
    fc.property(line, (units) => {
      const candidates = units.map((unitIds, n) => alert(n + 1, ...unitIds));
      const told = assignUnits(candidates);
      expect(new Set(told.values()).size).toBe(told.size);
      for (const [id, unit] of told) expect(units[id - 1]).toContain(unit);
      expect([...told.keys()].sort()).toEqual(firstServed(candidates));
    }),
    { numRuns: 500 },
  );
});

/** By trying everything: going down the line, each alert is served if all served so far still can be. */
function firstServed(candidates: readonly Candidate[]): number[] {
  const served: Candidate[] = [];
  for (const candidate of candidates) if (canServe([...served, candidate], new Set())) served.push(candidate);
  return served.map(({ alertId }) => alertId);
}

function canServe([first, ...others]: Candidate[], taken: ReadonlySet<string>): boolean {
  if (!first) return true;
  return first.unitIds.some((unit) => !taken.has(unit) && canServe(others, new Set([...taken, unit])));
}
