import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from './services/settings.ts';
import { readPlaywright, readVitest, type TestResult } from './spec/results.ts';

// The last line of CI: `N passed, N failed`. Stages that failed without a failing test (lint, build …) count as one each.
const stagesFailed = Number(process.argv[2] ?? 0);
const results: TestResult[] = [];
let unreadable = 0;

const vitest = read<Parameters<typeof readVitest>[0]>('results/vitest.json');
if (vitest) {
  results.push(...readVitest(vitest));
  // A file that could not even be loaded has no tests to fail.
  unreadable = vitest.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
}
const journeys = read<Parameters<typeof readPlaywright>[0]>('results/e2e.json');
if (journeys) results.push(...readPlaywright(journeys));

const count = (outcome: TestResult['outcome']) =>
  results.filter((result) => result.outcome === outcome).length;
const failed = count('failed') + unreadable;
console.log(`${count('passed')} passed, ${failed > 0 ? failed : stagesFailed} failed`);

function read<T>(file: string): T | null {
  const place = path.join(REPOSITORY, file);
  return existsSync(place) ? (JSON.parse(readFileSync(place, 'utf8')) as T) : null;
}
