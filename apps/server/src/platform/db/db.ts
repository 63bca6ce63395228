import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { CompiledQuery, Kysely, PostgresDialect, type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { closeBeforeParsingAgain, connectionOf } from './pipeline/pg-internals.ts';
import { PipelinedClient } from './pipeline/pipelined-client.ts';
import type { Schema } from './schema.ts';
import { isQueued, type PendingRows, parametersOf, type Sending } from './sending.ts';
import { SequentialClient } from './sequential-client.ts';
import { checkJson, type Statement } from './statement.ts';

export type Db = Kysely<Schema>;

declare const open: unique symbol;
type QueryMethods =
  | 'selectFrom'
  | 'selectNoFrom'
  | 'insertInto'
  | 'updateTable'
  | 'deleteFrom'
  | 'mergeInto'
  | 'with'
  | 'withRecursive'
  | 'fn'
  | 'getExecutor';
/** A connection inside a transaction. The pool is not one: a statement that needs a transaction asks for this. */
export type Tx = Pick<Db, QueryMethods> & { readonly [open]: true };

export interface QueryReport {
  readonly text: string;
  readonly ms: number;
  readonly failed: boolean;
}

export interface DbConfig {
  readonly url: string;
  readonly applicationName: string;
  readonly maxConnections?: number;
  /** Kept open when nothing happens: the first visitors after a quiet hour must not wait for a handshake. */
  readonly minConnections?: number;
  /** How long a caller waits for a free connection before it is turned away. */
  readonly waitMs?: number;
  readonly statementTimeoutMs?: number;
  readonly lockTimeoutMs?: number;
  readonly idleInTransactionMs?: number;
  readonly onQuery?: (report: QueryReport) => void;
  /** A connection broke while no statement was running on it; the pool replaces it. */
  readonly onIdleError?: (error: Error) => void;
  /** False: every statement is a message of its own, and pg's private members are not used. */
  readonly isPipelined?: boolean;
  /** Every session sees every site. For migrations, imports and tests, never for requests. */
  readonly unsafeAllSites?: boolean;
}

export interface OpenDb {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** Opens the connections that are kept. A database that is not there yet is left to the first statement. */
  readonly warmUp: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const INT8 = 20;
const DATE = 1082;

export function openDb(config: DbConfig): OpenDb {
  const isPipelined = config.isPipelined ?? true;
  const pool = new pg.Pool({
    connectionString: config.url,
    application_name: config.applicationName,
    max: config.maxConnections ?? 10,
    min: config.minConnections ?? 0,
    connectionTimeoutMillis: config.waitMs ?? 500,
    // Sent when connecting. A pooler in between has to pass these on, or the role gets them by ALTER ROLE … SET.
    statement_timeout: config.statementTimeoutMs ?? 2000,
    lock_timeout: config.lockTimeoutMs ?? 1000,
    idle_in_transaction_session_timeout: config.idleInTransactionMs ?? 5000,
    types: { getTypeParser },
    Client: isPipelined ? PipelinedClient : SequentialClient,
    ...(config.unsafeAllSites ? { options: '-c app.unsafe_all_sites=on' } : {}),
  });
  // Without listeners a connection that the server drops would end the process: one for those in use, between two
  // statements of a transaction, and one for those waiting in the pool (reported by the first already).
  pool.on('connect', (client) => client.on('error', (error) => config.onIdleError?.(error)));
  pool.on('connect', (client) => closeBeforeParsingAgain(connectionOf(client)));
  pool.on('error', () => {});
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query, queryDurationMillis, level }) => {
      // Nothing was sent for a queued statement: it is part of the message of the next one.
      if (!isPipelined || !isQueued(query.parameters))
        config.onQuery?.({ text: query.sql, ms: queryDurationMillis, failed: level === 'error' });
    },
  });
  const warmUp = async () => {
    const opened = await Promise.allSettled(
      Array.from({ length: config.minConnections ?? 0 }, () => pool.connect()),
    );
    for (const one of opened) if (one.status === 'fulfilled') one.value.release();
  };
  return { db, pool, warmUp, close: () => db.destroy() };
}

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === INT8) return toSafeInteger;
  if (oid === DATE) return String;
  return pg.types.getTypeParser(oid, format as 'text');
}

/** bigint arrives as text. Ids and minor units stay far below 2^53; past it we stop rather than round. */
function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number`);
  return value;
}

type Outcome = { readonly ok: boolean };

/** Commits on `ok: true`; rolls back on `ok: false` and when `work` throws, so a refusal leaves no half change. */
export const transact = <T extends Outcome>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(db, CompiledQuery.raw('begin'), work);

/**
 * A transaction that sees and writes the rows of one site only. What `work` returns decides as in `transact`. With
 * pipelining, BEGIN and the site's setting are sent with its first statement. Its statements have generic plans.
 */
export const withSite = <T>(db: Db, siteId: number, work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(db, openingOf(wholeNumber(siteId)), work);

const openingOf = (siteId: number): CompiledQuery => ({
  ...CompiledQuery.raw(`begin; set local app.site_id = '${siteId}'`),
  parameters: parametersOf([], { name: '', siteId, opens: true }),
});

/** From here on a transaction writes the rows of this site: for an act that leaves an audit row on several sites. */
export async function enterSite(tx: Tx, siteId: number): Promise<void> {
  await sql`select set_config('app.site_id', ${String(wholeNumber(siteId))}, true)`.execute(tx);
}

/** A transaction across all sites. For jobs that sweep and for imports; a request never needs it. */
export const unsafeWithAllSites = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(db, CompiledQuery.raw(`begin; set local app.unsafe_all_sites = 'on'`), work);

/**
 * A transaction that reads the rows of several sites and writes none of them: for staff who look after more than one. It
 * has ordinary plans, because the number of sites decides which index is best.
 */
export const withSites = <T>(db: Db, siteIds: readonly number[], work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(
    db,
    CompiledQuery.raw(`begin; set local app.site_ids = '${siteIds.map(wholeNumber).join()}'`),
    work,
  );

/**
 * Reads several sites with SQL that was composed for their number and for the filter, in one round trip. A connection
 * plans each text once, with a generic plan: planning costs more than such a statement itself.
 */
export function readSitesComposed<Row>(
  db: Db,
  siteIds: readonly number[],
  query: RawBuilder<Row>,
): Promise<Row[]> {
  const { sql: text, parameters } = query.compile(db);
  const name = `composed_${createHash('sha1').update(text).digest('base64url').slice(0, 16)}`;
  return send<Row>(db, { name, text, json: {} }, parameters, { siteIds: siteIds.map(wholeNumber) });
}

/** Reads several sites with one statement. */
export const readSites = <Parameters extends readonly unknown[], Row>(
  db: Db,
  siteIds: readonly number[],
  statement: Statement<Parameters, Row>,
  values: NoInfer<Parameters>,
): Promise<Row[]> => withSites(db, siteIds, (tx) => send<Row>(tx, statement, values));

const inside = new AsyncLocalStorage<true>();

/** Whether the current async context holds a transaction open. Clients of external services check it first. */
export const isInTransaction = () => inside.getStore() === true;

function inTransaction<T>(db: Db, opening: CompiledQuery, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    await connection.executeQuery(opening);
    try {
      const result = await inside.run(true, () => work(connection as unknown as Tx));
      await sql.raw(isRefusal(result) ? 'rollback' : 'commit').execute(connection);
      return result;
    } catch (error) {
      // When the connection itself broke, this fails too; the first error is the one that tells why.
      await sql
        .raw('rollback')
        .execute(connection)
        .catch(() => {});
      throw error;
    }
  });
}

/** Runs a prepared statement on shared tables, or inside a transaction. */
export const runPrepared = <Parameters extends readonly unknown[], Row>(
  executor: Db | Tx,
  statement: Statement<Parameters, Row>,
  values: NoInfer<Parameters>,
): Promise<Row[]> => send<Row>(executor, statement, values);

/**
 * Reads one site with one statement: `withSite` for a single query, in one round trip with pipelining. The site setting is local to the
 * statement.
 */
export const readSite = <Parameters extends readonly unknown[], Row>(
  db: Db,
  siteId: number,
  statement: Statement<Parameters, Row>,
  values: NoInfer<Parameters>,
): Promise<Row[]> => send<Row>(db, statement, values, { siteId: wholeNumber(siteId) });

/** Inside a transaction of the site, or by itself in one round trip. */
export type Executor = { readonly tx: Tx } | { readonly db: Db };

/** Runs a prepared statement of one site wherever the caller is. */
export const ask = <Parameters extends readonly unknown[], Row>(
  executor: Executor,
  siteId: number,
  statement: Statement<Parameters, Row>,
  values: NoInfer<Parameters>,
): Promise<Row[]> =>
  'tx' in executor
    ? runPrepared(executor.tx, statement, values)
    : readSite(executor.db, siteId, statement, values);

/**
 * Queues a write whose result is not needed. It is sent in the same message as the next statement of the transaction, at
 * the latest with the commit. Its error is thrown there and rolls the transaction back like any other. Without pipelining
 * it is sent, and its error thrown, at once.
 */
export async function queueWrite<Parameters extends readonly unknown[]>(
  tx: Tx,
  statement: Statement<Parameters, unknown>,
  values: NoInfer<Parameters>,
): Promise<void> {
  await send(tx, statement, values, { queued: 'unread' });
}

/**
 * Queues a read: it runs before the next statement of the transaction, in the same round trip. Await the returned function
 * only after that statement was sent; before, its rows would never arrive.
 */
export async function queueRead<Parameters extends readonly unknown[], Row>(
  tx: Tx,
  statement: Statement<Parameters, Row>,
  values: NoInfer<Parameters>,
): Promise<() => Promise<Row[]>> {
  const [pending] = await send<PendingRows<Row>>(tx, { ...statement, json: {} }, values, { queued: 'read' });
  return async () => {
    const rows = (await pending?.rows) ?? [];
    checkJson(statement, rows);
    return rows;
  };
}

async function send<Row>(
  executor: Db | Tx,
  { name, text, json }: Pick<Statement<never, unknown>, 'name' | 'text' | 'json'>,
  values: readonly unknown[],
  sending: Partial<Sending> = {},
): Promise<Row[]> {
  const parameters = parametersOf(values, { name, siteId: null, ...sending });
  const { rows } = await executor.getExecutor().executeQuery<Row>({ ...CompiledQuery.raw(text), parameters });
  checkJson({ name, json }, rows);
  return rows;
}

const isRefusal = (result: unknown) =>
  typeof result === 'object' && result !== null && 'ok' in result && result.ok === false;

// The value becomes part of the statement's text, so nothing but digits may pass.
function wholeNumber(siteId: number): number {
  if (!Number.isSafeInteger(siteId) || siteId < 1) throw new TypeError(`Not a site id: ${siteId}`);
  return siteId;
}

/** The pool had no free connection within `waitMs`: the caller should be told to come back. */
export const isPoolExhausted = (error: unknown) =>
  error instanceof Error && /timeout exceeded when trying to connect/.test(error.message);

/** Runs `work` inside the transaction; on `ok: false` its writes are rolled back and the transaction goes on. */
export async function withSavepoint<T extends { readonly ok: boolean }>(
  tx: Tx,
  work: () => Promise<T>,
): Promise<T> {
  await sql.raw('savepoint before_work').execute(tx);
  const result = await work();
  if (!result.ok) await sql.raw('rollback to savepoint before_work').execute(tx);
  await sql.raw('release savepoint before_work').execute(tx);
  return result;
}
