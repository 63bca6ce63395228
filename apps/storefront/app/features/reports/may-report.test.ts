import { expect, test } from 'vitest';
import { createReportBudget } from './may-report.server.ts';

test('a minute has room for twenty of one network and three hundred of all', () => {
  const mayReport = createReportBudget({ perNetwork: 20, total: 300 });
  const at = Date.now();
  const answers = Array.from({ length: 21 }, () => mayReport('203.0.113.1', at));
  expect(answers.filter(Boolean)).toHaveLength(20);
  expect(answers.at(-1)).toBe(false);
  const others = Array.from({ length: 300 }, (_, n) => mayReport(`198.51.100.${n}`, at));
  expect(others.filter(Boolean)).toHaveLength(280);
  expect(mayReport('203.0.113.1', at + 60_000)).toBe(true);
});
