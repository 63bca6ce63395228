import { createHash } from 'node:crypto';
import type { Tx } from '../../platform/db/db.ts';
import type { StaffCall } from '../staff/staff-call.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { insertLines, type NewLine, readDueOrders } from './bank-lines.sql.ts';
import { parseStatementFile } from './files/parse-statement-file.ts';
import type { CsvCell, FileProblem, ParsedLine, ParsedStatement } from './files/parsed-statement.ts';
import { matchLines } from './matching/match-lines.rules.ts';
import { MAX_DUE_ORDERS, toDue } from './read-matches.ts';
import {
  insertStatement,
  type LockedAccount,
  listOfFile,
  lockAccount,
  setClosing,
} from './statements.sql.ts';

interface ImportInput {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly accountId: number | null;
  readonly overridesBalance: boolean;
}

export type Imported =
  | {
      readonly ok: true;
      readonly outcome: 'imported' | 'again';
      readonly statements: readonly { id: number; lines: number; known: number; exact: number }[];
    }
  | { readonly ok: false; readonly code: FileProblem; readonly place: string; readonly cell?: CsvCell }
  | {
      readonly ok: false;
      readonly code: 'bank_account_unknown';
      readonly number: string;
      readonly currency: string;
    }
  | {
      readonly ok: false;
      readonly code: 'balance_gap';
      readonly expectedMinor: number;
      readonly openingMinor: number;
    };

/** Keeps a bank's file with its lines. Nothing is booked here. The same file, or a line that is known, changes nothing. */
export async function importStatement(tx: Tx, call: StaffCall, input: ImportInput): Promise<Imported> {
  const { siteId } = call;
  const fileHash = createHash('sha256').update(input.bytes).digest();
  const csvAccount = input.accountId === null ? null : await lockAccount(tx, siteId, { id: input.accountId });
  const before = await listOfFile(tx, siteId, fileHash);
  if (before.length > 0) return again(before);
  const columns = csvAccount?.csv_columns ?? null;
  const csv = csvAccount && columns ? { columns, currency: csvAccount.currency } : null;
  const file = parseStatementFile(input.bytes, csv);
  if (!file.ok) return file;
  const statements = [];
  for (const [part, parsed] of file.statements.entries()) {
    const { account: number, currency } = parsed;
    const account = number === null ? csvAccount : await lockAccount(tx, siteId, { number, currency });
    if (!account) return { ok: false, code: 'bank_account_unknown', number: number ?? '', currency };
    const kept = await keepStatement(tx, call, { account, parsed, part, fileHash, ...input });
    if (!kept.ok) return kept;
    if (kept.id === null) return again(await listOfFile(tx, siteId, fileHash));
    statements.push({ id: kept.id, lines: kept.lines, known: kept.known, exact: kept.exact });
  }
  return { ok: true, outcome: 'imported', statements };
}

const again = (rows: readonly { id: number }[]): Imported => ({
  ok: true,
  outcome: 'again',
  statements: rows.map(({ id }) => ({ id, lines: 0, known: 0, exact: 0 })),
});

interface KeepInput {
  readonly account: LockedAccount;
  readonly parsed: ParsedStatement;
  readonly part: number;
  readonly fileHash: Buffer;
  readonly fileName: string;
  readonly overridesBalance: boolean;
}

async function keepStatement(
  tx: Tx,
  call: StaffCall,
  { account, parsed, part, fileHash, fileName, overridesBalance }: KeepInput,
) {
  const { siteId, staffId } = call;
  const { openingMinor, closingMinor, toOn } = parsed;
  const hasGap =
    openingMinor !== null && account.closing_minor !== null && openingMinor !== account.closing_minor;
  if (hasGap && !overridesBalance)
    return {
      ok: false,
      code: 'balance_gap',
      expectedMinor: account.closing_minor ?? 0,
      openingMinor,
    } as const;
  const { format, statementRef, fromOn } = parsed;
  const head = { format, statementRef, fromOn, toOn, openingMinor, closingMinor, part, fileHash, fileName };
  const row = { siteId, staffId, accountId: account.id, overridesBalance: hasGap, ...head };
  const id = await insertStatement(tx, row);
  if (id === null) return { ok: true, id, lines: 0, known: 0, exact: 0 } as const;
  const { rows, exact } = await matchedRows(tx, siteId, parsed.lines);
  const added = await insertLines(tx, { siteId, accountId: account.id, statementId: id }, rows);
  // Lines that are all known moved the balance before.
  const isNews = added > 0 || rows.length === 0;
  if (isNews && closingMinor !== null && toOn !== null)
    await setClosing(tx, siteId, account.id, closingMinor, toOn);
  await writeAudit(tx, call, {
    action: 'statement.import',
    subject: { kind: 'bank_statement', ref: String(id) },
    reason: null,
    before: { closing_minor: account.closing_minor },
    after: {
      file_name: fileName,
      sha256: fileHash.toString('hex'),
      closing_minor: isNews ? closingMinor : account.closing_minor,
      lines: added,
      ...(hasGap ? { overrides_balance: true, opening_minor: openingMinor } : {}),
    },
  });
  return { ok: true, id, lines: added, known: rows.length - added, exact } as const;
}

async function matchedRows(tx: Tx, siteId: number, lines: readonly ParsedLine[]) {
  const due = (await readDueOrders(tx, siteId, MAX_DUE_ORDERS)).map(toDue);
  const credits = lines
    .map((line, id) => ({ ...line, id }))
    .filter(({ direction, isReturn }) => direction === 'credit' && !isReturn);
  const matches = matchLines(credits, due);
  const rows = lines.map((line, id): NewLine => {
    const { bookedOn, valueOn, bankRef, amountMinor, currency, ordinal, name, iban, text } = line;
    return {
      booked_on: bookedOn,
      value_on: valueOn,
      bank_ref: bankRef,
      amount_minor: line.direction === 'credit' ? amountMinor : -amountMinor,
      currency,
      ordinal,
      name,
      iban,
      text,
      state: stateOf(line, matches.has(id)),
    };
  });
  return { rows, exact: [...matches.values()].filter(({ isExact }) => isExact).length };
}

/** Money that goes out is none of a clerk's lines; what the bank gave or took back is told apart from it. */
function stateOf({ direction, isReturn }: ParsedLine, isMatched: boolean): string {
  if (isReturn) return 'returned';
  if (direction === 'debit') return 'not_ours';
  return isMatched ? 'matched' : 'new';
}
