import type { CsvColumn, CsvPreview } from '../statements.contract.ts';
import { dateFormatsOf, decimalsOf, isBlank } from './csv-cells.ts';
import { guessColumns } from './guess-columns.ts';
import { type CsvRow, csvRows } from './parse-csv.ts';
import { MAX_LINES, oneLine, StatementFileError } from './parsed-statement.ts';

const DELIMITERS = [';', ',', '\t', '|'] as const;
/** Banks put account, period and balances above the header. */
const MAX_HEAD_ROWS = 51;
const MAX_COLUMNS = 60;
const DESCRIBED_ROWS = 500;
const SAMPLES = 3;
// With the most decimals: whether a sum is exact in its own currency is decided by the import.
const WIDEST_CURRENCY = 'KWD';

/**
 * The columns of a bank's CSV: delimiter and header row are found by the first row of dates and amounts below names, what a
 * column has by its first rows. The import reads them all.
 */
export function previewCsv(text: string): CsvPreview {
  const found = DELIMITERS.flatMap((delimiter) => findHeader(text, delimiter) ?? []).sort(
    (a, b) => b.names.length - a.names.length,
  )[0];
  if (!found) throw new StatementFileError('file_format_unknown', 'header');
  const { delimiter, skipRows, names } = found;
  const [, ...rows] = csvRows(text, delimiter, skipRows, { to: DESCRIBED_ROWS + 1 });
  const lastDescribed = rows[DESCRIBED_ROWS - 1];
  const count = rows.length + (lastDescribed ? countRows(text, lastDescribed.end) : 0);
  if (count > MAX_LINES) throw new StatementFileError('file_too_many_lines', String(count));
  const seen = new Set<string>();
  const columns = names.slice(0, MAX_COLUMNS).flatMap((name, place) => {
    const key = name.toLowerCase();
    if (name === '' || seen.has(key)) return [];
    seen.add(key);
    return [describeColumn(name, place, rows)];
  });
  return { delimiter, skip_rows: skipRows, rows: count, columns, guess: guessColumns(columns) };
}

/** The rows that begin behind a byte: lines that are not blank; those inside quotes belong to the row before. */
const countRows = (text: string, start: number) =>
  Buffer.from(text)
    .toString('latin1', start)
    .replace(/"[^"]*"/g, '"')
    .match(/\S.*/g)?.length ?? 0;

function findHeader(text: string, delimiter: (typeof DELIMITERS)[number]) {
  let head: CsvRow[];
  try {
    head = csvRows(text, delimiter, 0, { relax_quotes: true, to_line: MAX_HEAD_ROWS + 10 });
  } catch {
    return null;
  }
  const place = head.findIndex(
    (row, n) => row.row <= MAX_HEAD_ROWS && isHeader(row.cells) && isData(head[n + 1], row.cells.length),
  );
  const header = head[place];
  return header
    ? { delimiter, skipRows: header.row - 1, names: header.cells.map((name) => oneLine(name, 100)) }
    : null;
}

const isHeader = (cells: readonly string[]) => {
  const names = cells.slice(0, MAX_COLUMNS).filter((cell) => cell !== '');
  return (
    names.length >= 3 && names.every((name) => /\p{L}/u.test(name) && dateFormatsOf([name]).length === 0)
  );
};

const isData = (row: CsvRow | undefined, columnCount: number) =>
  row !== undefined &&
  Math.abs(row.cells.length - columnCount) <= 1 &&
  row.cells.slice(0, MAX_COLUMNS).some((cell) => dateFormatsOf([cell]).length > 0) &&
  row.cells.slice(0, MAX_COLUMNS).some((cell) => isAmount([cell]));

const isAmount = (texts: readonly string[]) => decimalsOf(texts, WIDEST_CURRENCY).marks.length > 0;

function describeColumn(name: string, place: number, rows: readonly CsvRow[]): CsvColumn {
  const texts = rows.map(({ cells }) => cells[place] ?? '').filter((text) => text !== '');
  const filled = texts.filter((text) => !isBlank(text));
  const dates = mostOf(texts, (text) => dateFormatsOf([text]).length > 0);
  const amounts = mostOf(filled, (text) => isAmount([text]));
  const { marks, isSame } = decimalsOf(amounts, WIDEST_CURRENCY);
  return {
    name,
    samples: [...new Set(texts.map((text) => oneLine(text, 60)))].slice(0, SAMPLES),
    date_formats: dateFormatsOf(dates),
    is_amount: texts.length > 0 && (filled.length === 0 || amounts.length > 0),
    decimals: isSame ? [] : [...marks],
  };
}

/** Those that fit, if they are more than half: the import names the row and column of the others. */
const mostOf = (texts: readonly string[], fits: (text: string) => boolean) => {
  const found = texts.filter(fits);
  return found.length * 2 > texts.length ? found : [];
};
