import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { REPOSITORY } from './services/settings.ts';
import { areaOf, idsIn, readChecklist } from './spec/checklist.ts';
import { countProved, MAX_IDS_PER_TITLE, stillMissing } from './spec/count.ts';
import { readPlaywright, readVitest } from './spec/results.ts';
import { sumUp } from './spec/sum-up.ts';

const checklist = readChecklist(
  `
1. **BAG-01** The bag opens.
2. **BAG-02** The bag closes.
3. **PAY-BANK-01** The reference is asked for.
| C-01 | seed 1 | … |
| H-04 | Idempotency | … |
`,
  '| Id | Finding |\n| C1 | Hoarding |\n| B4 | Provider down |',
);
const passed = (title: string) => ({ title, outcome: 'passed' as const });
const flaky = (title: string) => ({ title, outcome: 'flaky' as const });
const failed = (title: string) => ({ title, outcome: 'failed' as const });
const skipped = (title: string) => ({ title, outcome: 'skipped' as const });

describe('reading the checklist', () => {
  test('our own page has the lines it says it has, its 100 decisions and 68 findings', () => {
    const read = (file: string) => readFileSync(path.join(REPOSITORY, 'docs/spec', file), 'utf8');
    const page = read('checklist.md');
    const own = readChecklist(page, read('findings.md'));
    const [, lines, areas] = /^Total: \*\*(\d+) lines in (\d+) areas\*\*/m.exec(page) ?? [];
    expect(own.lines.length).toBeGreaterThanOrEqual(653);
    expect(own.lines).toHaveLength(Number(lines));
    expect(new Set(own.lines.map(areaOf)).size).toBe(Number(areas));
    const table = [...page.matchAll(/^\| [^|]+ \| ([A-Z0-9-]+) \| (\d+) \|$/gm)];
    for (const [, area = '', count] of table)
      expect(own.lines.filter((id) => areaOf(id) === area).length, area).toBe(Number(count));
    expect(own.decisions).toHaveLength(100);
    expect(own.findings).toHaveLength(68);
  });

  test('each page of our own lines is one area, numbered from 1, and repeats no line of the checklist', () => {
    const files = ['shopping', 'desk'].flatMap((folder) =>
      readdirSync(path.join(REPOSITORY, 'docs/spec', folder)).map((file) => path.join(folder, file)),
    );
    const read = (file: string) => readFileSync(path.join(REPOSITORY, 'docs/spec', file), 'utf8');
    for (const file of files) {
      const area = path.basename(file, '.md').toUpperCase();
      const { lines } = readChecklist(read(file));
      const numbers = lines.map((_id, index) => `${area}-${String(index + 1).padStart(2, '0')}`);
      expect(lines, file).toEqual(numbers);
      expect(lines.length, file).toBeGreaterThan(0);
    }
    const checklistPage = readFileSync(path.join(REPOSITORY, 'docs/spec/checklist.md'), 'utf8');
    expect(() => readChecklist([checklistPage, ...files.map(read)].join('\n'))).not.toThrow();
  });

  test('a finding and a contradiction of the same number are two things', () => {
    expect(areaOf('C1')).toBe('FINDINGS');
    expect(areaOf('SEC-01')).toBe('FINDINGS');
    expect(areaOf('LAW-01')).toBe('FINDINGS');
    expect(areaOf('C-01')).toBe('DECISIONS');
    expect(areaOf('CALLS-01')).toBe('CALLS');
  });

  test('an id may not stand twice', () => {
    expect(() => readChecklist('1. **BAG-01** a\n2. **BAG-01** b')).toThrow('BAG-01 twice');
  });

  test.each([
    ['[BAG-01] one', ['BAG-01']],
    ['[BAG-01, PAY-BANK-01] two', ['BAG-01', 'PAY-BANK-01']],
    ['a suite [BAG-01] [BAG-02] two', ['BAG-01', 'BAG-02']],
    ['[C1] [C-01] a finding and a decision', ['C1', 'C-01']],
    ['[B4, BAG-01] two kinds', ['B4', 'BAG-01']],
    ['[bag-01] BAG-02 [UTF-8 text] [A4] none', []],
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

  test('findings and decisions are counted as areas of their own', () => {
    const { areas } = countProved(checklist, [passed('[H-04] a'), passed('[C1] b')], {});
    expect(areas.get('FINDINGS')).toEqual({ lines: 2, proved: 1, flaky: 0 });
    expect(areas.get('DECISIONS')).toEqual({ lines: 2, proved: 1, flaky: 0 });
  });

  test('the steps of a journey prove what they name', () => {
    const { proved } = countProved(checklist, [{ ...passed('a walk'), steps: ['[BAG-02] it closes'] }], {});
    expect([...proved]).toEqual(['BAG-02']);
  });

  test('a line proved only on a retry is flaky, neither proved nor missing', () => {
    const count = countProved(
      checklist,
      [flaky('[BAG-01] a'), flaky('[BAG-02] b'), passed('[BAG-02] c')],
      {},
    );
    expect([[...count.proved], [...count.flaky]]).toEqual([['BAG-02'], ['BAG-01']]);
    expect(stillMissing(checklist, count, { areas: ['BAG'], excepted: [] })).toEqual([]);
  });

  test('a title names at most four ids', () => {
    const title = `${'[BAG-01] '.repeat(MAX_IDS_PER_TITLE)}a`;
    expect(countProved(checklist, [passed(title)], {}).mistakes).toEqual([]);
    const { mistakes } = countProved(checklist, [passed(`[BAG-02] ${title}`)], {});
    expect(mistakes).toEqual([expect.stringContaining('names more than 4 ids')]);
  });

  test('unknown ids are a mistake', () => {
    const { proved, mistakes } = countProved(checklist, [passed('[BAG-77] b')], {});
    expect(proved.size).toBe(0);
    expect(mistakes).toEqual(['BAG-77 is not in the checklist, but a test is called "[BAG-77] b"']);
  });

  test('a deferred line must exist and must not be proved yet', () => {
    const { mistakes } = countProved(checklist, [passed('[BAG-01] a')], { 'BAG-01': 'why', 'BAG-99': 'why' });
    expect(mistakes).toEqual([
      'later.json still names BAG-01, which is proved now: remove it there',
      'later.json names BAG-99, which is not in the checklist',
    ]);
  });

  test('areas and what is missing of the required ones', () => {
    const count = countProved(checklist, [passed('[BAG-01] a')], {});
    expect(count.areas.get('BAG')).toEqual({ lines: 2, proved: 1, flaky: 0 });
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
  const stages = { unreadable: 0, stagesFailed: 0 };

  test('two tests that passed only on a retry are listed and count as passed', () => {
    expect(sumUp([passed('a'), flaky('b'), flaky('c')], stages)).toEqual({
      passed: 3,
      failed: 0,
      notes: ['passed only on a retry (2):', '  b', '  c'],
    });
  });

  test('three fail the run', () => {
    const sum = sumUp([passed('a'), flaky('b'), flaky('c'), flaky('d')], stages);
    expect(sum).toMatchObject({ passed: 1, failed: 3 });
    expect(sum.notes[0]).toBe('passed only on a retry (3, more than 2: the run fails):');
  });

  test('a stage that failed without a failing test counts as one', () => {
    expect(sumUp([passed('a')], { ...stages, stagesFailed: 1 })).toMatchObject({ passed: 1, failed: 1 });
    expect(sumUp([failed('a')], { ...stages, stagesFailed: 1 })).toMatchObject({ failed: 1 });
    expect(sumUp([{ ...failed('a'), message: 'too slow' }], stages).notes).toEqual([
      'failed (1):',
      '  a: too slow',
    ]);
    expect(sumUp([], { unreadable: 1, stagesFailed: 1 })).toMatchObject({ failed: 1 });
  });
});
