import type { BankAccount, CsvPreview } from '@paddock/server/features/statements/statements.contract.ts';
import { expect, test } from 'vitest';
import { findAccount, initialAccount, NEW_ACCOUNT } from './choose-account.ts';

const ACCOUNT: BankAccount = {
  site: 'it',
  id: 7,
  name: 'Banca del Mare',
  number: 'IT60X0542811101000000123456',
  holder: 'Ferri S.p.A.',
  bic: null,
  currency: 'EUR',
  csv_columns: null,
  closing_minor: null,
  closed_on: null,
};
const PREVIEW: CsvPreview = { delimiter: ';', skip_rows: 0, rows: 1, columns: [], guess: {} };
const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

test('[WORK-02] the number and currency of a listed account, typed as new, mean that account', () => {
  const typed = { account: NEW_ACCOUNT, number: 'it60 x054 2811 1010 0000 0123 456', currency: 'eur' };
  expect(findAccount(formOf(typed), [ACCOUNT])).toBe(ACCOUNT);
  expect(findAccount(formOf({ ...typed, currency: 'USD' }), [ACCOUNT])).toBeUndefined();
  expect(findAccount(formOf({ ...typed, number: 'IT60X0542811101000000123457' }), [ACCOUNT])).toBeUndefined();
  expect(findAccount(formOf({ account: '7' }), [ACCOUNT])).toBe(ACCOUNT);
});

test('[WORK-02] a new account is offered only to people who may add one', () => {
  expect(initialAccount(PREVIEW, [], true)).toBe(NEW_ACCOUNT);
  expect(initialAccount(PREVIEW, [], false)).toBeNull();
  expect(initialAccount(PREVIEW, [ACCOUNT], false)).toBe('7');
});
