import type {
  BankAccount,
  CsvColumns,
  CsvPreview,
} from '@paddock/server/features/statements/statements.contract.ts';
import { type ReactNode, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { Note } from '../../kit/parts/facts.tsx';
import { NEW_ACCOUNT } from './choose-account.ts';
import {
  COLUMN_PARTS,
  type ColumnPart,
  dateFormatsOf,
  fitsFile,
  initialColumns,
  isDecimalOpen,
  REQUIRED_PARTS,
} from './read-columns.ts';

export function Field({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className="field">
      <span className="label">{label}</span>
      {children}
      {hint ? <span className="hint">{hint}</span> : null}
    </label>
  );
}

function Text(props: {
  name: string;
  label: string;
  isRequired?: boolean;
  initial?: string | null | undefined;
  pattern?: string;
}) {
  const { name, label, isRequired, initial, pattern } = props;
  return (
    <Field label={label}>
      <span className="input">
        <input
          name={name}
          required={isRequired}
          defaultValue={initial ?? ''}
          pattern={pattern}
          maxLength={140}
        />
      </span>
    </Field>
  );
}

/** What the desk needs to know of a new account whose number the file names. */
export function AccountFields() {
  const t = useT();
  return (
    <>
      <Text name="name" label={t('statements.accountName')} isRequired />
      <Text name="holder" label={t('statements.accountHolder')} isRequired />
      <Text name="bic" label={t('statements.bic')} pattern="[A-Za-z0-9]{8}([A-Za-z0-9]{3})?" />
    </>
  );
}

/** Instead of the fields of a new account. */
export function MayNotAdd() {
  const t = useT();
  return (
    <Note tone="warn" icon="lock">
      {t('kit.forbidden.permission', { permission: 'bank_account.edit' })}
    </Note>
  );
}

interface CsvFieldsProps {
  readonly preview: CsvPreview;
  readonly accounts: readonly BankAccount[];
  readonly initial: string;
  readonly mayAdd: boolean;
  /** Of the site; a new account has it unless it is changed. */
  readonly currency: string;
}

/** The account of a CSV file, which the file does not name, and which column is which. */
export function CsvFields({ preview, accounts, initial, mayAdd, currency }: CsvFieldsProps) {
  const t = useT();
  const [chosen, setChosen] = useState(initial);
  const account = accounts.find(({ id }) => String(id) === chosen);
  return (
    <div className="col col--12">
      <Field label={t('statements.account')}>
        <select
          className="input"
          name="account"
          required
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          {accounts.map(({ id, name, number }) => (
            <option key={id} value={id}>
              {name} {number}
            </option>
          ))}
          {mayAdd ? <option value={NEW_ACCOUNT}>{t('statements.newAccount')}</option> : null}
        </select>
      </Field>
      {chosen === NEW_ACCOUNT ? (
        <>
          <Text
            name="number"
            label={t('statements.accountNumber')}
            isRequired
            pattern="[0-9A-Za-z \/\-]{4,60}"
          />
          <AccountFields />
          <Text
            name="currency"
            label={t('statements.currency')}
            isRequired
            initial={currency}
            pattern="[A-Za-z]{3}"
          />
        </>
      ) : null}
      <ColumnFields key={chosen} preview={preview} kept={account?.csv_columns ?? null} />
    </div>
  );
}

/** Closed where the account's columns fit, because then there is nothing to do. */
function ColumnFields({ preview, kept }: { readonly preview: CsvPreview; readonly kept: CsvColumns | null }) {
  const t = useT();
  const [chosen, setChosen] = useState(() => initialColumns(preview, kept));
  const formats = dateFormatsOf(preview, chosen);
  const asksDecimal = isDecimalOpen(preview, chosen);
  const isKnown = kept !== null && fitsFile(preview, kept) && formats.includes(kept.date_format);
  const isOpen = !isKnown || (asksDecimal && !kept.decimal);
  return (
    <details open={isOpen}>
      <summary>
        {t(isKnown ? 'statements.columnsKept' : 'statements.columns', { rows: preview.rows })}
      </summary>
      <div className="bank__columns">
        {COLUMN_PARTS.map((part) => (
          <ColumnField
            key={part}
            part={part}
            preview={preview}
            value={chosen[part] ?? ''}
            onChange={(name) => setChosen({ ...chosen, [part]: name === '' ? undefined : name })}
          />
        ))}
        {formats.length === 1 ? (
          <input type="hidden" name="date_format" value={formats[0]} />
        ) : (
          <Choice
            key={chosen.booked_on}
            name="date_format"
            label={t('statements.column.dateFormat')}
            hint={t('statements.ambiguous')}
            initial={kept && formats.includes(kept.date_format) ? kept.date_format : ''}
            options={formats.map((format) => [format, t(`statements.date.${format}`)])}
          />
        )}
        {asksDecimal ? (
          <Choice
            name="decimal"
            label={t('statements.column.decimal')}
            hint={t('statements.ambiguous')}
            initial={kept?.decimal ?? ''}
            options={[
              [',', t('statements.decimal.comma')],
              ['.', t('statements.decimal.point')],
            ]}
          />
        ) : null}
      </div>
    </details>
  );
}

interface ColumnFieldProps {
  readonly part: ColumnPart;
  readonly preview: CsvPreview;
  readonly value: string;
  onChange(name: string): void;
}

/** The columns that can be this part, each with sample values. */
function ColumnField({ part, preview, value, onChange }: ColumnFieldProps) {
  const t = useT();
  const isSum = part === 'amount' || part === 'debit' || part === 'balance';
  const fitting = preview.columns.filter((column) =>
    part === 'booked_on'
      ? column.date_formats.length > 0
      : !isSum || column.is_amount || column.samples.length === 0,
  );
  const name = fitting.find((column) => column.name.toLowerCase() === value.toLowerCase())?.name ?? '';
  return (
    <Field label={t(`statements.column.${part === 'booked_on' ? 'day' : part}`)}>
      <select
        className="input"
        name={`column_${part}`}
        required={REQUIRED_PARTS.has(part)}
        value={name}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{REQUIRED_PARTS.has(part) ? '' : t('statements.notInFile')}</option>
        {fitting.map((column) => (
          <option key={column.name} value={column.name}>
            {column.samples.length > 0 ? `${column.name} (${column.samples.join(' · ')})` : column.name}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly initial: string;
  readonly options: readonly (readonly [value: string, label: string])[];
}

function Choice({ name, label, hint, initial, options }: ChoiceProps) {
  return (
    <Field label={label} hint={hint}>
      <select className="input" name={name} required defaultValue={initial}>
        <option value="" />
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
