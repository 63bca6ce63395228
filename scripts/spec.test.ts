import { describe, expect, test } from 'vitest';
import { checkSpec, idsIn, listIds } from './spec/check-spec.ts';
import { readPlaywright, readVitest } from './spec/results.ts';
import { sumUp } from './spec/sum-up.ts';

const passed = (title: string) => ({ title, outcome: 'passed' as const });
const flaky = (title: string) => ({ title, outcome: 'flaky' as const });
const failed = (title: string) => ({ title, outcome: 'failed' as const });
const skipped = (title: string) => ({ title, outcome: 'skipped' as const });

describe('the check of the specification', () => {
  test('a page lists its lines, decisions and findings, and a row about one of its lines lists nothing', () => {
    const page = `
1. **BAG-01** The bag opens.
2. **PAY-BANK-01** The reference is asked for.
| Lines | The seed |
| BAG-01 | It does not. |
| C-01 | seed 1 | … |
| C1 | Hoarding |
| SEC-01 | Keys |
`;
    expect(listIds(page)).toEqual(['BAG-01', 'PAY-BANK-01', 'C-01', 'C1', 'SEC-01']);
  });

  test('a title names the ids in its brackets', () => {
    expect(idsIn('[BAG-01] one')).toEqual(['BAG-01']);
    expect(idsIn('[BAG-01, PAY-BANK-01] two')).toEqual(['BAG-01', 'PAY-BANK-01']);
    expect(idsIn('a suite [BAG-01] [BAG-02] two')).toEqual(['BAG-01', 'BAG-02']);
    expect(idsIn('[C1] [C-01] a finding and a decision')).toEqual(['C1', 'C-01']);
    expect(idsIn('[B4, BAG-01] two kinds')).toEqual(['B4', 'BAG-01']);
    expect(idsIn('[bag-01] BAG-02 [UTF-8 text] [A4] none')).toEqual([]);
  });

  test('a title or a step of a passed test proves a line, also after a retry', () => {
    const results = [passed('[BAG-01] a'), flaky('[C1] b'), { ...passed('a walk'), steps: ['[BAG-02] c'] }];
    expect(checkSpec(['BAG-01', 'C1', 'BAG-02'], results, {})).toEqual([]);
  });

  test('a line needs a passed test or a reason', () => {
    const results = [failed('[BAG-01] a'), skipped('[BAG-02] b')];
    expect(checkSpec(['BAG-01', 'BAG-02', 'H-04'], results, { 'BAG-02': 'why', 'H-04': '' })).toEqual([
      expect.stringMatching(/^BAG-01 is named by no passed test/),
      expect.stringMatching(/^H-04 is named by no passed test/),
    ]);
  });

  test('a deferred line that a test proves is refused', () => {
    expect(checkSpec(['BAG-01'], [passed('[BAG-01] a')], { 'BAG-01': 'why' })).toEqual([
      'BAG-01 is named by a passed test: remove it from later.json',
    ]);
  });

  test('an id that is not listed, or listed twice, is refused', () => {
    expect(checkSpec(['C1', 'C1'], [passed('[C1] a'), skipped('[BAG-77] b')], { 'BAG-99': 'why' })).toEqual([
      'C1 is listed twice',
      expect.stringMatching(/^BAG-77 .* does not list it$/),
      expect.stringMatching(/^BAG-99 .* does not list it$/),
    ]);
  });
});

describe('reading results', () => {
  test('of Vitest: the whole title with its suites, and pending counts as skipped', () => {
    const assertionResults = [
      { fullName: 'suite [BAG-01] a', status: 'passed' },
      { fullName: 'b', status: 'pending' },
    ];
    const file = { name: 'a.test.ts', status: 'passed', message: '' };
    expect(readVitest({ testResults: [{ ...file, assertionResults }] })).toEqual([
      passed('suite [BAG-01] a'),
      skipped('b'),
    ]);
  });

  test('of Vitest: a file that could not be loaded is a failed test', () => {
    const file = {
      name: 'a.test.ts',
      status: 'failed',
      message: 'no such module\nat b',
      assertionResults: [],
    };
    expect(readVitest({ testResults: [file] })).toEqual([
      { ...failed('a.test.ts'), message: 'no such module' },
    ]);
  });

  test('of Playwright: one result per browser project, in nested suites', () => {
    const steps = [{ title: 'outer', steps: [{ title: '[BAG-02] inner' }] }];
    const specs = [
      {
        title: '[BAG-01] a',
        tests: [
          { status: 'expected' as const, results: [{}, { steps }] },
          { status: 'unexpected' as const },
          { status: 'flaky' as const },
        ],
      },
    ];
    const report = { suites: [{ title: 'bag.spec.ts', suites: [{ title: 'the bag', specs }] }] };
    expect(readPlaywright(report)).toEqual([
      { ...passed('bag.spec.ts the bag [BAG-01] a'), steps: ['outer', '[BAG-02] inner'] },
      { ...failed('bag.spec.ts the bag [BAG-01] a'), steps: [] },
      { ...flaky('bag.spec.ts the bag [BAG-01] a'), steps: [] },
    ]);
  });
});

describe('the total of a run', () => {
  test('two tests that passed only on a retry are listed and count as passed', () => {
    expect(sumUp([passed('a'), flaky('b'), flaky('c')], 0)).toEqual({
      passed: 3,
      failed: 0,
      notes: ['passed only on a retry (2):', '  b', '  c'],
    });
  });

  test('three fail the run', () => {
    const sum = sumUp([passed('a'), flaky('b'), flaky('c'), flaky('d')], 0);
    expect(sum).toMatchObject({ passed: 1, failed: 3 });
    expect(sum.notes[0]).toBe('passed only on a retry (3, more than 2: the run fails):');
  });

  test('a stage that failed without a failing test counts as one', () => {
    expect(sumUp([passed('a')], 1)).toMatchObject({ passed: 1, failed: 1 });
    expect(sumUp([failed('a')], 1)).toMatchObject({ failed: 1 });
    expect(sumUp([{ ...failed('a'), message: 'too slow' }], 0).notes).toEqual([
      'failed (1):',
      '  a: too slow',
    ]);
  });
});
