import type { DecimalMark } from '@paddock/money';
import { parse } from 'csv-parse/sync';
import type { CsvColumns } from '../statements.contract.ts';
import { minorOf } from './amount-text.ts';
import { decimalsOf, isBlank, readDay, unsigned } from './csv-cells.ts';
import {
  MAX_LINES,
  numberLines,
  oneLine,
  type ParsedLine,
  type ParsedStatement,
  StatementFileError,
} from './parsed-statement.ts';

/** A bank's own CSV, read by the columns kept with the account. */
export function parseCsv(text: string, columns: CsvColumns, currency: string): ParsedStatement[] {
  const [head, ...body] = csvRows(text, columns.delimiter, columns.skip_rows);
  if (!head) throw new StatementFileError('file_malformed', 'line 1');
  const places = placesOf(head.cells, columns);
  if (body.length > MAX_LINES) throw new StatementFileError('file_too_many_lines', String(body.length));
  const table: Table = { columns, places, currency, decimal: decimalOf(body, places, columns, currency) };
  const read = body.flatMap((row) => lineOf(row, table));
  const lines = read.map(({ line }) => line);
  const days = lines.map(({ bookedOn }) => bookedOn).sort();
  return [
    {
      format: 'csv',
      account: null,
      statementRef: '',
      currency,
      fromOn: days[0] ?? null,
      toOn: days.at(-1) ?? null,
      ...balancesOf(read, columns.balance),
      lines: numberLines(lines),
    },
  ];
}

export interface CsvRow {
  readonly cells: readonly string[];
  /** As an editor counts lines, from 1. */
  readonly row: number;
  /** Bytes of the text up to the end of the row. */
  readonly end: number;
}

export function csvRows(text: string, delimiter: string, skipRows: number, options: object = {}): CsvRow[] {
  try {
    const rows = parse(text, {
      delimiter,
      from_line: skipRows + 1,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 20_000,
      trim: true,
      ...options,
    }) as unknown as readonly { record: string[]; info: { lines: number; bytes: number } }[];
    return rows.map(({ record, info }) => ({ cells: record, row: info.lines, end: info.bytes }));
  } catch (error) {
    throw new StatementFileError('file_malformed', (error as Error).message.slice(0, 120));
  }
}

const PARTS = ['booked_on', 'amount', 'debit', 'text', 'name', 'reference', 'iban', 'balance'] as const;
type Part = (typeof PARTS)[number];
type Places = Partial<Record<Part, number>>;

interface Table {
  readonly columns: CsvColumns;
  readonly places: Places;
  readonly currency: string;
  readonly decimal: DecimalMark | undefined;
}

const keyOf = (name: string) => oneLine(name, 100).toLowerCase();

function placesOf(head: readonly string[], columns: CsvColumns): Places {
  const names = head.map(keyOf);
  const places: Places = {};
  for (const part of PARTS) {
    const wanted = columns[part];
    if (!wanted) continue;
    const place = names.indexOf(keyOf(wanted));
    if (place < 0) throw new StatementFileError('file_malformed', `column ${wanted}`);
    places[part] = place;
  }
  return places;
}

const cellOf = ({ cells }: CsvRow, places: Places, part: Part) => cells[places[part] ?? -1] ?? '';

/** The only decimal mark that reads all amounts of the file, else the one kept with the account. */
function decimalOf(rows: readonly CsvRow[], places: Places, columns: CsvColumns, currency: string) {
  const texts = rows
    .flatMap((row) => [cellOf(row, places, 'amount'), cellOf(row, places, 'debit')])
    .filter((text) => !isBlank(text));
  const { marks } = decimalsOf(texts, currency);
  return marks.length === 1 ? marks[0] : columns.decimal;
}

interface ReadLine {
  readonly line: Omit<ParsedLine, 'ordinal'>;
  readonly row: number;
  readonly signedMinor: number;
  readonly balanceMinor: number | null;
}

function lineOf(row: CsvRow, { columns, places, currency, decimal }: Table): ReadLine[] {
  const cell = (part: Part) => cellOf(row, places, part);
  const refuse = (problem: 'file_amount_invalid' | 'file_malformed', part: Part): never => {
    const place = { row: row.row, column: columns[part] ?? '' };
    throw new StatementFileError(problem, `row ${place.row}, column ${place.column}`, place);
  };
  const minor = (part: Part) => {
    const { isNegative, digits } = unsigned(cell(part));
    try {
      return { isNegative, sum: minorOf(digits, currency, '', decimal) };
    } catch (error) {
      if (error instanceof StatementFileError && error.problem === 'file_amount_invalid')
        return refuse('file_amount_invalid', part);
      throw error;
    }
  };
  const hasDebit = !isBlank(cell('debit'));
  const { isNegative, sum } = minor(hasDebit ? 'debit' : 'amount');
  if (sum === 0) return [];
  const isDebit = hasDebit || isNegative;
  const bookedOn = readDay(cell('booked_on'), columns.date_format) ?? refuse('file_malformed', 'booked_on');
  const balance = places.balance === undefined ? null : minor('balance');
  const line = {
    bookedOn,
    valueOn: bookedOn,
    bankRef: oneLine(cell('reference'), 100),
    amountMinor: sum,
    currency,
    direction: isDebit ? ('debit' as const) : ('credit' as const),
    isReturn: false,
    name: oneLine(cell('name'), 200),
    iban: cell('iban').replace(/\s/g, '').slice(0, 34) || null,
    text: oneLine(cell('text')),
  };
  const balanceMinor = balance && (balance.isNegative ? -balance.sum : balance.sum);
  return [{ line, row: row.row, signedMinor: isDebit ? -sum : sum, balanceMinor }];
}

/** From the balance after each row, in rows from old to new or from new to old; a row that does not follow is refused. */
function balancesOf(lines: readonly ReadLine[], column: string | undefined) {
  const none = { openingMinor: null, closingMinor: null };
  if (!column) return none;
  const oldFirst = firstGap(lines) === undefined;
  const ordered = oldFirst ? lines : lines.toReversed();
  const gap = firstGap(ordered);
  const [first, last] = [ordered[0], ordered.at(-1)];
  if (!first || !last) return none;
  if (gap) {
    const place = { row: (firstGap(lines) ?? gap).row, column };
    throw new StatementFileError('file_balances_differ', `row ${place.row}, column ${column}`, place);
  }
  return {
    openingMinor: (first.balanceMinor ?? 0) - first.signedMinor,
    closingMinor: last.balanceMinor,
  };
}

const firstGap = (lines: readonly ReadLine[]) =>
  lines.find(
    ({ balanceMinor, signedMinor }, n) =>
      n > 0 && balanceMinor !== (lines[n - 1]?.balanceMinor ?? 0) + signedMinor,
  );
