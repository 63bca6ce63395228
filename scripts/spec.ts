import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { REPOSITORY } from './services/settings.ts';
import { areaOf, type Checklist, readChecklist } from './spec/checklist.ts';
import { type Count, countProved, stillMissing } from './spec/count.ts';
import { readPlaywright, readVitest, type TestResult } from './spec/results.ts';

const USAGE = `npm run spec                                   how many lines of each area are proved by passing tests
npm run spec -- --missing [AREA]               the lines that are not
npm run spec -- --require AREA,AREA [--except ID,ID]   fail unless all of these areas is proved (or in later.json)`;

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
  const checklist = readChecklist(readFileSync(at('docs/spec/checklist.md'), 'utf8'));
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

function readResults(): TestResult[] {
  const vitest = readJson<Parameters<typeof readVitest>[0]>(at('results/vitest.json'));
  const journeys = readJson<Parameters<typeof readPlaywright>[0]>(at('results/e2e.json'));
  if (!vitest) console.error('note: results/vitest.json is not there yet (npm test)');
  if (!journeys) console.error('note: results/e2e.json is not there yet (npm run e2e)');
  return [...(vitest ? readVitest(vitest) : []), ...(journeys ? readPlaywright(journeys) : [])];
}

function printTable({ areas, proved, broken }: Count, later: Record<string, string>): void {
  const total = [...areas.values()].reduce((sum, area) => sum + area.lines, 0);
  console.log(`${'area'.padEnd(14)}${'lines'.padStart(6)}${'proved'.padStart(8)}${'later'.padStart(7)}`);
  for (const [area, { lines, proved: done }] of areas) {
    const postponed = Object.keys(later).filter((id) => areaOf(id) === area).length;
    console.log(
      `${area.padEnd(14)}${row(lines, done, postponed)}${done + postponed === lines ? '  complete' : ''}`,
    );
  }
  console.log(`${'all'.padEnd(14)}${row(total, proved.size, Object.keys(later).length)}`);
  if (broken.size > 0) console.log(`named by failing tests: ${[...broken].join(', ')}`);
}

function row(lines: number, proved: number, later: number): string {
  return `${String(lines).padStart(6)}${String(proved).padStart(8)}${(later > 0 ? String(later) : '').padStart(7)}`;
}

function printMissing(
  { lines }: Checklist,
  { proved, broken }: Count,
  later: Record<string, string>,
  area?: string,
): void {
  for (const id of lines.filter((line) => !proved.has(line) && (!area || areaOf(line) === area))) {
    const why = later[id] ? `later: ${later[id]}` : broken.has(id) ? 'named by a failing test' : '';
    console.log(`${id.padEnd(16)}${why}`.trimEnd());
  }
}

function writeReport(
  { lines }: Checklist,
  { areas, proved, broken }: Count,
  later: Record<string, string>,
): void {
  const report = {
    lines: lines.length,
    proved: proved.size,
    areas: Object.fromEntries(areas),
    unproved: lines.filter((id) => !proved.has(id)),
    broken: [...broken],
    later,
  };
  mkdirSync(at('results'), { recursive: true });
  writeFileSync(at('results/spec.json'), `${JSON.stringify(report, null, 2)}\n`);
}

function readJson<T>(file: string): T | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;
}
