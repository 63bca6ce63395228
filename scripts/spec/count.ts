import { areaOf, type Checklist, idsIn } from './checklist.ts';
import type { TestResult } from './results.ts';

export interface Count {
  proved: Set<string>;
  /** Lines that a failing test names; another test that passes does not save them. */
  broken: Set<string>;
  areas: Map<string, { lines: number; proved: number }>;
  /** What is wrong with the titles or the list of later lines themselves. */
  mistakes: string[];
}

/** A line is proved when at least one passing test names it and no failing one does. */
export function countProved(
  checklist: Checklist,
  results: TestResult[],
  later: Record<string, string>,
): Count {
  const named = (outcome: TestResult['outcome']) =>
    new Set(results.filter((result) => result.outcome === outcome).flatMap((result) => idsIn(result.title)));
  const broken = named('failed');
  const proved = named('passed').difference(broken).intersection(new Set(checklist.lines));
  const areas: Count['areas'] = new Map();
  for (const id of checklist.lines) {
    const area = areas.get(areaOf(id)) ?? { lines: 0, proved: 0 };
    areas.set(areaOf(id), { lines: area.lines + 1, proved: area.proved + (proved.has(id) ? 1 : 0) });
  }
  return {
    proved,
    broken,
    areas,
    mistakes: [...unknownIds(checklist, results), ...staleLater(checklist, proved, later)],
  };
}

/** The lines of the required areas that are neither proved, nor excepted, nor put off to a later issue. */
export function stillMissing(
  checklist: Checklist,
  { proved }: Count,
  { areas, excepted }: { areas: string[]; excepted: string[] },
): string[] {
  return checklist.lines.filter(
    (id) => areas.includes(areaOf(id)) && !proved.has(id) && !excepted.includes(id),
  );
}

function unknownIds({ lines, decisions }: Checklist, results: TestResult[]): string[] {
  const known = new Set([...lines, ...decisions]);
  return results.flatMap(({ title }) =>
    idsIn(title)
      .filter((id) => !known.has(id))
      .map((id) => `${id} is not in the checklist, but a test is called "${title}"`),
  );
}

function staleLater({ lines }: Checklist, proved: Set<string>, later: Record<string, string>): string[] {
  return Object.keys(later).flatMap((id) => {
    if (!lines.includes(id)) return [`later.json names ${id}, which is not in the checklist`];
    return proved.has(id) ? [`later.json still names ${id}, which is proved now: remove it there`] : [];
  });
}
