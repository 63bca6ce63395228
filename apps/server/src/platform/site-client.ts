import pg from 'pg';

/** How a statement wants to be sent; travels with its parameters. */
export interface Sending {
  /** Known to the connection by this name after the first time: parsed once, planned a few times. */
  readonly name: string;
  /** The site it reads, when it is sent by itself and not inside a transaction that has set one. */
  readonly siteId: number | null;
  /** It opens that site's transaction. It is not sent by itself: the transaction's first statement takes it along. */
  readonly opens?: boolean;
}

const SENDING = Symbol('sending');

export const parametersOf = (values: readonly unknown[], sending: Sending): readonly unknown[] =>
  Object.assign([...values], { [SENDING]: sending });

export const isOpening = (values: readonly unknown[]) =>
  (values as { [SENDING]?: Sending })[SENDING]?.opens === true;

// These statements are asked thousands of times with other values, so they are planned once and for all: left to itself
// PostgreSQL plans some of them anew each time, which costs more than running them.
const SET_SITE = {
  name: 'set_site',
  text: `select set_config('app.site_id', $1, true), set_config('plan_cache_mode', 'force_generic_plan', true)`,
};

// How PostgreSQL's warning begins when somebody cancels a commit that waits for its second copy, and the code by which
// SQL calls such an outcome.
const ONE_COPY = 'canceling wait for synchronous replication';
const RESOLUTION_UNKNOWN = '08007';

const BEGIN = { name: 'begin_site', text: 'begin' };

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
 * A statement that brings its site along, and its transaction's beginning where it is the first of one. All go out
 * together and end at one Sync: a read of a site costs one round trip and no BEGIN, SET and COMMIT of its own, and a
 * transaction costs none for its opening.
 */
class SiteQuery extends PgQuery {
  readonly #siteId: string;
  readonly #begins: boolean;
  /** Answers that are still those of the setting and the beginning. */
  #ahead: number;

  constructor(config: pg.QueryConfig, siteId: number, begins: boolean) {
    super(config);
    this.#siteId = String(siteId);
    this.#begins = begins;
    this.#ahead = begins ? 2 : 1;
  }

  override prepare(wire: Wire) {
    const run = (statement: string, values: unknown[]) => {
      wire.bind({ statement, values, valueMapper: (value) => value });
      wire.execute({ portal: '' });
    };
    if (this.#begins) run(BEGIN.name, []);
    run(SET_SITE.name, [this.#siteId]);
    super.prepare(wire);
  }

  override handleDataRow(message: unknown) {
    if (this.#ahead === 0) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, wire: Wire) {
    if (this.#ahead === 0) super.handleCommandComplete(message, wire);
    else this.#ahead -= 1;
  }
}

/** A connection that sends each statement as its parameters say. */
export class SiteClient extends pg.Client {
  /** The site whose transaction the next statement opens. */
  #toOpen: number | null = null;
  /** A transaction's beginning that is sent by itself; never rejects. */
  #beginning: Promise<unknown> | null = null;
  /** PostgreSQL said yes to a commit and warned that no other machine has it. */
  #isUnsure = false;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('notice', ({ message }) => {
      if (message?.startsWith(ONE_COPY)) this.#isUnsure = true;
    });
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg declares eight overloads
  override query(config: any, values?: any, callback?: any): any {
    if (this.#beginning) return this.#beginning.then(() => this.query(config, values, callback));
    const sending: Sending | undefined = values?.[SENDING];
    if (sending?.opens) {
      this.#toOpen = sending.siteId;
      return Promise.resolve(NOTHING);
    }
    const siteId = this.#toOpen;
    this.#toOpen = null;
    if (siteId !== null) return this.#queryThatOpens(siteId, config, values ?? []);
    if (config === 'commit' && !callback) return this.#sure(super.query('commit'));
    if (!sending) return super.query(config, values, callback);
    const named = { name: sending.name, text: config as string, values: [...values] };
    return sending.siteId === null ? super.query(named) : this.#queryOfSite(named, sending.siteId);
  }

  async #queryOfSite(named: pg.QueryConfig, siteId: number): Promise<pg.QueryResult> {
    if (!this.#knows(SET_SITE)) await super.query({ ...SET_SITE, values: [''] });
    return this.#sure(this.#submit(named, siteId, false));
  }

  /** What may have only one copy may yet vanish: it is answered like a commit whose answer was lost. */
  async #sure<T>(committing: Promise<T>): Promise<T> {
    const result = await committing;
    if (!this.#isUnsure) return result;
    this.#isUnsure = false;
    throw Object.assign(new Error(ONE_COPY), { code: RESOLUTION_UNKNOWN });
  }

  async #queryThatOpens(siteId: number, text: string, values: unknown[]): Promise<pg.QueryResult> {
    // Ended before anything was asked.
    if (text === 'commit' || text === 'rollback') return NOTHING;
    const name = (values as { [SENDING]?: Sending })[SENDING]?.name;
    const query = { ...(name ? { name } : {}), text, values: [...values] };
    if (this.#knows(BEGIN) && this.#knows(SET_SITE)) return this.#submit(query, siteId, true);
    // The first time on a connection one by one: from then on it knows them by name.
    const begun = super
      .query({ ...BEGIN, values: [] })
      .then(() => super.query({ ...SET_SITE, values: [String(siteId)] }));
    this.#beginning = begun.catch(() => {});
    await begun.finally(() => {
      this.#beginning = null;
    });
    return super.query(query);
  }

  #knows({ name }: { readonly name: string }): boolean {
    return (this as unknown as { connection: Wire }).connection.parsedStatements[name] !== undefined;
  }

  #submit(config: pg.QueryConfig, siteId: number, begins: boolean): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      const query = new SiteQuery({ ...config, queryMode: 'extended' } as pg.QueryConfig, siteId, begins);
      query.callback = (error, result) => (error ? reject(error) : resolve(result));
      super.query(query);
    });
  }
}

const NOTHING: pg.QueryResult = { command: '', rowCount: 0, oid: 0, fields: [], rows: [] };
