import {
  type BulkAction,
  type BulkRun,
  bulkErrors,
  createBulkRun,
  runBulk,
  showBulkRun,
  stopBulk,
} from '@paddock/server/features/bulk/bulk.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { requireMessages } from '../../i18n/messages.ts';
import { useLabel, useT } from '../../i18n/use-t.ts';
import { useDeskMutation, useDeskQuery } from '../calls/use-desk.ts';
import { useKeys } from '../keys/use-keys.ts';
import { Dialog } from '../overlay/dialog.tsx';
import { Button } from '../parts/button.tsx';
import { Note } from '../parts/facts.tsx';
import { BulkCounts } from './bulk-counts.tsx';

await requireMessages('unfinished');

const POLL_MS = 700;
const IS_WORKING = new Set(['checking', 'running', 'stopping']);

export interface BulkTarget {
  readonly action: BulkAction;
  readonly rows: readonly { readonly site: string; readonly ref: string }[];
  /** The query string of the list, for "all that match"; null: the action has no list. */
  readonly matching: string | null;
}

interface BulkDialogProps {
  readonly target: BulkTarget;
  onClose(): void;
}

/** Choose, check without changing anything, run, and see what came of each row. Closing does not stop a run. */
export default function BulkDialog({ target, onClose }: BulkDialogProps) {
  const label = useLabel();
  const client = useQueryClient();
  const close = () => {
    void client.invalidateQueries();
    onClose();
  };
  return (
    <Dialog title={label(`action.${target.action}`, target.action)} onClose={close}>
      <BulkSteps target={target} onClose={close} />
    </Dialog>
  );
}

function BulkSteps({ target, onClose }: BulkDialogProps) {
  const [id] = useState(() => crypto.randomUUID());
  const [isAll, setAll] = useState(false);
  const t = useT();
  const create = useDeskMutation(createBulkRun, { invalidates: ['/api/staff/bulk'] });
  const { data, error } = useDeskQuery(
    showBulkRun,
    { params: { id } },
    { enabled: create.isSuccess, staleTime: 0, refetchInterval: POLL_MS },
  );
  const run = data?.data;
  const isOpen = !create.isPending && !create.isSuccess;
  const { action, rows, matching } = target;
  const check = () =>
    create.mutate({
      params: { id },
      body: isAll && matching !== null ? { action, matching } : { action, rows: [...rows] },
    });
  useKeys([{ keys: 'mod+enter', label: t('kit.confirm'), whileTyping: true, run: check }], isOpen);
  if (run) return <BulkProgress run={run} onClose={onClose} />;
  return (
    <div className="action">
      <p>{t('bulk.about')}</p>
      {matching !== null ? (
        <label className="row check">
          <input type="checkbox" checked={isAll} onChange={({ target: box }) => setAll(box.checked)} />
          {t('bulk.allMatching')}
        </label>
      ) : null}
      <BulkFailure error={create.error ?? error} />
      <div className="action__foot">
        <Button look="quiet" onClick={onClose}>
          {t('kit.cancel')}
        </Button>
        <Button
          look="primary"
          keys="mod+enter"
          disabled={create.isPending || create.isSuccess}
          onClick={check}
          data-autofocus=""
        >
          {isAll ? t('bulk.checkAll') : t('bulk.check', { count: rows.length })}
        </Button>
      </div>
    </div>
  );
}

function BulkProgress({ run, onClose }: { run: BulkRun; onClose(): void }) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone at each step: the focus stays in the dialog.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new status is a new step
  useEffect(() => box.current?.focus(), [run.status]);
  const invalidates = ['/api/staff/bulk'];
  const start = useDeskMutation(runBulk, { invalidates });
  const stop = useDeskMutation(stopBulk, { invalidates });
  const call = { params: { id: run.id }, body: {} };
  const refused = Object.values(run.dry_refusals).reduce((sum, count) => sum + count, 0);
  const open = run.row_count - run.done - run.refused;
  const isChecking = run.status === 'checking';
  const place = isChecking ? run.checked : run.done + run.refused;
  const canRun = run.status === 'checked' || run.status === 'stopped';
  const isStartable = canRun && !start.isPending && (run.status === 'stopped' || refused < run.row_count);
  useKeys(
    [{ keys: 'mod+enter', label: t('kit.confirm'), whileTyping: true, run: () => start.mutate(call) }],
    isStartable,
  );
  return (
    <div ref={box} className="action" tabIndex={-1}>
      {IS_WORKING.has(run.status) ? (
        <progress
          max={run.row_count}
          value={place}
          aria-label={t(isChecking ? 'bulk.checking' : 'bulk.running')}
        />
      ) : null}
      <BulkCounts run={run} />
      <BulkFailure error={start.error ?? stop.error} />
      {run.refused > 0 || (canRun && refused > 0) ? (
        <a href={bulkErrors.path.replace(':id', run.id)} download>
          {t('bulk.errors')}
        </a>
      ) : null}
      <div className="action__foot">
        <Button look="quiet" onClick={onClose}>
          {t('kit.close')}
        </Button>
        {run.status === 'running' ? (
          <Button look="danger" disabled={stop.isPending} onClick={() => stop.mutate(call)}>
            {t('bulk.stop')}
          </Button>
        ) : null}
        {canRun ? (
          <Button look="primary" keys="mod+enter" disabled={!isStartable} onClick={() => start.mutate(call)}>
            {run.status === 'stopped'
              ? t('bulk.resume', { count: open })
              : t('bulk.run', { count: run.row_count - refused })}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function BulkFailure({ error }: { error: { code: string; message: string } | null }) {
  const label = useLabel();
  if (!error) return null;
  return (
    <div role="alert">
      <Note tone="alert" icon="warning">
        {label(`bulk.reason.${error.code}`, label(`reason.${error.code}`, error.message))}
      </Note>
    </div>
  );
}
