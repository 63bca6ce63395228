import { expect, test } from 'vitest';
import { withoutLogLines } from './run-all.ts';

test('the output of a failed step keeps the failure and loses the log lines around it', () => {
  const output = '{"level":40,"msg":"api call failed"}\nFAILED orders.test.ts\n{"level":30}\n1 failed\n';
  expect(withoutLogLines(output)).toBe('FAILED orders.test.ts\n1 failed\n');
});
