import type { BulkRun } from '@paddock/server/features/bulk/bulk.contract.ts';
import { useLabel, useT } from '../../i18n/use-t.ts';
import { Note } from '../parts/facts.tsx';

/** What the dry run found, or what the run has done, with the reasons of refusals. */
export function BulkCounts({ run }: { run: BulkRun }) {
  const t = useT();
  const refusedDry = Object.values(run.dry_refusals).reduce((sum, count) => sum + count, 0);
  const isDry = run.status === 'checking' || run.status === 'checked';
  const text =
    run.status === 'checking'
      ? t('bulk.checkedOf', { checked: run.checked, count: run.row_count })
      : run.status === 'checked'
        ? t('bulk.checked', { can: run.row_count - refusedDry, count: run.row_count })
        : t(
            run.status === 'done' ? 'bulk.done' : run.status === 'stopped' ? 'bulk.stopped' : 'bulk.progress',
            {
              done: run.done,
              count: run.row_count,
            },
          );
  return (
    <>
      <p role="status">{text}</p>
      <Refusals refusals={isDry ? run.dry_refusals : run.refusals} isDry={isDry} />
    </>
  );
}

function Refusals({ refusals, isDry }: { refusals: BulkRun['refusals']; isDry: boolean }) {
  const t = useT();
  const label = useLabel();
  const entries = Object.entries(refusals);
  if (entries.length === 0) return null;
  return (
    <Note tone="warn" icon="warning">
      <p>{isDry ? t('bulk.wouldRefuse') : t('bulk.refused')}</p>
      <ul className="effects">
        {entries.map(([reason, count]) => (
          <li key={reason}>
            {count} × {label(`bulk.reason.${reason}`, label(`reason.${reason}`, reason))}
          </li>
        ))}
      </ul>
    </Note>
  );
}
