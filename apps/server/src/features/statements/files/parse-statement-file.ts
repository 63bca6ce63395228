import type { CsvColumns, CsvPreview } from '../statements.contract.ts';
import { decodeFile } from './decode-file.ts';
import { parseCamt053 } from './parse-camt053.ts';
import { parseCsv } from './parse-csv.ts';
import { parseMt940 } from './parse-mt940.ts';
import {
  type CsvCell,
  checkBalances,
  type FileProblem,
  type ParsedStatement,
  StatementFileError,
} from './parsed-statement.ts';
import { previewCsv } from './preview-csv.ts';

export type ParsedFile =
  | { readonly ok: true; readonly statements: readonly ParsedStatement[] }
  | { readonly ok: false; readonly code: FileProblem; readonly place: string; readonly cell?: CsvCell };

interface CsvOptions {
  readonly columns: CsvColumns;
  readonly currency: string;
}

/** Reads a bank's file; its content tells the format. CSV needs the columns kept with its account. */
export function parseStatementFile(bytes: Uint8Array, csv: CsvOptions | null): ParsedFile {
  try {
    const statements = parse(decodeFile(bytes), csv);
    for (const statement of statements) checkBalances(statement);
    return { ok: true, statements };
  } catch (error) {
    return refusalOf(error);
  }
}

/** The columns of a CSV file, or null for a format that names its own parts. */
export function previewStatementFile(
  bytes: Uint8Array,
): { readonly ok: true; readonly csv: CsvPreview | null } | Extract<ParsedFile, { ok: false }> {
  try {
    const text = decodeFile(bytes);
    return { ok: true, csv: isCamt053(text) || isMt940(text) ? null : previewCsv(text) };
  } catch (error) {
    return refusalOf(error);
  }
}

function refusalOf(error: unknown): Extract<ParsedFile, { ok: false }> {
  if (!(error instanceof StatementFileError)) throw error;
  const { problem: code, place, cell } = error;
  return { ok: false, code, place, ...(cell && { cell }) };
}

const isCamt053 = (text: string) => /^\s*</.test(text);
const isMt940 = (text: string) => /(^|\n|\r):20:/.test(text);

function parse(text: string, csv: CsvOptions | null): ParsedStatement[] {
  if (isCamt053(text)) return parseCamt053(text);
  if (isMt940(text)) return parseMt940(text);
  if (csv) return parseCsv(text, csv.columns, csv.currency);
  throw new StatementFileError('file_format_unknown', 'file');
}
