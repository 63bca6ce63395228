import type { TextState } from '../texts.staff.contract.ts';

/** A text in a file for translators. Digest and revision tell on return whether it is still about the same words. */
export interface TextUnit {
  readonly id: number;
  readonly name: string;
  readonly digest: string;
  readonly revision: number;
  readonly state: TextState;
  readonly source: string;
  /** Null: not translated. */
  readonly words: string | null;
}

/** What comes back: the state is the desk's business. */
export type ReturnedUnit = Pick<TextUnit, 'id' | 'digest' | 'revision' | 'words'>;

export class TextFileError extends Error {}

const COLUMNS = ['id', 'name', 'digest', 'revision', 'state', 'source', 'translation'] as const;

// A spreadsheet runs a cell that begins with one of these as a formula. An apostrophe in front makes it text; a text that
// begins with apostrophes before such a sign gets one more, so that reading takes away exactly one.
const FORMULA = /^'*[=+\-@\t\r]/;

function cellOf(value: string | number): string {
  const text = String(value);
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const wordsIn = (cell: string) => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);

const line = (cells: readonly (string | number)[]) => `${cells.map(cellOf).join(',')}\r\n`;

/** With a byte order mark, without which spreadsheets read UTF-8 as something else. */
export const CSV_START = `\uFEFF${line(COLUMNS)}`;

export const csvUnit = ({ id, name, digest, revision, state, source, words }: TextUnit): string =>
  line([id, name, digest, revision, state, source, words ?? '']);

/** The units of a CSV file (RFC 4180) by the names of its columns. */
export function readCsv(file: string): ReturnedUnit[] {
  const [head = [], ...lines] = readLines(file.replace(/^\uFEFF/, ''));
  const column = Object.fromEntries(COLUMNS.map((name) => [name, head.indexOf(name)]));
  for (const name of ['id', 'digest', 'revision', 'translation'])
    if ((column[name] ?? -1) < 0) throw new TextFileError(`line 1: no column ${name}`);
  return lines.map((cells, index) => {
    const cell = (name: (typeof COLUMNS)[number]) => cells[column[name] ?? -1] ?? '';
    const [id, revision] = [Number(cell('id')), Number(cell('revision'))];
    if (!Number.isSafeInteger(id) || !Number.isSafeInteger(revision))
      throw new TextFileError(`line ${index + 2}: no id or revision`);
    return { id, digest: cell('digest'), revision, words: wordsIn(cell('translation')) || null };
  });
}

function readLines(text: string): string[][] {
  const lines: string[][] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    cells.push(cell);
    cell = '';
  };
  const endLine = () => {
    endCell();
    if (cells.length > 1 || cells[0] !== '') lines.push(cells);
    cells = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === ',') endCell();
    else if (sign === '\n') endLine();
    else if (sign !== '\r' || text.charAt(at + 1) !== '\n') cell += sign;
  }
  if (isQuoted) throw new TextFileError(`line ${lines.length + 1}: a quote that does not end`);
  if (cell !== '' || cells.length > 0) endLine();
  return lines;
}
