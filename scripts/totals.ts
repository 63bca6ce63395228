import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from './services/settings.ts';
import { readPlaywright, readVitest, type TestResult } from './spec/results.ts';
import { sumUp } from './spec/sum-up.ts';

// The last line of CI: `N passed, N failed`. Stages that failed without a failing test (lint, build …) count as one each.
const stagesFailed = Number(process.argv[2] ?? 0);
const results: TestResult[] = [];
let unreadable = 0;

for (const file of ['results/vitest.json', 'results/trials.json']) {
  const vitest = read<Parameters<typeof readVitest>[0]>(file);
  if (!vitest) continue;
  results.push(...readVitest(vitest));
  // A file that could not even be loaded has no tests to fail.
  unreadable += vitest.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
}
const journeys = read<Parameters<typeof readPlaywright>[0]>('results/e2e.json');
if (journeys) results.push(...readPlaywright(journeys));

const sum = sumUp(results, { unreadable, stagesFailed });
for (const line of sum.notes) console.log(line);
console.log(`${sum.passed} passed, ${sum.failed} failed`);
// Not 1, which is also what Node answers when this script itself breaks.
process.exitCode = sum.failed > 0 ? 3 : 0;

function read<T>(file: string): T | null {
  const place = path.join(REPOSITORY, file);
  return existsSync(place) ? (JSON.parse(readFileSync(place, 'utf8')) as T) : null;
}
