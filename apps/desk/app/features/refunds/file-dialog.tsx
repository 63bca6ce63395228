import { makeRefundFile, type RefundRow } from '@paddock/server/features/statements/refunds.contract.ts';
import {
  type BankAccount,
  listBankAccounts,
} from '@paddock/server/features/statements/statements.contract.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { useDeskMutation, useDeskQuery } from '../../kit/calls/use-desk.ts';
import { saveFile } from '../../kit/export/save-file.ts';
import { useKeys } from '../../kit/keys/use-keys.ts';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { FormFoot, FormProblem } from '../../kit/overlay/form-foot.tsx';
import { showToast } from '../../kit/overlay/toast.tsx';
import { Note } from '../../kit/parts/facts.tsx';
import { moneyText } from '../../kit/parts/money.tsx';

interface FileProps {
  readonly rows: readonly RefundRow[];
  readonly onClose: () => void;
}

/** A payment file for the chosen refunds of one site. They stay open until the bank's reference is entered. */
export default function FileDialog({ rows, onClose }: FileProps) {
  const t = useT();
  return (
    <Dialog title={t('refunds.file')} onClose={onClose}>
      <FileForm rows={rows} onClose={onClose} />
    </Dialog>
  );
}

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

function FileForm({ rows, onClose }: FileProps) {
  const t = useT();
  const site = rows[0]?.site ?? '';
  const isOneSite = rows.every((row) => row.site === site);
  const missing = rows.filter(({ payee }) => !payee).length;
  const accounts = useDeskQuery(listBankAccounts, { query: { sites: site } }, { enabled: isOneSite });
  const form = useRef<HTMLFormElement>(null);
  const [executeOn, setExecuteOn] = useState(tomorrow);
  const file = useDeskMutation(makeRefundFile, {
    site,
    onSuccess: ({ data }) => {
      saveFile(data.file_name, new Blob([data.xml], { type: 'application/xml' }));
      showToast(
        t('refunds.fileDone', { count: data.count, sum: moneyText(data.total_minor, data.currency) }),
      );
      onClose();
    },
  });
  const isReady = isOneSite && missing === 0 && !file.isPending;
  const submit = () => {
    if (!isReady || !form.current?.reportValidity()) return;
    const values = new FormData(form.current);
    file.mutate({
      body: {
        account: Number(values.get('account')),
        refunds: rows.map(({ id }) => id),
        execute_on: executeOn,
        again: values.get('again') === 'true',
      },
    });
  };
  useKeys([{ keys: 'mod+enter', label: t('refunds.file'), whileTyping: true, run: submit }]);
  return (
    <form
      ref={form}
      className="action"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <FileSummary rows={rows} isOneSite={isOneSite} missing={missing} />
      <FileFields
        accounts={accounts.data?.data ?? []}
        executeOn={executeOn}
        onExecuteOn={setExecuteOn}
        isAgain={rows.some((row) => row.file)}
      />
      <FormProblem error={file.error} />
      <FormFoot isReady={isReady} onClose={onClose}>
        {t('refunds.makeFile')}
      </FormFoot>
    </form>
  );
}

interface SummaryProps {
  readonly rows: readonly RefundRow[];
  readonly isOneSite: boolean;
  /** How many refunds have no payee. */
  readonly missing: number;
}

/** How many refunds of which sum, and why they cannot go into one file. */
function FileSummary({ rows, isOneSite, missing }: SummaryProps) {
  const t = useT();
  const [first] = rows;
  const sum = rows.reduce((total, row) => total + row.amount_minor, 0);
  return (
    <>
      {isOneSite ? null : <Note tone="warn">{t('refunds.oneSite')}</Note>}
      {missing > 0 ? <Note tone="warn">{t('refunds.missingPayees', { count: missing })}</Note> : null}
      {first ? (
        <p>{t('refunds.fileText', { count: rows.length, sum: moneyText(sum, first.currency) })}</p>
      ) : null}
    </>
  );
}

interface FieldsProps {
  readonly accounts: readonly BankAccount[];
  readonly executeOn: string;
  readonly onExecuteOn: (day: string) => void;
  readonly isAgain: boolean;
}

function FileFields({ accounts, executeOn, onExecuteOn, isAgain }: FieldsProps) {
  const t = useT();
  return (
    <>
      <label className="field">
        <span className="label">{t('refunds.fromAccount')}</span>
        <select className="input" name="account" required>
          {accounts.map(({ id, name, number }) => (
            <option key={id} value={id}>
              {name} {number}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span className="label">{t('refunds.executeOn')}</span>
        <span className="input">
          <input
            type="date"
            required
            value={executeOn}
            onChange={({ target }) => onExecuteOn(target.value)}
          />
        </span>
      </label>
      {isAgain ? (
        <label className="row check">
          <input type="checkbox" name="again" value="true" />
          {t('refunds.again')}
        </label>
      ) : null}
    </>
  );
}
