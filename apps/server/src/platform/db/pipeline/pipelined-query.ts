import type pg from 'pg';
import { type PgConnection, PgQuery, prepareValue, type QueryMessages } from './pg-internals.ts';

/** A statement that is prepared on the connection and is sent in the same message as the next one, before it. */
export class QueuedStatement {
  readonly name: string;
  readonly values: unknown[];
  /** Reads the rows; null when they are not needed. */
  readonly reader: QueryMessages | null = null;
  /** Its rows, once PostgreSQL has answered the message. */
  readonly rows: Promise<unknown[]>;

  /** `types` parses the rows; without it the rows are dropped. */
  constructor(config: pg.QueryConfig, types?: pg.CustomTypesConfig) {
    this.name = config.name ?? '';
    // Serialized now, so that an invalid value throws in its caller and not in the middle of a message.
    this.values = (config.values ?? []).map(prepareValue);
    const { promise, resolve, reject } = Promise.withResolvers<unknown[]>();
    this.rows = promise;
    if (!types) return;
    this.reader = new PgQuery({ ...config, types });
    this.reader.callback = (error, result) => (error ? reject(error) : resolve(result.rows));
    // Awaiting the rows throws the error. When they are not awaited, the statement behind it has thrown it already.
    promise.catch(() => {});
  }

  sendBy(connection: PgConnection) {
    connection.bind({ statement: this.name, values: this.values, valueMapper: (value) => value });
    if (this.reader) connection.describe({ type: 'P', name: '' });
    connection.execute({ portal: '' });
  }
}

/**
 * A statement with queued ones before it: BEGIN, the site setting, writes whose result is not needed. All are sent
 * together and end at one Sync, so they cost one round trip. When one of them fails, PostgreSQL skips those behind it, and
 * all of them get the error.
 */
export class PipelinedQuery extends PgQuery {
  readonly #queued: readonly QueuedStatement[];
  /** How many of the queued statements are complete. */
  #answered = 0;

  constructor(config: pg.QueryConfig, queued: readonly QueuedStatement[]) {
    super(config);
    this.#queued = queued;
  }

  override prepare(connection: PgConnection) {
    for (const one of this.#queued) one.sendBy(connection);
    super.prepare(connection);
  }

  override handleRowDescription(message: unknown) {
    const one = this.#queued[this.#answered];
    if (one) one.reader?.handleRowDescription(message);
    else super.handleRowDescription(message);
  }

  override handleDataRow(message: unknown) {
    const one = this.#queued[this.#answered];
    if (one) one.reader?.handleDataRow(message);
    else super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: PgConnection) {
    const one = this.#queued[this.#answered];
    if (!one) return super.handleCommandComplete(message, connection);
    one.reader?.handleCommandComplete(message, connection);
    this.#answered += 1;
  }

  override handleError(error: Error, connection: PgConnection) {
    for (const { reader } of this.#queued) reader?.handleError(error, connection);
    super.handleError(error, connection);
  }

  override handleReadyForQuery(connection: PgConnection) {
    for (const { reader } of this.#queued) reader?.handleReadyForQuery(connection);
    super.handleReadyForQuery(connection);
  }
}
