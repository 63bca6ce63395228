import type { OneAuditRow } from '@paddock/server/features/audit/audit.contract.ts';
import type { Change } from '../../kit/parts/diff.tsx';

const textOf = (value: unknown): string | null => {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** The fields whose value differs, personal ones included as long as they are kept. */
export function changesOf({
  before,
  after,
  personal,
}: Pick<OneAuditRow, 'before' | 'after' | 'personal'>): Change[] {
  const old = { ...before, ...personal?.before };
  const now = { ...after, ...personal?.after };
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .map((field) => ({ field, before: textOf(old[field]), after: textOf(now[field]) }))
    .filter((change) => change.before !== change.after);
}
