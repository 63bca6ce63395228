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
    status?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightStep {
  title: string;
  error?: unknown;
  steps?: PlaywrightStep[];
}

export interface PlaywrightSuite {
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

export function readVitest(report: VitestReport): TestResult[] {
  return report.testResults.flatMap((file) =>
    file.assertionResults.map(({ fullName, status, failureMessages }) => ({
      title: fullName,
      outcome: status === 'passed' ? 'passed' : status === 'failed' ? 'failed' : 'skipped',
      message: failureMessages?.[0]?.split('\n')[0]?.slice(0, 200),
    })),
  );
}

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
