import type { BankAccount } from '@paddock/server/features/statements/statements.staff.contract.ts';
import { type ReactNode, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { nameOfDelimiter } from './read-columns.ts';

export function Field({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className="fld">
      <span className="lab">{label}</span>
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
      <span className="in">
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

/** What the desk needs to know of a new account; its number comes from the file. */
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

/** The columns of a bank's CSV, kept with the account. */
export function ColumnFields({ accounts }: { accounts: readonly BankAccount[] }) {
  const t = useT();
  const [chosen, setChosen] = useState(accounts[0]?.id ?? 0);
  const known = accounts.find(({ id }) => id === chosen)?.csv_columns;
  return (
    <div key={chosen} className="col col--12">
      <Field label={t('statements.account')}>
        <select
          className="in"
          name="account"
          required
          value={chosen}
          onChange={({ target }) => setChosen(Number(target.value))}
        >
          {accounts.map(({ id, name, number }) => (
            <option key={id} value={id}>
              {name} {number}
            </option>
          ))}
        </select>
      </Field>
      <div className="bank__columns">
        <Text
          name="column_booked_on"
          label={t('statements.column.day')}
          isRequired
          initial={known?.booked_on}
        />
        <Text name="column_amount" label={t('statements.column.amount')} isRequired initial={known?.amount} />
        <Text name="column_debit" label={t('statements.column.debit')} initial={known?.debit} />
        <Text name="column_text" label={t('statements.column.text')} isRequired initial={known?.text} />
        <Text name="column_name" label={t('statements.column.name')} initial={known?.name} />
        <Text name="column_reference" label={t('statements.column.reference')} initial={known?.reference} />
        <Text name="column_iban" label={t('statements.column.iban')} initial={known?.iban} />
        <Text
          name="skip_rows"
          label={t('statements.column.skip')}
          initial={String(known?.skip_rows ?? 0)}
          pattern="\d{1,2}"
        />
        <Field label={t('statements.column.delimiter')}>
          <select className="in" name="delimiter" defaultValue={nameOfDelimiter(known?.delimiter ?? ',')}>
            {(['comma', 'semicolon', 'tab', 'bar'] as const).map((name) => (
              <option key={name} value={name}>
                {t(`statements.delimiter.${name}`)}
              </option>
            ))}
          </select>
        </Field>
        <Field label={t('statements.column.dateFormat')}>
          <select className="in" name="date_format" defaultValue={known?.date_format ?? 'dmy'}>
            {(['dmy', 'ymd', 'mdy'] as const).map((format) => (
              <option key={format} value={format}>
                {t(`statements.date.${format}`)}
              </option>
            ))}
          </select>
        </Field>
      </div>
    </div>
  );
}
