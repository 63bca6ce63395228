import {
  type BankAccount,
  type CsvPreview,
  importStatement,
  listBankAccounts,
  previewStatement,
  saveBankAccount,
} from '@paddock/server/features/statements/statements.staff.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
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
import { AccountFields, CsvFields, Field } from './account-fields.tsx';
import { isSameMapping, readColumns } from './read-columns.ts';

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

/** One character per byte: the server decides how the file is encoded. */
async function readBytes(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

const isCsv = (text: string) =>
  !/^\s*</.test(text.replace(/^\xef\xbb\xbf/, '')) && !/(^|\n|\r):20:/.test(text);

const loadPreview = async (site: string, text: string): Promise<CsvPreview | null> =>
  (await callDesk(previewStatement, { body: text }, { site, timeoutMs: 60_000 })).data.csv;

interface ChosenFile {
  readonly name: string;
  readonly text: string;
  /** Null: the file names its own parts. */
  readonly csv: CsvPreview | null;
}

function ImportForm({ file: dropped, onClose }: ImportProps) {
  const t = useT();
  const may = useMay();
  const navigate = useNavigate();
  const client = useQueryClient();
  const sites = useScope().chosen.filter(({ slug }) => may('statement.import', slug));
  const [site, setSite] = useState(sites[0]?.slug ?? '');
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [error, setError] = useState<DeskError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const accounts = useDeskQuery(listBankAccounts, { query: { sites: site } }, { enabled: site !== '' });
  const choose = async (chosen: File | undefined) => {
    setError(null);
    setFile(null);
    if (!chosen) return;
    const text = await readBytes(chosen);
    try {
      const csv = isCsv(text) ? await loadPreview(site, text) : null;
      setFile({ name: chosen.name, text, csv });
    } catch (failure) {
      if (isDeskError(failure) && failure.code !== 'cancelled') setError(failure);
    }
  };
  const chooseDropped = useEffectEvent(() => void (dropped && choose(dropped)));
  useEffect(() => chooseDropped(), []);

  async function send(values: FormData): Promise<void> {
    if (!file) return;
    if (error?.code === 'bank_account_unknown') await addAccount(site, values, error.data);
    const account = file.csv
      ? await keepMapping(site, values, file.csv, accounts.data?.data ?? [])
      : undefined;
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
  async function submit(): Promise<void> {
    if (isBusy || !form.current?.reportValidity()) return;
    setBusy(true);
    try {
      await send(new FormData(form.current));
    } catch (failure) {
      setBusy(false);
      if (isDeskError(failure) && failure.code !== 'cancelled') setError(failure);
    }
  }
  useKeys([
    { keys: 'mod+enter', label: t('statements.import'), whileTyping: true, run: () => void submit() },
  ]);
  return (
    <form
      ref={form}
      className="action"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <SiteField sites={sites} site={site} onSite={setSite} />
      <Field label={t('statements.file')} hint={t('statements.fileHint')}>
        <input
          type="file"
          required={!file}
          accept=".xml,.sta,.940,.mt940,.txt,.csv"
          data-autofocus
          onChange={({ target }) => void choose(target.files?.[0])}
        />
      </Field>
      {file ? <p className="s mu">{file.name}</p> : null}
      {file?.csv && accounts.data ? (
        <CsvFields
          key={`${site} ${file.name}`}
          preview={file.csv}
          accounts={accounts.data.data}
          mayAdd={may('bank_account.edit', site)}
          currency={sites.find(({ slug }) => slug === site)?.currency ?? ''}
        />
      ) : null}
      <ImportProblem error={error} site={site} />
      <FormFoot isReady={!isBusy && file !== null} onClose={onClose}>
        {t('statements.importNow')}
      </FormFoot>
    </form>
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
      <select className="in" value={site} onChange={({ target }) => onSite(target.value)}>
        {sites.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  );
}

function ImportProblem({ error, site }: { error: DeskError | null; site: string }) {
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
      {error.code === 'bank_account_unknown' ? <AccountFields /> : null}
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
  const known = accounts.find(({ id }) => String(id) === values.get('account'));
  const columns = readColumns(values, preview, known?.csv_columns ?? null);
  if (known && isSameMapping(columns, known.csv_columns)) return known.id;
  const number = textOf(values, 'number');
  const currency = textOf(values, 'currency').toUpperCase();
  const { name, holder, bic } = known ?? accountOf(values);
  const account = {
    name,
    holder,
    bic,
    number: known?.number ?? number,
    currency: known?.currency ?? currency,
  };
  const { data } = await callDesk(saveBankAccount, { body: { ...account, csv_columns: columns } }, { site });
  return data.id;
}
