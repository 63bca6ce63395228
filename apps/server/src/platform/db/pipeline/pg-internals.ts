import pg from 'pg';

/**
 * Everything of pg and Kysely that pipelining uses and their documentation does not promise. No other file may reach for
 * private members; `pg-internals.test.ts` checks each of them against the installed versions.
 */
export const CHECKED_VERSIONS = { pg: '8.23.1', kysely: '0.29.8' } as const;

/** The private members of pg that are read, called or overridden, each with the number of its parameters. */
export const PRIVATE_METHODS = {
  Query: {
    prepare: 1,
    handleRowDescription: 1,
    handleDataRow: 1,
    handleCommandComplete: 2,
    handleError: 2,
    handleReadyForQuery: 1,
  },
  Connection: { parse: 1, bind: 1, describe: 1, execute: 1, close: 1 },
} as const;
export const PRIVATE_FIELDS = ['Client.connection', 'Connection.parsedStatements', 'Query.callback'] as const;
export const PRIVATE_FUNCTIONS = ['utils.prepareValue'] as const;

/** pg's connection to the server, as far as it is used here. */
export interface PgConnection {
  /** Text by name of the statements that the server has parsed on this connection. */
  readonly parsedStatements: Record<string, string>;
  parse(statement: { name?: string; text: string }): void;
  close(options: { type: 'S'; name: string }): void;
  bind(options: { statement: string; values: unknown[]; valueMapper: (value: unknown) => unknown }): void;
  describe(options: { type: 'P'; name: string }): void;
  execute(options: { portal: string }): void;
}

/** What pg's query does with each message of the server; its published types leave these out. */
export interface QueryMessages {
  prepare(wire: PgConnection): void;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, wire: PgConnection): void;
  handleError(error: Error, wire: PgConnection): void;
  handleReadyForQuery(wire: PgConnection): void;
  callback: (error: Error | null, result: pg.QueryResult) => void;
}

export const PgQuery = pg.Query as unknown as new (config: pg.QueryConfig) => QueryMessages & pg.Submittable;

export const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => unknown } })
  .utils;

export const connectionOf = (client: pg.Client): PgConnection =>
  (client as unknown as { connection: PgConnection }).connection;

/**
 * A statement is parsed again only if it failed before PostgreSQL parsed it, by itself or behind another one that failed.
 * PgBouncer keeps the name of such a statement and refuses it the second time, so it is closed first. Without PgBouncer
 * closing an unknown name does nothing. A connection of another shape than the checked one is left as it is.
 */
export function closeBeforeParsingAgain(connection: PgConnection): void {
  if (typeof connection?.parse !== 'function' || typeof connection.close !== 'function') return;
  const names = new Set<string>();
  const parse = connection.parse.bind(connection);
  connection.parse = (statement) => {
    const { name } = statement;
    if (name && names.has(name)) connection.close({ type: 'S', name });
    if (name) names.add(name);
    parse(statement);
  };
}
