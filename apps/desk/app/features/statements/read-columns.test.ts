import type { CsvPreview } from '@paddock/server/features/statements/statements.contract.ts';
import { expect, test } from 'vitest';
import { fitsFile, initialColumns, isDecimalOpen, isSameMapping, readColumns } from './read-columns.ts';

const column = (name: string, decimals: ('.' | ',')[] = []) => ({
  name,
  samples: ['1'],
  date_formats: [],
  is_amount: true,
  decimals,
});
const PREVIEW: CsvPreview = {
  delimiter: ';',
  skip_rows: 2,
  rows: 3,
  columns: [column('Data'), column('Avere', ['.', ',']), column('Dare', [',']), column('Causale')],
  guess: { booked_on: 'Data', amount: 'Avere', debit: 'Dare', text: 'Causale' },
};
const formOf = (fields: object) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

test('[WORK-02] chosen columns are kept with the file’s delimiter and header row; the next file needs no change', () => {
  const fields = {
    column_booked_on: 'Data',
    column_amount: 'Avere',
    column_text: 'Causale',
    column_iban: '',
  };
  const kept = readColumns(formOf({ ...fields, date_format: 'dmy', decimal: ',' }), PREVIEW, null);
  expect(kept).toEqual({
    delimiter: ';',
    skip_rows: 2,
    date_format: 'dmy',
    decimal: ',',
    booked_on: 'Data',
    amount: 'Avere',
    text: 'Causale',
  });
  expect(fitsFile(PREVIEW, kept)).toBe(true);
  expect(initialColumns(PREVIEW, kept)).toBe(kept);
  const again = readColumns(formOf({ ...fields, date_format: 'dmy' }), PREVIEW, kept);
  // The database returns the keys in another order.
  const stored = Object.fromEntries(Object.entries(kept).reverse()) as typeof kept;
  expect(isSameMapping(again, stored)).toBe(true);
});

test('[WORK-02] kept columns that the file does not have give way to the guess', () => {
  const kept = readColumns(formOf({ column_booked_on: 'Day', date_format: 'dmy' }), PREVIEW, null);
  expect(initialColumns(PREVIEW, kept)).toBe(PREVIEW.guess);
});

test('[WORK-02] the number format is asked for only where no chosen column tells it', () => {
  expect(isDecimalOpen(PREVIEW, { amount: 'Avere' })).toBe(true);
  expect(isDecimalOpen(PREVIEW, { amount: 'Avere', debit: 'Dare' })).toBe(false);
  expect(isDecimalOpen(PREVIEW, { amount: 'Causale' })).toBe(false);
});
