import { parse } from 'csv-parse/sync';
import type { CsvColumns } from '../statements.staff.contract.ts';
import { minorOf } from './amount-text.ts';
import {
  dayOf,
  MAX_LINES,
  numberLines,
  oneLine,
  type ParsedLine,
  type ParsedStatement,
  StatementFileError,
} from './parsed-statement.ts';

/** A bank's own CSV, read by the columns kept with the account. It has no balances. */
export function parseCsv(text: string, columns: CsvColumns, currency: string): ParsedStatement[] {
  const rows = rowsOf(text, columns);
  const [head, ...body] = rows;
  if (!head) throw new StatementFileError('file_malformed', 'line 1');
  const places = placesOf(head, columns);
  if (body.length > MAX_LINES) throw new StatementFileError('file_too_many_lines', String(body.length));
  const lines = body.flatMap((row, index) => lineOf(row, places, columns, currency, `row ${index + 2}`));
  const days = lines.map(({ bookedOn }) => bookedOn).sort();
  return [
    {
      format: 'csv',
      account: null,
      statementRef: '',
      currency,
      fromOn: days[0] ?? null,
      toOn: days.at(-1) ?? null,
      openingMinor: null,
      closingMinor: null,
      lines: numberLines(lines),
    },
  ];
}

function rowsOf(text: string, { delimiter, skip_rows: skipRows }: CsvColumns): string[][] {
  try {
    return parse(text, {
      delimiter,
      from_line: skipRows + 1,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 20_000,
      trim: true,
    });
  } catch (error) {
    throw new StatementFileError('file_malformed', (error as Error).message.slice(0, 120));
  }
}

type Part = 'booked_on' | 'amount' | 'debit' | 'text' | 'name' | 'reference' | 'iban';

function placesOf(head: readonly string[], columns: CsvColumns): Partial<Record<Part, number>> {
  const names = head.map((name) => name.toLowerCase());
  const places: Partial<Record<Part, number>> = {};
  for (const part of ['booked_on', 'amount', 'debit', 'text', 'name', 'reference', 'iban'] as const) {
    const wanted = columns[part];
    if (!wanted) continue;
    const place = names.indexOf(wanted.toLowerCase());
    if (place < 0) throw new StatementFileError('file_malformed', `column ${wanted}`);
    places[part] = place;
  }
  return places;
}

function lineOf(
  row: readonly string[],
  places: Partial<Record<Part, number>>,
  columns: CsvColumns,
  currency: string,
  place: string,
): Omit<ParsedLine, 'ordinal'>[] {
  const cell = (part: Part) => {
    const at = places[part];
    return at === undefined ? '' : (row[at] ?? '');
  };
  const { minor, isDebit } = amountOf(cell('amount'), cell('debit'), currency, place);
  if (minor === 0) return [];
  const bookedOn = dayOf(isoDay(cell('booked_on'), columns.date_format), place);
  return [
    {
      bookedOn,
      valueOn: bookedOn,
      bankRef: oneLine(cell('reference'), 100),
      amountMinor: minor,
      currency,
      direction: isDebit ? 'debit' : 'credit',
      isReturn: false,
      name: oneLine(cell('name'), 200),
      iban: cell('iban').replace(/\s/g, '').slice(0, 34) || null,
      text: oneLine(cell('text')),
    },
  ];
}

/** One signed column, or one for credits and one for debits. */
function amountOf(amount: string, debit: string, currency: string, place: string) {
  const isFilled = (text: string) => text !== '' && !/^[0.,]+$/.test(text);
  const isDebit = isFilled(debit) || /^\s*[-−(]|-\s*$/.test(amount);
  const text = (isFilled(debit) ? debit : amount).replace(/[-−()]/g, '').replace(/[A-Z]{3}|[$€£]/g, '');
  return { minor: minorOf(text, currency, place), isDebit };
}

function isoDay(text: string, format: CsvColumns['date_format']): string {
  const [a = '', b = '', c = ''] = text.trim().split(/[^\d]+/);
  const [year, month, day] = format === 'ymd' ? [a, b, c] : format === 'dmy' ? [c, b, a] : [c, a, b];
  const full = year.length === 2 ? `20${year}` : year;
  return `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
