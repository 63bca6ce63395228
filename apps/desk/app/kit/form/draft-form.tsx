import { type ReactNode, useState } from 'react';
import { requireMessages } from '../../i18n/messages.ts';
import { useLabel, useT } from '../../i18n/use-t.ts';
import { type DeskError, isDeskError } from '../calls/desk-error.ts';
import { useKeys } from '../keys/use-keys.ts';
import { showToast } from '../overlay/toast.tsx';
import { Button } from '../parts/button.tsx';
import { Note } from '../parts/facts.tsx';
import { isSame, type Values } from './draft.rules.ts';
import { DraftField, type DraftFormField } from './draft-field.tsx';
import type { DraftState, DraftStore, DraftSubject } from './draft-store.ts';
import { useDraft } from './use-draft.ts';

await requireMessages('unfinished');

interface Saved {
  readonly values: Values;
  readonly revision: string;
}

export interface DraftFormProps {
  readonly subject: DraftSubject;
  /** The server's state when the form is opened. */
  readonly saved: Saved;
  readonly fields: readonly DraftFormField[];
  readonly saveLabel: string;
  /** Sends `If-Match`; a refusal `edited_meanwhile` is thrown as it came. */
  save(values: Values, revision: string): Promise<Saved>;
  /** What the refusal `edited_meanwhile` brought. */
  theirs(error: DeskError): Saved;
  readonly isDisabled?: boolean;
  readonly children?: ReactNode;
}

/** A form that keeps what is typed: after a crash, an expired session or a change by a colleague nothing is lost. */
export function DraftForm(props: DraftFormProps) {
  const { subject, saved, fields, saveLabel, isDisabled } = props;
  const t = useT();
  const { store, state, isReady } = useDraft(subject, saved);
  const { error, isBusy, submit } = useSaving(store, state, props);
  useKeys([
    { keys: 'mod+enter', label: saveLabel, whileTyping: true, run: () => void submit() },
    { keys: 'mod+s', label: t('draft.keep'), whileTyping: true, run: () => void store.flush() },
  ]);
  const isDirty = !isSame(state.values, state.base);
  const hasConflicts = Object.keys(state.conflicts).length > 0;
  return (
    <form
      className="col"
      aria-busy={!isReady}
      onBlur={() => void store.flush()}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <DraftNotes isRestored={state.status === 'restored'} hasConflicts={hasConflicts} />
      {fields.map((field) => (
        <DraftField
          key={field.name}
          field={field}
          value={state.values[field.name] ?? ''}
          conflict={state.conflicts[field.name]}
          errors={error?.errors[field.name] ?? []}
          isDisabled={isDisabled ?? false}
          onType={(value) => store.type(field.name, value)}
          onResolve={(value) => store.resolve(field.name, value)}
        />
      ))}
      <FailureNote error={error} />
      <div className="row space-between">
        <DraftStatus state={state} isDirty={isDirty} />
        <span className="btn-group">
          {isDirty ? (
            <Button look="quiet" onClick={() => void store.discard()}>
              {t('draft.discard')}
            </Button>
          ) : null}
          <Button
            type="submit"
            look="primary"
            keys="mod+enter"
            disabled={isBusy || !isDirty || hasConflicts || isDisabled}
          >
            {saveLabel}
          </Button>
        </span>
      </div>
    </form>
  );
}

function useSaving(store: DraftStore, state: DraftState, { save, theirs, isDisabled }: DraftFormProps) {
  const t = useT();
  const [error, setError] = useState<DeskError | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function submit(): Promise<void> {
    if (isBusy || isDisabled || !store.isDirty() || Object.keys(state.conflicts).length > 0) return;
    setBusy(true);
    setError(null);
    try {
      const sent = store.state.values;
      const now = await save(sent, store.state.revision);
      // What was typed while the save ran is newer than the answer.
      if (store.state.values === sent) await store.settle(now.values, now.revision);
      else await store.acknowledge(now.values, now.revision);
      showToast(t('draft.saved'));
    } catch (failure) {
      if (isDeskError(failure, 'edited_meanwhile')) {
        const { values, revision } = theirs(failure);
        store.meet(values, revision);
      }
      if (isDeskError(failure) && failure.code !== 'cancelled') setError(failure);
    }
    setBusy(false);
  }
  return { error, isBusy, submit };
}

function DraftNotes({ isRestored, hasConflicts }: { isRestored: boolean; hasConflicts: boolean }) {
  const t = useT();
  return (
    <>
      {isRestored ? (
        <Note tone="info" icon="undo">
          {t('draft.restored')}
        </Note>
      ) : null}
      {hasConflicts ? (
        <div role="alert">
          <Note tone="warn" icon="people">
            {t('draft.conflict')}
          </Note>
        </div>
      ) : null}
    </>
  );
}

function FailureNote({ error }: { error: DeskError | null }) {
  const label = useLabel();
  const t = useT();
  if (!error) return null;
  const isMerged = error.code === 'edited_meanwhile';
  return (
    <div role="alert">
      <Note tone={isMerged ? 'warn' : 'alert'} icon={isMerged ? 'people' : 'warning'}>
        {isMerged ? t('draft.editedMeanwhile') : label(`reason.${error.code}`, error.message)}
      </Note>
    </div>
  );
}

function DraftStatus({ state, isDirty }: { state: DraftState; isDirty: boolean }) {
  const t = useT();
  const words =
    state.status === 'kept' ? t('draft.kept') : t(state.status === 'full' ? 'draft.full' : 'draft.typed');
  const text = isDirty ? words : '';
  return (
    <span className="muted small" role="status">
      {text}
    </span>
  );
}
