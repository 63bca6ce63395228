import type { CallSuccess } from '@paddock/api-client';
import {
  type BankAccount,
  type CsvPreview,
  importStatement,
  listBankAccounts,
  saveBankAccount,
} from '@paddock/server/features/statements/statements.contract.ts';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLabel, useT } from '../../i18n/use-t.ts';
import { callDesk } from '../../kit/calls/call-desk.ts';
import { type DeskError, isDeskError } from '../../kit/calls/desk-error.ts';
import { useDeskQuery } from '../../kit/calls/use-desk.ts';
import { useKeys } from '../../kit/keys/use-keys.ts';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { FormFoot } from '../../kit/overlay/form-foot.tsx';
import { showToast } from '../../kit/overlay/toast.tsx';
import { Note } from '../../kit/parts/facts.tsx';
import { moneyText } from '../../kit/parts/money.tsx';
import type { DeskSite } from '../../kit/session/me.contract.ts';
import { useScope } from '../../kit/session/scope.ts';
import { useMay } from '../../kit/session/use-me.ts';
import { AccountFields, CsvFields, Field, MayNotAdd } from './account-fields.tsx';
import { findAccount, initialAccount } from './choose-account.ts';
import { isSameMapping, readColumns } from './read-columns.ts';
import { useChosenFile } from './use-chosen-file.ts';

interface ImportProps {
  readonly file: File | null;
  readonly onClose: () => void;
}

/** Brings in the bank's file. An unknown account is added on the way, the columns of a CSV file are chosen once per account. */
export default function ImportDialog(props: ImportProps) {
  const t = useT();
  return (
    <Dialog title={t('statements.import')} onClose={props.onClose}>
      <ImportForm {...props} />
    </Dialog>
  );
}

function ImportForm({ file: dropped, onClose }: ImportProps) {
  const t = useT();
  const may = useMay();
  const sites = useScope().chosen.filter(({ slug }) => may('statement.import', slug));
  const [site, setSite] = useState(sites[0]?.slug ?? '');
  const chosen = useChosenFile(site);
  const { file, error, choose } = chosen;
  const form = useRef<HTMLFormElement>(null);
  const accounts = useDeskQuery(listBankAccounts, { query: { sites: site } }, { enabled: site !== '' });
  const listed = accounts.data?.data;
  const mayAdd = may('bank_account.edit', site);
  const initial = file?.csv && listed ? initialAccount(file.csv, listed, mayAdd) : undefined;
  const { send, isBusy } = useImport({ site, chosen, accounts, mayAdd, onClose });
  const isReady = !isBusy && file !== null && (!file.csv || Boolean(initial));
  const chooseDropped = useEffectEvent(() => void (dropped && choose(dropped)));
  useEffect(() => chooseDropped(), []);
  const submit = () => {
    if (isReady && form.current?.reportValidity()) void send(new FormData(form.current));
  };
  useKeys([{ keys: 'mod+enter', label: t('statements.import'), whileTyping: true, run: submit }]);
  return (
    <form
      ref={form}
      className="action"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <SiteField sites={sites} site={site} onSite={setSite} />
      <FileField fileName={file?.name} onChoose={(next) => void choose(next)} />
      {initial === null ? <MayNotAdd /> : null}
      {file?.csv && listed && initial ? (
        <CsvFields
          key={`${site} ${file.name}`}
          preview={file.csv}
          accounts={listed}
          initial={initial}
          mayAdd={mayAdd}
          currency={sites.find(({ slug }) => slug === site)?.currency ?? ''}
        />
      ) : null}
      <ImportProblem error={error} site={site} mayAdd={mayAdd} />
      <FormFoot isReady={isReady} onClose={onClose}>
        {t('statements.importNow')}
      </FormFoot>
    </form>
  );
}

interface ImportInput {
  readonly site: string;
  readonly chosen: ReturnType<typeof useChosenFile>;
  readonly accounts: UseQueryResult<CallSuccess<typeof listBankAccounts>, DeskError>;
  readonly mayAdd: boolean;
  readonly onClose: () => void;
}

/** Sends the chosen file with what the form says of its account, and opens the first statement of it. */
function useImport({ site, chosen: { file, error, setError }, accounts, mayAdd, onClose }: ImportInput) {
  const t = useT();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  async function importFile(values: FormData): Promise<void> {
    if (!file) return;
    if (error?.code === 'bank_account_unknown' && mayAdd) await addAccount(site, values, error.data);
    const known = accounts.data?.data ?? [];
    const account = file.csv ? await keepMapping(site, values, file.csv, known) : undefined;
    const query = {
      file_name: file.name.slice(0, 200),
      account,
      override_balance: values.get('override') ? ('true' as const) : ('false' as const),
    };
    const { data } = await callDesk(importStatement, { query, body: file.text }, { site, timeoutMs: 60_000 });
    showToast(t(data.outcome === 'again' ? 'statements.again' : 'statements.importDone'));
    await client.invalidateQueries();
    onClose();
    const [first] = data.statements;
    if (first) navigate(`/statements/${site}/${first.id}`);
  }
  async function send(values: FormData): Promise<void> {
    setBusy(true);
    try {
      await importFile(values);
    } catch (failure) {
      setBusy(false);
      // An account may have been added on the way.
      void accounts.refetch();
      if (isDeskError(failure) && failure.code !== 'cancelled') setError(failure);
    }
  }
  return { send, isBusy };
}

interface FileFieldProps {
  readonly fileName: string | undefined;
  readonly onChoose: (file: File | undefined) => void;
}

function FileField({ fileName, onChoose }: FileFieldProps) {
  const t = useT();
  return (
    <>
      <Field label={t('statements.file')} hint={t('statements.fileHint')}>
        <input
          type="file"
          required={fileName === undefined}
          accept=".xml,.sta,.940,.mt940,.txt,.csv"
          data-autofocus
          onChange={({ target }) => onChoose(target.files?.[0])}
        />
      </Field>
      {fileName === undefined ? null : <p className="small muted">{fileName}</p>}
    </>
  );
}

interface SiteProps {
  readonly sites: readonly DeskSite[];
  readonly site: string;
  readonly onSite: (slug: string) => void;
}

function SiteField({ sites, site, onSite }: SiteProps) {
  const t = useT();
  if (sites.length < 2) return null;
  return (
    <Field label={t('statements.site')}>
      <select className="input" value={site} onChange={({ target }) => onSite(target.value)}>
        {sites.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface ProblemProps {
  readonly error: DeskError | null;
  readonly site: string;
  readonly mayAdd: boolean;
}

function ImportProblem({ error, site, mayAdd }: ProblemProps) {
  const t = useT();
  const label = useLabel();
  const currency = useScope().chosen.find(({ slug }) => slug === site)?.currency ?? 'EUR';
  if (!error) return null;
  const data = (error.data ?? {}) as {
    number?: string;
    expected_minor?: number;
    opening_minor?: number;
    place?: string;
    row?: number;
    column?: string;
  };
  const place =
    data.row === undefined ? data.place : t('statements.cell', { row: data.row, column: data.column ?? '' });
  return (
    <>
      <div role="alert">
        <Note tone={error.code === 'bank_account_unknown' ? 'warn' : 'alert'} icon="warning">
          {label(`reason.${error.code}`, error.message)} {place ? <bdi>({place})</bdi> : null}
          {data.number ? <bdi> {data.number}</bdi> : null}
        </Note>
      </div>
      {error.code === 'bank_account_unknown' ? mayAdd ? <AccountFields /> : <MayNotAdd /> : null}
      {error.code === 'balance_gap' ? (
        <label className="row check">
          <input type="checkbox" name="override" value="true" />
          {t('statements.override', {
            expected: moneyText(data.expected_minor ?? 0, currency),
            opening: moneyText(data.opening_minor ?? 0, currency),
          })}
        </label>
      ) : null}
    </>
  );
}

const textOf = (values: FormData, name: string) => String(values.get(name) ?? '').trim();

const accountOf = (values: FormData) => ({
  name: textOf(values, 'name'),
  holder: textOf(values, 'holder'),
  bic: textOf(values, 'bic').toUpperCase() || null,
});

async function addAccount(site: string, values: FormData, unknown: unknown): Promise<void> {
  const { number = '', currency = 'EUR' } = (unknown ?? {}) as { number?: string; currency?: string };
  await callDesk(saveBankAccount, { body: { ...accountOf(values), number, currency } }, { site });
}

/** Keeps the columns with the account, which may be a new one; the id of the account. */
async function keepMapping(
  site: string,
  values: FormData,
  preview: CsvPreview,
  accounts: readonly BankAccount[],
): Promise<number> {
  const known = findAccount(values, accounts);
  const columns = readColumns(values, preview, known?.csv_columns ?? null);
  if (known && isSameMapping(columns, known.csv_columns)) return known.id;
  const number = textOf(values, 'number');
  const currency = textOf(values, 'currency').toUpperCase();
  const { name, holder, bic } = known ?? accountOf(values);
  const account = {
    ...(known && { id: known.id }),
    name,
    holder,
    bic,
    number: known?.number ?? number,
    currency: known?.currency ?? currency,
  };
  const { data } = await callDesk(saveBankAccount, { body: { ...account, csv_columns: columns } }, { site });
  return data.id;
}
