import type { TestResult } from './results.ts';

/** With this many tests that passed only on a retry the run fails: two may be the machine, three are our tests. */
export const MAX_FLAKY = 2;

export interface Sum {
  passed: number;
  failed: number;
  /** Lines to print before the total: the tests that failed, and those that passed only on a retry. */
  notes: string[];
}

export function sumUp(results: TestResult[], stagesFailed: number): Sum {
  const count = (outcome: TestResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).length;
  const flaky = results.filter((result) => result.outcome === 'flaky').map((result) => result.title);
  const isTooFlaky = flaky.length > MAX_FLAKY;
  const failed = count('failed') + (isTooFlaky ? flaky.length : 0);
  return {
    passed: count('passed') + (isTooFlaky ? 0 : flaky.length),
    failed: failed > 0 ? failed : stagesFailed,
    notes: [...noteFailed(results), ...noteFlaky(flaky, isTooFlaky)],
  };
}

function noteFailed(results: TestResult[]): string[] {
  const failed = results.filter((result) => result.outcome === 'failed');
  if (failed.length === 0) return [];
  const named = failed.map(({ title, message }) => `  ${title}${message ? `: ${message}` : ''}`);
  return [`failed (${failed.length}):`, ...named];
}

function noteFlaky(flaky: string[], isTooFlaky: boolean): string[] {
  if (flaky.length === 0) return [];
  const verdict = isTooFlaky ? `, more than ${MAX_FLAKY}: the run fails` : '';
  return [`passed only on a retry (${flaky.length}${verdict}):`, ...flaky.map((title) => `  ${title}`)];
}
