import type { CsvColumns } from '@paddock/server/features/statements/statements.staff.contract.ts';

const DELIMITERS = { comma: ',', semicolon: ';', tab: '\t', bar: '|' } as const;
export type DelimiterName = keyof typeof DELIMITERS;

/** The columns of a CSV file as they were typed into the form. Empty fields are left out. */
export function readColumns(values: FormData): CsvColumns {
  const text = (name: string) => String(values.get(name) ?? '').trim();
  const optional = Object.fromEntries(
    ['debit', 'name', 'reference', 'iban'].flatMap((part) => {
      const value = text(`column_${part}`);
      return value === '' ? [] : [[part, value]];
    }),
  );
  return {
    delimiter: DELIMITERS[text('delimiter') as DelimiterName] ?? ',',
    skip_rows: Number(text('skip_rows')) || 0,
    date_format: text('date_format') as CsvColumns['date_format'],
    booked_on: text('column_booked_on'),
    amount: text('column_amount'),
    text: text('column_text'),
    ...optional,
  };
}

export const nameOfDelimiter = (delimiter: string): DelimiterName =>
  (Object.keys(DELIMITERS) as DelimiterName[]).find((name) => DELIMITERS[name] === delimiter) ?? 'comma';
