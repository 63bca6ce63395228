import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLabel, useT } from '../../i18n/use-t.ts';
import { type DeskError, isDeskError } from '../calls/desk-error.ts';
import { useKeys } from '../keys/use-keys.ts';
import { Dialog } from '../overlay/dialog.tsx';
import { FormFoot } from '../overlay/form-foot.tsx';
import { Note } from '../parts/facts.tsx';
import { ActionFieldInput } from './action-field.tsx';
import type { ActionField, ActionValues, OfferedAction, SubjectAction } from './action-types.ts';
import { waitsForApproval } from './arrange-actions.ts';
import { readTypedAmount } from './typed-amount.ts';

interface ActionDialogProps {
  readonly subject: unknown;
  readonly site: string;
  readonly spec: SubjectAction<unknown>;
  readonly offer: OfferedAction;
  readonly onClose: () => void;
  readonly onDone: (outcome: string | null) => void;
}

/** The fields of an action and what it sets in motion; Ctrl+Enter confirms. A lost answer is repeated under the same key. */
export default function ActionDialog(props: ActionDialogProps) {
  const label = useLabel();
  const { spec } = props;
  return (
    <Dialog
      title={label(
        `action.${spec.name}.title`,
        spec.label?.(props.subject) ?? label(`action.${spec.name}`, spec.name),
      )}
      onClose={props.onClose}
    >
      <ActionForm {...props} />
    </Dialog>
  );
}

const initialOf = (fields: readonly ActionField[]): ActionValues =>
  Object.fromEntries(fields.map(({ name, initial = '' }) => [name, initial]));

function ActionForm({ subject, site, spec, offer, onClose, onDone }: ActionDialogProps) {
  const t = useT();
  const label = useLabel();
  const allFields = spec.fields?.(subject) ?? [];
  const [values, setValues] = useState<ActionValues>(() => initialOf(allFields));
  const form = useRef<HTMLFormElement>(null);
  const { send, isBusy, error } = useSending({ subject, site, spec, onDone });
  const typed = readValues(allFields, values).values;
  const fields = allFields.filter((field) => field.isShown?.(typed) ?? true);
  const read = readValues(fields, values);
  const warnings = spec.warnings?.(subject, read.values) ?? [];
  const effects = spec.effects?.(subject, read.values) ?? [];
  const waits = waitsForApproval(offer, fields, read.values);
  const submit = () => {
    if (!isBusy && form.current?.reportValidity() && read.isValid) void send(read.values);
  };
  useKeys([{ keys: 'mod+enter', label: t('kit.confirm'), whileTyping: true, run: submit }]);
  const fieldErrors = isDeskError(error) ? error.errors : {};
  const isField = (name: string) => fields.some((field) => field.name === name);
  const otherErrors = Object.keys(fieldErrors).flatMap((name) =>
    isField(name) ? [] : (fieldErrors[name] ?? []),
  );
  return (
    <form
      ref={form}
      className="action"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {fields.map((field) => (
        <ActionFieldInput
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          errors={
            fieldErrors[field.name] ??
            (read.problems[field.name] ? [t(AMOUNT_PROBLEMS[read.problems[field.name] ?? 'invalid'])] : [])
          }
          onChange={(value) => setValues({ ...values, [field.name]: value })}
        />
      ))}
      <ActionNotes
        warnings={warnings}
        effects={effects}
        needsApproval={waits}
        error={error}
        otherErrors={otherErrors}
      />
      <FormFoot
        isReady={!isBusy}
        look={spec.kind === 'danger' ? 'danger-primary' : 'primary'}
        onClose={onClose}
      >
        {waits ? t('kit.action.propose') : (spec.label?.(subject) ?? label(`action.${spec.name}`, spec.name))}
      </FormFoot>
    </form>
  );
}

type SendingInput = Pick<ActionDialogProps, 'subject' | 'site' | 'spec' | 'onDone'>;

/** Sends the values of an action, and keeps why it was refused. */
function useSending({ subject, site, spec, onDone }: SendingInput) {
  const client = useQueryClient();
  const [error, setError] = useState<DeskError | Error | null>(null);
  const [isBusy, setBusy] = useState(false);
  const attempt = useRef({ values: '', key: '' });

  async function send(values: ActionValues): Promise<void> {
    const text = JSON.stringify(values);
    // The same input keeps its key, so that a retry after a lost answer does nothing twice.
    if (attempt.current.values !== text || !attempt.current.key)
      attempt.current = { values: text, key: crypto.randomUUID() };
    setBusy(true);
    setError(null);
    try {
      const answer = await spec.submit(subject, values, { site, idempotencyKey: attempt.current.key });
      onDone(outcomeOf(answer.data));
    } catch (failure) {
      setBusy(false);
      if (isDeskError(failure, 'cancelled')) return;
      setError(failure as Error);
      // Behind the dialog the page shows what the other person has done.
      if (isDeskError(failure, 'edited_meanwhile')) void client.invalidateQueries();
    }
  }
  return { send, isBusy, error };
}

/** What the answer says of the outcome; a proposal whose subject has changed did nothing. */
function outcomeOf(data: unknown): string | null {
  const { outcome, status } = data as { outcome?: string | null; status?: string };
  return outcome ?? (status === 'moved_on' ? status : null);
}

interface NotesProps {
  readonly warnings: readonly string[];
  readonly effects: readonly string[];
  readonly needsApproval: boolean;
  readonly error: Error | null;
  /** Of values that are no field of the dialog by that name, such as `amount_minor`. */
  readonly otherErrors: readonly string[];
}

/** What is unusual, what the action sets in motion, that it waits for an approval, and why it failed. */
function ActionNotes({ warnings, effects, needsApproval, error, otherErrors }: NotesProps) {
  const t = useT();
  const label = useLabel();
  return (
    <>
      {warnings.map((warning) => (
        <div key={warning} role="status">
          <Note tone="warn" icon="warning">
            {warning}
          </Note>
        </div>
      ))}
      {effects.length > 0 ? (
        <Note tone="info" icon="send">
          <ul className="effects">
            {effects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
        </Note>
      ) : null}
      {needsApproval ? (
        <Note tone="warn" icon="people">
          {t('kit.action.needsApproval')}
        </Note>
      ) : null}
      {error ? (
        <div role="alert">
          <Note tone="alert" icon="warning">
            {isDeskError(error) ? label(`reason.${error.code}`, error.message) : error.message}
            {otherErrors.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Note>
        </div>
      ) : null}
    </>
  );
}

const AMOUNT_PROBLEMS = { invalid: 'kit.field.amount', ambiguous: 'kit.field.amountAmbiguous' } as const;

/** Sums as minor units; a sum that cannot be read is named in `problems`. */
function readValues(fields: readonly ActionField[], typed: ActionValues) {
  const problems: Record<string, keyof typeof AMOUNT_PROBLEMS> = {};
  const values: Record<string, string> = {};
  for (const { name, kind, currency, isRequired } of fields) {
    const text = (typed[name] ?? '').trim();
    if (kind === 'money' && currency && text !== '') {
      const amount = readTypedAmount(text, currency);
      if (amount.ok) values[name] = String(amount.amountMinor);
      else problems[name] = amount.reason;
    } else if (text !== '' || isRequired) values[name] = text;
  }
  return { values, problems, isValid: Object.keys(problems).length === 0 };
}
