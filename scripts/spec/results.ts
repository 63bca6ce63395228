export interface TestResult {
  title: string;
  outcome: 'passed' | 'failed' | 'skipped';
}

interface VitestReport {
  testResults: { status?: string; assertionResults: { fullName: string; status: string }[] }[];
}

export interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }[];
}

export function readVitest(report: VitestReport): TestResult[] {
  return report.testResults.flatMap((file) =>
    file.assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      outcome: status === 'passed' ? 'passed' : status === 'failed' ? 'failed' : 'skipped',
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
    spec.tests.map(({ status }) => ({
      title: [...titles, spec.title].join(' '),
      outcome: OUTCOMES[status],
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => fromSuite(inner, titles))];
}

// A journey that passed only at the second try did show the behaviour; the run itself reports it as flaky.
const OUTCOMES = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' } as const;
