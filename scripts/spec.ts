import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { REPOSITORY } from './services/settings.ts';
import { areaOf, type Checklist, idsOf, readChecklist } from './spec/checklist.ts';
import { type AreaCount, type Count, countProved, stillMissing } from './spec/count.ts';
import { readPlaywright, readVitest, type TestResult } from './spec/results.ts';

const USAGE = `npm run spec                                   how many lines of each area are proved by passing tests;
                                               findings of the reviews (FINDINGS) and decisions (DECISIONS) are areas too
npm run spec -- --missing [AREA]               the lines that are not
npm run spec -- --require AREA,AREA [--except ID,ID]   fail unless all of these areas is proved (or in later.json)`;

// Counted as areas, but not among the lines of the specification.
const BESIDE_THE_LINES = ['FINDINGS', 'DECISIONS'];

const at = (...parts: string[]) => path.join(REPOSITORY, ...parts);
const list = (text: string | undefined) => text?.split(',').map((item) => item.trim()) ?? [];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    missing: { type: 'boolean' },
    require: { type: 'string' },
    except: { type: 'string' },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(USAGE);
else process.exitCode = main() ? 0 : 1;

function main(): boolean {
  const pages = [at('docs/spec/checklist.md'), ...ownAreas()];
  const checklist = readChecklist(
    pages.map((page) => readFileSync(page, 'utf8')).join('\n'),
    readFileSync(at('docs/spec/findings.md'), 'utf8'),
  );
  const later = readJson<Record<string, string>>(at('docs/spec/later.json')) ?? {};
  const count = countProved(checklist, readResults(), later);
  const areas = list(values.require);
  const unknownAreas = areas
    .filter((area) => !count.areas.has(area))
    .map((area) => `There is no area ${area}`);
  const excepted = [...list(values.except), ...Object.keys(later)];
  const missing = stillMissing(checklist, count, { areas, excepted });

  if (values.missing) printMissing(checklist, count, later, positionals[0]);
  else printTable(count, later);
  writeReport(checklist, count, later);
  for (const mistake of [...unknownAreas, ...count.mistakes]) console.error(`error: ${mistake}`);
  if (missing.length > 0) console.error(`error: required but not proved: ${missing.join(', ')}`);
  return missing.length + count.mistakes.length + unknownAreas.length === 0;
}

/** Lines that were written with a feature: one page per area, beside the checklist of the specification. */
function ownAreas(): string[] {
  return ['shopping', 'desk', 'operations'].flatMap((folder) =>
    readdirSync(at('docs/spec', folder))
      .filter((file) => file.endsWith('.md'))
      .map((file) => at('docs/spec', folder, file)),
  );
}

function readResults(): TestResult[] {
  const vitest = readJson<Parameters<typeof readVitest>[0]>(at('results/vitest.json'));
  const trials = readJson<Parameters<typeof readVitest>[0]>(at('results/trials.json'));
  const journeys = readJson<Parameters<typeof readPlaywright>[0]>(at('results/e2e.json'));
  if (!vitest) console.error('note: results/vitest.json is not there yet (npm test)');
  if (!trials) console.error('note: results/trials.json is not there yet (npm run trials -- --short)');
  if (!journeys) console.error('note: results/e2e.json is not there yet (npm run e2e)');
  return [
    ...(vitest ? readVitest(vitest) : []),
    ...(trials ? readVitest(trials) : []),
    ...(journeys ? readPlaywright(journeys) : []),
  ];
}

function printTable({ areas, flaky, broken }: Count, later: Record<string, string>): void {
  const postponed = (area: string) => Object.keys(later).filter((id) => areaOf(id) === area).length;
  console.log(
    `${'area'.padEnd(14)}${'lines'.padStart(6)}${'proved'.padStart(8)}${'flaky'.padStart(7)}${'later'.padStart(7)}`,
  );
  let sum = { lines: 0, proved: 0, flaky: 0 };
  let sumLater = 0;
  for (const [area, count] of areas) {
    const isComplete = count.proved + count.flaky + postponed(area) === count.lines;
    console.log(`${area.padEnd(14)}${row(count, postponed(area))}${isComplete ? '  complete' : ''}`);
    if (BESIDE_THE_LINES.includes(area)) continue;
    sum = {
      lines: sum.lines + count.lines,
      proved: sum.proved + count.proved,
      flaky: sum.flaky + count.flaky,
    };
    sumLater += postponed(area);
  }
  console.log(`${'all lines'.padEnd(14)}${row(sum, sumLater)}`);
  // A reason that is no longer true is seen by its reader alone, unless a test names the id.
  for (const [id, reason] of Object.entries(later)) console.log(`later: ${id}: ${reason}`);
  if (flaky.size > 0) console.log(`proved only by a retry: ${[...flaky].join(', ')}`);
  if (broken.size > 0) console.log(`named by failing tests: ${[...broken].join(', ')}`);
}

function row({ lines, proved, flaky }: AreaCount, later: number): string {
  const blankZero = (value: number) => (value > 0 ? String(value) : '').padStart(7);
  return `${String(lines).padStart(6)}${String(proved).padStart(8)}${blankZero(flaky)}${blankZero(later)}`;
}

function printMissing(
  checklist: Checklist,
  { proved, flaky, broken }: Count,
  later: Record<string, string>,
  area?: string,
): void {
  for (const id of idsOf(checklist).filter((it) => !proved.has(it) && (!area || areaOf(it) === area))) {
    console.log(`${id.padEnd(16)}${whyMissing(id)}`.trimEnd());
  }

  function whyMissing(id: string): string {
    if (later[id]) return `later: ${later[id]}`;
    if (broken.has(id)) return 'named by a failing test';
    return flaky.has(id) ? 'proved only by a retry' : '';
  }
}

function writeReport(
  checklist: Checklist,
  { areas, proved, flaky, broken }: Count,
  later: Record<string, string>,
): void {
  const report = {
    lines: checklist.lines.length,
    proved: checklist.lines.filter((id) => proved.has(id)).length,
    areas: Object.fromEntries(areas),
    unproved: idsOf(checklist).filter((id) => !proved.has(id)),
    flaky: [...flaky],
    broken: [...broken],
    later,
  };
  mkdirSync(at('results'), { recursive: true });
  writeFileSync(at('results/spec.json'), `${JSON.stringify(report, null, 2)}\n`);
}

function readJson<T>(file: string): T | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;
}
