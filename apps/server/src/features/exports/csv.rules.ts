export type Cell = string | number | boolean | null | undefined;

// A spreadsheet runs a cell that begins with one of these as a formula; tab and carriage return lead to one.
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+([.,]\d+)?$/;

/** One cell of RFC 4180. A text that would be a formula gets an apostrophe; negative numbers stay numbers. */
export function cellOf(value: Cell): string {
  if (value === null || value === undefined) return '';
  const text = String(value);
  const safe = typeof value === 'string' && FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const lineOf = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/** Begins with a byte order mark, without which spreadsheets read UTF-8 as something else. */
export const CSV_START = '\uFEFF';

export const toCsv = (lines: readonly (readonly Cell[])[]): string => CSV_START + lines.map(lineOf).join('');
