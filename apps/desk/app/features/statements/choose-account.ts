import type { BankAccount, CsvPreview } from '@paddock/server/features/statements/statements.contract.ts';
import { fitsFile } from './read-columns.ts';

/** Instead of the id of an account. */
export const NEW_ACCOUNT = 'new';

/** The account to begin with. Null: there is none, and the person may not add one. */
export function initialAccount(
  preview: CsvPreview,
  accounts: readonly BankAccount[],
  mayAdd: boolean,
): string | null {
  // An account whose columns this file has is most likely the one.
  const likely = accounts.find(({ csv_columns: kept }) => kept && fitsFile(preview, kept)) ?? accounts[0];
  if (likely) return String(likely.id);
  return mayAdd ? NEW_ACCOUNT : null;
}

const keyOf = (number: string, currency: string) => `${number} ${currency}`.replace(/\s/g, '').toUpperCase();

/** The chosen account. The number and currency of a listed one, typed as new, mean that one: it is not saved over. */
export function findAccount(values: FormData, accounts: readonly BankAccount[]): BankAccount | undefined {
  const text = (name: string) => String(values.get(name) ?? '');
  const chosen = text('account');
  if (chosen !== NEW_ACCOUNT) return accounts.find(({ id }) => String(id) === chosen);
  const typed = keyOf(text('number'), text('currency'));
  return accounts.find(({ number, currency }) => keyOf(number, currency) === typed);
}
