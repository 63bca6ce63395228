import { type Db, queueWrite, readSite, readSites, runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { BankAccount, type BankAccountInput, StatementRow } from './statements.contract.ts';

const COLUMNS_JSON = { csv_columns: BankAccount.shape.csv_columns };

const ACCOUNTS = statement<Statements['bank_accounts'], BankAccount>(
  'bank_accounts',
  `
select s.slug as site, a.id, a.name, a.number, a.holder, a.bic, a.currency, a.csv_columns, a.closing_minor, a.closed_on
  from bank_accounts a join sites s on s.id = a.site_id
 where a.site_id = any($1::int[]) order by a.site_id, a.id`,
  COLUMNS_JSON,
);

export const listAccounts = (db: Db, siteIds: readonly number[]) =>
  readSites(db, siteIds, ACCOUNTS, [[...siteIds]]);

const SAVE = statement(
  'bank_account_save',
  `
insert into bank_accounts as a (site_id, name, number, holder, bic, currency, csv_columns)
values ($1, $2, $3, $4, $5, $6, $7::jsonb)
on conflict (site_id, number, currency) do update
   set name = excluded.name, holder = excluded.holder, bic = excluded.bic,
       csv_columns = coalesce(excluded.csv_columns, a.csv_columns)
 where a.id = $8
returning id`,
);

/** Null: there is an account with this number and currency, and it is not the one with the id of the input. */
export async function upsertAccount(tx: Tx, siteId: number, input: BankAccountInput): Promise<number | null> {
  const { id = null, name, number, holder, bic, currency, csv_columns: columns } = input;
  const kept = columns && JSON.stringify(columns);
  const values = [siteId, name, number, holder, bic, currency, kept, id] as const;
  const [row] = await runPrepared(tx, SAVE, values);
  return row?.id ?? null;
}

const LOCK_ACCOUNT = statement(
  'bank_account_lock',
  `
select id, currency, csv_columns, closing_minor, closed_on from bank_accounts
 where site_id = $1 and (id = $2 or (number = $3 and currency = $4)) for update`,
  COLUMNS_JSON,
);

export type LockedAccount = NonNullable<Awaited<ReturnType<typeof lockAccount>>>;

/** By id, or by number and currency. Two imports for one account wait for each other here. */
export async function lockAccount(
  tx: Tx,
  siteId: number,
  key: { id: number } | { number: string; currency: string },
) {
  const { id, number, currency } = { id: null, number: null, currency: null, ...key };
  const [row] = await runPrepared(tx, LOCK_ACCOUNT, [siteId, id, number, currency]);
  return row ?? null;
}

const CLOSE = statement(
  'bank_account_close',
  `
update bank_accounts set closing_minor = $3, closed_on = $4::date
 where site_id = $1 and id = $2 and (closed_on is null or closed_on <= $4::date)`,
);

/** Where the account stands now. A statement older than the last one does not move it. */
export const setClosing = (tx: Tx, siteId: number, id: number, closingMinor: number, closedOn: string) =>
  queueWrite(tx, CLOSE, [siteId, id, closingMinor, closedOn]);

const OF_FILE = statement(
  'bank_statements_of_file',
  `select id from bank_statements where site_id = $1 and file_hash = $2 order by part`,
);

export const listOfFile = (tx: Tx, siteId: number, hash: Buffer) => runPrepared(tx, OF_FILE, [siteId, hash]);

export interface NewStatement {
  readonly siteId: number;
  readonly accountId: number;
  readonly format: string;
  readonly fileName: string;
  readonly fileHash: Buffer;
  readonly part: number;
  readonly statementRef: string;
  readonly fromOn: string | null;
  readonly toOn: string | null;
  readonly openingMinor: number | null;
  readonly closingMinor: number | null;
  readonly overridesBalance: boolean;
  readonly staffId: number;
}

const INSERT = statement(
  'bank_statement_insert',
  `
insert into bank_statements (site_id, account_id, format, file_name, file_hash, part, statement_ref, from_on, to_on,
  opening_minor, closing_minor, overrides_balance, imported_by)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
on conflict do nothing returning id`,
);

/** Null: another import of the same file was faster. */
export async function insertStatement(tx: Tx, input: NewStatement): Promise<number | null> {
  const [row] = await runPrepared(tx, INSERT, [
    input.siteId,
    input.accountId,
    input.format,
    input.fileName,
    input.fileHash,
    input.part,
    input.statementRef,
    input.fromOn,
    input.toOn,
    input.openingMinor,
    input.closingMinor,
    input.overridesBalance,
    input.staffId,
  ]);
  return row?.id ?? null;
}

const SHOWN = `
select s.slug as site, b.id, json_build_object('id', a.id, 'name', a.name, 'number', a.number) as account, b.format,
       b.file_name, b.from_on, b.to_on, a.currency, b.opening_minor, b.closing_minor, b.overrides_balance,
       to_json(b.imported_at) #>> '{}' as imported_at, l.lines_in, l.lines_out, l.open, l.in_minor
  from page b
  join sites s on s.id = b.site_id
  join bank_accounts a on a.site_id = b.site_id and a.id = b.account_id
 cross join lateral (
   select count(*) filter (where n.amount_minor > 0)::int as lines_in,
          count(*) filter (where n.amount_minor < 0)::int as lines_out,
          count(*) filter (where n.state in ('new', 'matched'))::int as open,
          coalesce(sum(n.amount_minor) filter (where n.amount_minor > 0), 0)::bigint as in_minor
     from bank_lines n where n.site_id = b.site_id and n.statement_id = b.id) l
 order by b.imported_at desc, b.id desc`;

const LIST = statement<Statements['bank_statements'], StatementRow>(
  'bank_statements',
  `
with page as (
  select * from bank_statements
   where site_id = any($1::int[])
     and ($2::timestamptz is null or (imported_at, id) < ($2::timestamptz, $3::bigint))
   order by imported_at desc, id desc limit $4)
${SHOWN}`,
  { account: StatementRow.shape.account },
);

export const listStatementRows = (
  db: Db,
  siteIds: readonly number[],
  after: readonly [string, number] | null,
  limit: number,
) => readSites(db, siteIds, LIST, [[...siteIds], after?.[0] ?? null, after?.[1] ?? null, limit]);

const COUNT = statement<Statements['bank_statements_count'], { count: number }>(
  'bank_statements_count',
  `
select count(*)::int as count from (
  select from bank_statements where site_id = any($1::int[]) limit $2) as counted`,
);

export async function countStatements(db: Db, siteIds: readonly number[], max: number): Promise<number> {
  const [row] = await readSites(db, siteIds, COUNT, [[...siteIds], max]);
  return row?.count ?? 0;
}

const ONE = statement<Statements['bank_statement'], StatementRow>(
  'bank_statement',
  `with page as (select * from bank_statements where site_id = $1 and id = $2) ${SHOWN}`,
  { account: StatementRow.shape.account },
);

export async function findStatement(db: Db, siteId: number, id: number): Promise<StatementRow | null> {
  const [row] = await readSite(db, siteId, ONE, [siteId, id]);
  return row ?? null;
}
