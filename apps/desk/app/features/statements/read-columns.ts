import type {
  CsvColumn,
  CsvColumns,
  CsvPreview,
} from '@paddock/server/features/statements/statements.contract.ts';

export const COLUMN_PARTS = [
  'booked_on',
  'amount',
  'debit',
  'text',
  'name',
  'reference',
  'iban',
  'balance',
] as const;
export type ColumnPart = (typeof COLUMN_PARTS)[number];
export const REQUIRED_PARTS: ReadonlySet<ColumnPart> = new Set(['booked_on', 'amount', 'text']);
export type ChosenColumns = { readonly [Part in ColumnPart]?: string | undefined };

/** What the account keeps, where the file has all of it; else the server's guess. */
export function initialColumns(preview: CsvPreview, kept: CsvColumns | null): ChosenColumns {
  return kept && fitsFile(preview, kept) ? kept : preview.guess;
}

export function fitsFile({ columns, delimiter, skip_rows: skipRows }: CsvPreview, kept: CsvColumns): boolean {
  const names = new Set(columns.map(({ name }) => name.toLowerCase()));
  return (
    kept.delimiter === delimiter &&
    kept.skip_rows === skipRows &&
    COLUMN_PARTS.every((part) => names.has((kept[part] ?? columns[0]?.name ?? '').toLowerCase()))
  );
}

const find = ({ columns }: CsvPreview, name: string | undefined): CsvColumn | undefined =>
  columns.find((column) => column.name.toLowerCase() === name?.toLowerCase());

/** The formats that read all dates of the chosen column; asked for when there are several. */
export const dateFormatsOf = (
  preview: CsvPreview,
  chosen: ChosenColumns,
): readonly CsvColumns['date_format'][] => find(preview, chosen.booked_on)?.date_formats ?? [];

/** Whether the rows leave open which decimal mark the chosen amounts have. */
export function isDecimalOpen(preview: CsvPreview, chosen: ChosenColumns): boolean {
  const told = [chosen.amount, chosen.debit, chosen.balance].flatMap((name) => {
    const decimals = find(preview, name)?.decimals ?? [];
    return decimals.length > 0 ? [decimals] : [];
  });
  return told.length > 0 && told.every((decimals) => decimals.length > 1);
}

/** The columns of a CSV file as they were chosen in the form. Parts without a column are left out. */
export function readColumns(values: FormData, preview: CsvPreview, kept: CsvColumns | null): CsvColumns {
  const text = (name: string) => String(values.get(name) ?? '').trim();
  const optional = Object.fromEntries(
    COLUMN_PARTS.flatMap((part) => {
      const value = text(`column_${part}`);
      return value === '' ? [] : [[part, value]];
    }),
  );
  const decimal = text('decimal') || kept?.decimal;
  return {
    delimiter: preview.delimiter,
    skip_rows: preview.skip_rows,
    date_format: text('date_format') as CsvColumns['date_format'],
    ...(decimal === '.' || decimal === ',' ? { decimal } : {}),
    booked_on: '',
    amount: '',
    text: '',
    ...optional,
  };
}

/** JSON of the database has its keys in another order. */
export const isSameMapping = (a: CsvColumns, b: CsvColumns | null): boolean =>
  b !== null && JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());
