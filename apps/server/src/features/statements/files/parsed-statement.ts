/** One entry of a bank statement. Amounts are positive; `direction` tells which way the money went. */
export interface ParsedLine {
  readonly bookedOn: string;
  readonly valueOn: string;
  /** The bank's own reference; empty where it gives none. */
  readonly bankRef: string;
  /** 0 for the first line of the same day, reference, amount and direction in a statement, then 1, 2, … */
  readonly ordinal: number;
  readonly amountMinor: number;
  readonly currency: string;
  readonly direction: 'credit' | 'debit';
  /** A booking that takes back an earlier one. */
  readonly isReturn: boolean;
  readonly name: string;
  readonly iban: string | null;
  readonly text: string;
}

export interface ParsedStatement {
  readonly format: 'camt053' | 'mt940' | 'csv';
  /** IBAN or the bank's number of the account, without spaces; null where the file does not name it (CSV). */
  readonly account: string | null;
  /** The bank's own number of the statement. */
  readonly statementRef: string;
  readonly currency: string;
  readonly fromOn: string | null;
  readonly toOn: string | null;
  /** Negative where the account is overdrawn; null where the file has no balances. */
  readonly openingMinor: number | null;
  readonly closingMinor: number | null;
  readonly lines: readonly ParsedLine[];
}

export type FileProblem =
  | 'file_empty'
  | 'file_encoding'
  | 'file_format_unknown'
  | 'file_malformed'
  | 'file_too_many_lines'
  | 'file_amount_invalid'
  | 'file_currency_differs'
  | 'file_balances_differ';

/** Row of the file as an editor counts them, and the name of the column. */
export interface CsvCell {
  readonly row: number;
  readonly column: string;
}

/** Thrown inside the parsers and returned by `parseStatementFile`. */
export class StatementFileError extends Error {
  readonly problem: FileProblem;
  /** Where in the file, for the clerk. */
  readonly place: string;
  readonly cell: CsvCell | undefined;
  constructor(problem: FileProblem, place: string, cell?: CsvCell) {
    super(`${problem} at ${place}`);
    this.problem = problem;
    this.place = place;
    this.cell = cell;
  }
}

/** A file with more lines is refused. The largest banks split statements long before. */
export const MAX_LINES = 20_000;
const MAX_TEXT = 1_000;

/** Text of a bank as one line: control characters and runs of blanks become one blank. */
export const oneLine = (text: string, max = MAX_TEXT) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, max)
    .toWellFormed();

/** The day at the start of a text such as `2026-11-16`; null: there is no such day. */
export function findDay(text: string): string | null {
  const [day = ''] = /^\d{4}-\d{2}-\d{2}/.exec(text) ?? [];
  const parsed = new Date(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === day;
  return isDay ? day : null;
}

/** The same, refusing days that do not exist. */
export function dayOf(text: string, place: string): string {
  const day = findDay(text);
  if (day === null) throw new StatementFileError('file_malformed', `${place}: date`);
  return day;
}

/** Numbers equal lines, so that a bank that repeats a reference on one day loses no payment. */
export function numberLines(lines: readonly Omit<ParsedLine, 'ordinal'>[]): ParsedLine[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const key = JSON.stringify([line.bookedOn, line.bankRef, line.amountMinor, line.direction]);
    const ordinal = seen.get(key) ?? 0;
    seen.set(key, ordinal + 1);
    return { ...line, ordinal };
  });
}

/** Opening plus credits less debits is the closing balance, or lines are missing from the file. */
export function checkBalances(statement: ParsedStatement): void {
  const { openingMinor, closingMinor, lines } = statement;
  for (const { currency } of lines)
    if (currency !== statement.currency) throw new StatementFileError('file_currency_differs', currency);
  if (openingMinor === null || closingMinor === null) return;
  const moved = lines.reduce(
    (sum, line) => sum + (line.direction === 'credit' ? line.amountMinor : -line.amountMinor),
    0,
  );
  if (openingMinor + moved !== closingMinor)
    throw new StatementFileError('file_balances_differ', `${openingMinor + moved} <> ${closingMinor}`);
}
