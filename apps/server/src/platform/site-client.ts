import pg from 'pg';

/** How a statement wants to be sent; travels with its parameters. */
export interface Sending {
  /** Known to the connection by this name after the first time: parsed once, planned a few times. */
  readonly name: string;
  /** The site it reads, when it is sent by itself and not inside a transaction that has set one. */
  readonly siteId: number | null;
}

const SENDING = Symbol('sending');

export const parametersOf = (values: readonly unknown[], sending: Sending): readonly unknown[] =>
  Object.assign([...values], { [SENDING]: sending });

// These statements are asked thousands of times with other values, so they are planned once and for all: left to itself
// PostgreSQL plans some of them anew each time, which costs more than running them.
const SET_SITE = {
  name: 'set_site',
  text: `select set_config('app.site_id', $1, true), set_config('plan_cache_mode', 'force_generic_plan', true)`,
};

interface Wire {
  readonly parsedStatements: Record<string, string>;
  bind(given: { statement: string; values: unknown[]; valueMapper: (value: unknown) => unknown }): void;
  execute(given: { portal: string }): void;
}
/** What pg's own query does with each message; its published types leave these out. */
interface QueryMessages {
  prepare(wire: Wire): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
  callback: (error: Error | null, result: pg.QueryResult) => void;
}
const PgQuery = pg.Query as unknown as new (config: pg.QueryConfig) => QueryMessages & pg.Submittable;

/**
 * A statement that brings its site along. Setting and statement go out together and end at one Sync, which makes
 * them one transaction: a read of a site costs one round trip and no BEGIN, SET and COMMIT of its own.
 */
class SiteQuery extends PgQuery {
  readonly #siteId: string;
  #siteIsSet = false;

  constructor(config: pg.QueryConfig, siteId: number) {
    super(config);
    this.#siteId = String(siteId);
  }

  override prepare(wire: Wire) {
    wire.bind({ statement: SET_SITE.name, values: [this.#siteId], valueMapper: (value) => value });
    wire.execute({ portal: '' });
    super.prepare(wire);
  }

  // The first row and the first "complete" are the setting's.
  override handleDataRow(message: unknown) {
    if (this.#siteIsSet) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, wire: Wire) {
    if (this.#siteIsSet) super.handleCommandComplete(message, wire);
    this.#siteIsSet = true;
  }
}

/** A connection that sends each statement as its parameters say. */
export class SiteClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg declares eight overloads
  override query(config: any, values?: any, callback?: any): any {
    const sending: Sending | undefined = values?.[SENDING];
    if (!sending) return super.query(config, values, callback);
    const named = { name: sending.name, text: config as string, values: [...values] };
    return sending.siteId === null ? super.query(named) : this.#queryOfSite(named, sending.siteId);
  }

  async #queryOfSite(named: pg.QueryConfig, siteId: number): Promise<pg.QueryResult> {
    const { connection } = this as unknown as { connection: Wire };
    if (!connection.parsedStatements[SET_SITE.name]) await super.query({ ...SET_SITE, values: [''] });
    return new Promise((resolve, reject) => {
      const query = new SiteQuery(named, siteId);
      query.callback = (error, result) => (error ? reject(error) : resolve(result));
      super.query(query);
    });
  }
}
