import type { CsvColumns } from '../statements.staff.contract.ts';
import { decodeFile } from './decode-file.ts';
import { parseCamt053 } from './parse-camt053.ts';
import { parseCsv } from './parse-csv.ts';
import { parseMt940 } from './parse-mt940.ts';
import {
  checkBalances,
  type FileProblem,
  type ParsedStatement,
  StatementFileError,
} from './parsed-statement.ts';

export type ParsedFile =
  | { readonly ok: true; readonly statements: readonly ParsedStatement[] }
  | { readonly ok: false; readonly code: FileProblem; readonly place: string };

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
    if (!(error instanceof StatementFileError)) throw error;
    return { ok: false, code: error.problem, place: error.place };
  }
}

function parse(text: string, csv: CsvOptions | null): ParsedStatement[] {
  if (/^\s*</.test(text)) return parseCamt053(text);
  if (/(^|\n|\r):20:/.test(text)) return parseMt940(text);
  if (csv) return parseCsv(text, csv.columns, csv.currency);
  throw new StatementFileError('file_format_unknown', 'file');
}
