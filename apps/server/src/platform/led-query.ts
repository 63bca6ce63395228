import pg from 'pg';

/** What is used of pg's connection. */
export interface Wire {
  readonly parsedStatements: Record<string, string>;
  bind(given: { statement: string; values: unknown[]; valueMapper: (value: unknown) => unknown }): void;
  describe(given: { type: 'P'; name: string }): void;
  execute(given: { portal: string }): void;
}
/** What pg's own query does with each message; its published types leave these out. */
interface QueryMessages {
  prepare(wire: Wire): void;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
  handleError(error: Error, wire: Wire): void;
  handleReadyForQuery(wire: Wire): void;
  callback: (error: Error | null, result: pg.QueryResult) => void;
}
const PgQuery = pg.Query as unknown as new (config: pg.QueryConfig) => QueryMessages & pg.Submittable;
const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => unknown } }).utils;

/** A statement that the connection knows by name and that goes ahead of another in the same message. */
export class Ahead {
  readonly name: string;
  readonly values: unknown[];
  /** Reads the answer; null: nobody asked for it. */
  readonly reader: QueryMessages | null = null;
  /** Its rows, once the message has been answered. */
  readonly rows: Promise<unknown[]>;

  /** `types` of who reads the answer; without, nobody does. */
  constructor(config: pg.QueryConfig, types?: pg.CustomTypesConfig) {
    this.name = config.name ?? '';
    // Now, so that a value that cannot be written is its caller's error and not one in the middle of a message.
    this.values = (config.values ?? []).map(prepareValue);
    const { promise, resolve, reject } = Promise.withResolvers<unknown[]>();
    this.rows = promise;
    if (!types) return;
    this.reader = new PgQuery({ ...config, types });
    this.reader.callback = (error, result) => (error ? reject(error) : resolve(result.rows));
    // Whoever asks for the rows is told of the error; if nobody does, the statement behind it has told already.
    promise.catch(() => {});
  }

  sendBy(wire: Wire) {
    wire.bind({ statement: this.name, values: this.values, valueMapper: (value) => value });
    if (this.reader) wire.describe({ type: 'P', name: '' });
    wire.execute({ portal: '' });
  }
}

/**
 * A statement with others ahead of it: the beginning of its transaction, its site, writes that nobody waits for. All go
 * out together and end at one Sync, so they cost one round trip. When one of them fails, PostgreSQL skips what comes
 * behind it, and the failure is everybody's answer.
 */
export class LedQuery extends PgQuery {
  readonly #ahead: readonly Ahead[];
  /** How many of those ahead have been answered. */
  #answered = 0;

  constructor(config: pg.QueryConfig, ahead: readonly Ahead[]) {
    super(config);
    this.#ahead = ahead;
  }

  override prepare(wire: Wire) {
    for (const one of this.#ahead) one.sendBy(wire);
    super.prepare(wire);
  }

  override handleRowDescription(message: unknown) {
    const one = this.#ahead[this.#answered];
    if (one) one.reader?.handleRowDescription(message);
    else super.handleRowDescription(message);
  }

  override handleDataRow(message: unknown) {
    const one = this.#ahead[this.#answered];
    if (one) one.reader?.handleDataRow(message);
    else super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, wire: Wire) {
    const one = this.#ahead[this.#answered];
    if (!one) return super.handleCommandComplete(message, wire);
    one.reader?.handleCommandComplete(message, wire);
    this.#answered += 1;
  }

  override handleError(error: Error, wire: Wire) {
    for (const { reader } of this.#ahead) reader?.handleError(error, wire);
    super.handleError(error, wire);
  }

  override handleReadyForQuery(wire: Wire) {
    for (const { reader } of this.#ahead) reader?.handleReadyForQuery(wire);
    super.handleReadyForQuery(wire);
  }
}
