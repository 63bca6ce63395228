import { areaOf, type Checklist, idsIn, idsOf } from './checklist.ts';
import type { TestResult } from './results.ts';

/** A title that names more ids is a walk through many screens and proves none of them well. */
export const MAX_IDS_PER_TITLE = 4;

export interface AreaCount {
  lines: number;
  proved: number;
  flaky: number;
}

export interface Count {
  proved: Set<string>;
  /** Ids named only by tests that passed on a retry. */
  flaky: Set<string>;
  /** Ids named by a failing test; another test that passes does not save them. */
  broken: Set<string>;
  areas: Map<string, AreaCount>;
  /** What is wrong with the titles or with later.json. */
  mistakes: string[];
}

/** An id is proved when at least one passing test names it and no failing one does. */
export function countProved(
  checklist: Checklist,
  results: TestResult[],
  later: Record<string, string>,
): Count {
  const ids = idsOf(checklist);
  const known = new Set(ids);
  const named = (outcome: TestResult['outcome']) =>
    new Set(results.filter((result) => result.outcome === outcome).flatMap(idsOfResult));
  const broken = named('failed');
  const proved = named('passed').difference(broken).intersection(known);
  const flaky = named('flaky').difference(broken).difference(proved).intersection(known);
  const areas: Count['areas'] = new Map();
  for (const id of ids) {
    const area = areas.get(areaOf(id)) ?? { lines: 0, proved: 0, flaky: 0 };
    areas.set(areaOf(id), {
      lines: area.lines + 1,
      proved: area.proved + (proved.has(id) ? 1 : 0),
      flaky: area.flaky + (flaky.has(id) ? 1 : 0),
    });
  }
  const mistakes = [
    ...unknownIds(known, results),
    ...crowdedTitles(results),
    ...staleLater(known, proved, later),
  ];
  return { proved, flaky, broken, areas, mistakes };
}

/** The ids of the required areas that are neither proved, nor excepted, nor left to a later issue. */
export function stillMissing(
  checklist: Checklist,
  { proved, flaky }: Count,
  { areas, excepted }: { areas: string[]; excepted: string[] },
): string[] {
  return idsOf(checklist).filter(
    (id) => areas.includes(areaOf(id)) && !proved.has(id) && !flaky.has(id) && !excepted.includes(id),
  );
}

function titlesOf({ title, steps = [] }: TestResult): string[] {
  return [title, ...steps];
}

function idsOfResult(result: TestResult): string[] {
  return titlesOf(result).flatMap(idsIn);
}

function unknownIds(known: Set<string>, results: TestResult[]): string[] {
  return results.flatMap(titlesOf).flatMap((title) =>
    idsIn(title)
      .filter((id) => !known.has(id))
      .map((id) => `${id} is not in the checklist, but a test is called "${title}"`),
  );
}

function crowdedTitles(results: TestResult[]): string[] {
  return [...new Set(results.flatMap(titlesOf))]
    .filter((title) => idsIn(title).length > MAX_IDS_PER_TITLE)
    .map((title) => `"${title}" names more than ${MAX_IDS_PER_TITLE} ids: split the test or name its steps`);
}

function staleLater(known: Set<string>, proved: Set<string>, later: Record<string, string>): string[] {
  return Object.keys(later).flatMap((id) => {
    if (!known.has(id)) return [`later.json names ${id}, which is not in the checklist`];
    return proved.has(id) ? [`later.json still names ${id}, which is proved now: remove it there`] : [];
  });
}
