import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../services/settings.ts';

export interface TestResult {
  title: string;
  /** `flaky`: failed first, passed on a retry. */
  outcome: 'passed' | 'flaky' | 'failed' | 'skipped';
  /** Why it failed, on one line. */
  message?: string | undefined;
  /** Titles of the steps of a journey; they name ids as the title does. */
  steps?: string[];
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightStep {
  title: string;
  error?: unknown;
  steps?: PlaywrightStep[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    tests: {
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      results?: { steps?: PlaywrightStep[] }[];
    }[];
  }[];
}

/** The results of this run; a report that is not there has none. */
export function readResults(): TestResult[] {
  return [
    ...['results/vitest.json', 'results/trials.json'].flatMap((file) =>
      readVitest(readReport(file) ?? { testResults: [] }),
    ),
    ...readPlaywright(readReport('results/e2e.json') ?? { suites: [] }),
  ];
}

function readReport<T>(file: string): T | null {
  const place = path.join(REPOSITORY, file);
  return existsSync(place) ? (JSON.parse(readFileSync(place, 'utf8')) as T) : null;
}

export function readVitest({ testResults }: VitestReport): TestResult[] {
  return testResults.flatMap(({ name, status, message, assertionResults }): TestResult[] => {
    // A file that could not be loaded has no test that could fail.
    if (status === 'failed' && assertionResults.length === 0)
      return [{ title: name, outcome: 'failed', message: firstLine(message) }];
    return assertionResults.map((test) => ({
      title: test.fullName,
      outcome: test.status === 'passed' ? 'passed' : test.status === 'failed' ? 'failed' : 'skipped',
      message: firstLine(test.failureMessages?.[0]),
    }));
  });
}

const firstLine = (text?: string) => text?.split('\n')[0]?.slice(0, 200);

/** A journey runs once per browser project; each run is a result of its own, so one failing project is a failure. */
export function readPlaywright(report: { suites: PlaywrightSuite[] }): TestResult[] {
  return report.suites.flatMap((suite) => fromSuite(suite, []));
}

function fromSuite(suite: PlaywrightSuite, above: string[]): TestResult[] {
  const titles = [...above, suite.title];
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      title: [...titles, spec.title].join(' '),
      outcome: OUTCOMES[status],
      steps: stepTitles(results?.at(-1)?.steps ?? []),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => fromSuite(inner, titles))];
}

function stepTitles(steps: PlaywrightStep[]): string[] {
  return steps.flatMap((step) => [step.title, ...stepTitles(step.steps ?? [])]);
}

const OUTCOMES = { expected: 'passed', flaky: 'flaky', unexpected: 'failed', skipped: 'skipped' } as const;
