import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import approvals from '../features/approvals/messages.en.json' with { type: 'json' };
import history from '../features/history/messages.en.json' with { type: 'json' };
import today from '../features/today/messages.en.json' with { type: 'json' };

// Ids of these messages are made of what the server answers, so the compiler does not see that one is missing.

const SERVER = new URL('../../../server/', import.meta.url).pathname;
const SOURCES = globSync('{src,demo}/**/*.ts', { cwd: SERVER })
  .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('src/testing/'))
  .map((file) => readFileSync(SERVER + file, 'utf8'));
const allOf = (pattern: RegExp, texts: readonly string[] = SOURCES): string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, found = '']) => found))),
];

const ASSIGNED = allOf(/\baction:(.*)/g);
/** Acts that are written as a part and an end: `letter.${act}`. */
const BUILT: Record<string, readonly string[]> = {
  bike: ['verified', 'rejected'],
  case: ['close', 'refund', 'reinstate'],
  letter: ['create', 'save', 'test', 'send', 'schedule', 'cancel', 'stop', 'resume'],
  order: ['preparing', 'ready_for_pickup', 'shipped', 'delivered'],
  privacy: ['prove', 'export', 'erase', 'complete', 'refuse'],
  return: ['approve', 'receive', 'refund', 'reject', 'inspect'],
  review: ['approve', 'refuse', 'answer'],
  saved_reply: ['create', 'change', 'delete'],
  staff: ['suspend', 'resume', 'end_sessions'],
  test_ride: ['done', 'no_show', 'cancelled'],
  ticket: ['reply', 'note', 'take', 'hand_over', 'answer', 'close', 'merge'],
  warranty: ['verified', 'in_repair', 'closed', 'rejected'],
};
/** Acts whose names reach the audit log through a variable. */
const PASSED = [
  ...['refuse', 'withdraw', 'moved_on'].map((end) => `approval.${end}`),
  ...['create', 'change', 'delete'].map((end) => `glossary.${end}`),
  ...['grant.confirm', 'group_grant.confirm'],
];
const ACTS = [
  ...allOf(/'([a-z_]+\.[a-z_]+)'/g, ASSIGNED),
  ...allOf(/into audit_log[^`]*?'([a-z_]+\.[a-z_]+)'/g),
  ...Object.entries(BUILT).flatMap(([part, ends]) => ends.map((end) => `${part}.${end}`)),
  ...PASSED,
];
const wordless = (acts: readonly string[], words: object, idOf: (act: string) => string) =>
  acts.filter((act) => !Object.hasOwn(words, idOf(act)));

test('each act that the server writes to the audit log has words', () => {
  expect(ACTS).toEqual(
    expect.arrayContaining(['unit.lift_stop', 'list.read', 'approval.expire', 'letter.stop']),
  );
  expect(wordless(ACTS, history, (act) => `history.act.${act.replaceAll('.', '_')}`)).toEqual([]);
});

test('the acts that are put together are listed above', () => {
  expect(allOf(/`([a-z_]+)\.\$\{/g, ASSIGNED).sort()).toEqual(Object.keys(BUILT));
});

test('each act that a second person may have to approve has words in Today and Approvals', () => {
  const acts = allOf(/\bcontract: '([a-z_]+\.[a-z_]+)'/g);
  expect(acts).toContain('order.payment');
  expect(wordless(acts, today, (act) => `today.do.approval.${act.replaceAll('.', '_')}`)).toEqual([]);
  expect(wordless(acts, approvals, (act) => `approvals.act.${act}`)).toEqual([]);
});
