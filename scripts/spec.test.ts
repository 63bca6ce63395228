import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { REPOSITORY } from './services/settings.ts';
import { areaOf, idsIn, readChecklist } from './spec/checklist.ts';
import { countProved, stillMissing } from './spec/count.ts';
import { readPlaywright, readVitest } from './spec/results.ts';

const checklist = readChecklist(`
1. **BAG-01** The bag opens.
2. **BAG-02** The bag closes.
3. **PAY-BANK-01** The reference is asked for.
| H-04 | Idempotency | … |
`);
const passed = (title: string) => ({ title, outcome: 'passed' as const });
const failed = (title: string) => ({ title, outcome: 'failed' as const });
const skipped = (title: string) => ({ title, outcome: 'skipped' as const });

describe('reading the checklist', () => {
  test('our own page has its 653 lines in 37 areas and its 100 decisions', () => {
    const own = readChecklist(readFileSync(path.join(REPOSITORY, 'docs/spec/checklist.md'), 'utf8'));
    expect(own.lines).toHaveLength(653);
    expect(new Set(own.lines.map(areaOf)).size).toBe(37);
    expect(own.decisions).toHaveLength(100);
  });

  test('an id may not stand twice', () => {
    expect(() => readChecklist('1. **BAG-01** a\n2. **BAG-01** b')).toThrow('BAG-01 twice');
  });

  test.each([
    ['[BAG-01] one', ['BAG-01']],
    ['[BAG-01, PAY-BANK-01] two', ['BAG-01', 'PAY-BANK-01']],
    ['a suite [BAG-01] [BAG-02] two', ['BAG-01', 'BAG-02']],
    ['[bag-01] BAG-02 [UTF-8 text] none', []],
    // The examples stay out of this test's own title, or it would itself count as a proof.
  ])('ids are found in a title, example %#', (title, ids) => expect(idsIn(title)).toEqual(ids));
});

describe('counting', () => {
  test('only a passing test proves a line', () => {
    const { proved } = countProved(checklist, [passed('[BAG-01] a'), skipped('[BAG-02] b')], {});
    expect([...proved]).toEqual(['BAG-01']);
  });

  test('a failing test takes back what another one proves', () => {
    const { proved, broken } = countProved(checklist, [passed('[BAG-01] a'), failed('[BAG-01] b')], {});
    expect([[...proved], [...broken]]).toEqual([[], ['BAG-01']]);
  });

  test('decisions may be named and are not counted; unknown ids are a mistake', () => {
    const { proved, mistakes } = countProved(checklist, [passed('[H-04] a'), passed('[BAG-77] b')], {});
    expect(proved.size).toBe(0);
    expect(mistakes).toEqual(['BAG-77 is not in the checklist, but a test is called "[BAG-77] b"']);
  });

  test('a line put off to later must exist and must not be proved yet', () => {
    const { mistakes } = countProved(checklist, [passed('[BAG-01] a')], { 'BAG-01': 'why', 'BAG-99': 'why' });
    expect(mistakes).toEqual([
      'later.json still names BAG-01, which is proved now: remove it there',
      'later.json names BAG-99, which is not in the checklist',
    ]);
  });

  test('areas and what is missing of the required ones', () => {
    const count = countProved(checklist, [passed('[BAG-01] a')], {});
    expect(count.areas.get('BAG')).toEqual({ lines: 2, proved: 1 });
    expect(stillMissing(checklist, count, { areas: ['BAG'], excepted: [] })).toEqual(['BAG-02']);
    expect(stillMissing(checklist, count, { areas: ['BAG'], excepted: ['BAG-02'] })).toEqual([]);
  });
});

describe('reading results', () => {
  test('of Vitest: the whole title with its suites, and pending counts as skipped', () => {
    const assertionResults = [
      { fullName: 'suite [BAG-01] a', status: 'passed' },
      { fullName: 'b', status: 'pending' },
    ];
    expect(readVitest({ testResults: [{ assertionResults }] })).toEqual([
      passed('suite [BAG-01] a'),
      skipped('b'),
    ]);
  });

  test('of Playwright: one result per browser project, in nested suites', () => {
    const specs = [
      { title: '[BAG-01] a', tests: [{ status: 'expected' as const }, { status: 'unexpected' as const }] },
    ];
    const report = { suites: [{ title: 'bag.spec.ts', suites: [{ title: 'the bag', specs }] }] };
    expect(readPlaywright(report)).toEqual([
      passed('bag.spec.ts the bag [BAG-01] a'),
      failed('bag.spec.ts the bag [BAG-01] a'),
    ]);
  });
});
