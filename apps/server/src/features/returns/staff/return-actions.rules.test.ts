import { describe, expect, test } from 'vitest';
import { returnActions } from './return-actions.rules.ts';

const actions = (status: string, outcome: string | null = null, may = true) =>
  returnActions({ status, lines: [{ outcome }] }, () => may);
const allowed = (status: string, outcome: string | null = null) =>
  actions(status, outcome)
    .filter((action) => action.allowed)
    .map(({ name }) => name);

describe('[DESKORDERS-06] actions of a return', () => {
  test.each([
    ['requested', ['return.approve', 'return.reject']],
    ['approved', ['return.receive', 'return.reject']],
    ['received', ['return.inspect', 'return.refund']],
    ['refunded', ['return.inspect']],
    ['rejected', []],
    ['withdrawn', []],
  ])('%s', (status, expected) => {
    expect(allowed(status)).toEqual(expected);
  });

  test('each refused action says why', () => {
    const reason = (status: string, name: string, outcome: string | null = null) =>
      actions(status, outcome).find((action) => action.name === name)?.reason;
    expect(reason('requested', 'return.refund')).toBe('not_yet');
    expect(reason('received', 'return.approve')).toBe('already_received');
    expect(reason('received', 'return.inspect', 'resell')).toBe('already_inspected');
    expect(reason('withdrawn', 'return.receive')).toBe('already_withdrawn');
    expect(actions('requested', null, false)[0]).toMatchObject({ allowed: false, reason: 'not_permitted' });
  });
});
