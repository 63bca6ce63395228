import type { TestResult } from './results.ts';

const ID = '(?:[A-Z][A-Z0-9]*(?:-[A-Z]+)*-\\d+|[CB]\\d+)';
const LINE = new RegExp(`^\\d+\\. \\*\\*(${ID})\\*\\* `, 'gm');
const ROW = new RegExp(`^\\| (${ID}) \\|`, 'gm');
const BRACKET = new RegExp(`\\[(${ID}(?:[,\\s]+${ID})*)\\]`, 'g');

/** The ids of a page: its numbered lines, and its table rows that begin with an id (decisions and findings). */
export function listIds(page: string): string[] {
  const lines = [...page.matchAll(LINE)].map(([, id = '']) => id);
  // A row can also be a remark on a line of the page.
  const rows = [...page.matchAll(ROW)].map(([, id = '']) => id).filter((id) => !lines.includes(id));
  return [...lines, ...rows];
}

/** The ids that a title names: `[BAG-12] …`, `[BAG-12, C1] …` or `[BAG-12] [H-04] …`. */
export function idsIn(title: string): string[] {
  return [...title.matchAll(BRACKET)].flatMap(([, ids = '']) => ids.split(/[,\s]+/));
}

/** One message for each id that is unproved, unknown, listed twice, or deferred although a test proves it. */
export function checkSpec(ids: string[], results: TestResult[], later: Record<string, string>): string[] {
  const namedBy = (tests: TestResult[]) =>
    new Set(tests.flatMap(({ title, steps = [] }) => [title, ...steps].flatMap(idsIn)));
  const proved = namedBy(results.filter(({ outcome }) => outcome === 'passed' || outcome === 'flaky'));
  const deferred = Object.keys(later);
  const named = new Set([...namedBy(results), ...deferred]);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is listed twice`),
    ...ids
      .filter((id) => !proved.has(id) && !later[id])
      .map((id) => `${id} is named by no passed test and has no reason in later.json`),
    ...[...named]
      .filter((id) => !ids.includes(id))
      .map((id) => `${id} is named by a test or by later.json, but docs/spec does not list it`),
    ...deferred
      .filter((id) => proved.has(id))
      .map((id) => `${id} is named by a passed test: remove it from later.json`),
  ];
}
