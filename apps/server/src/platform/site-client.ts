import pg from 'pg';
import { Ahead, LedQuery, type Wire } from './led-query.ts';

/** How a statement wants to be sent; travels with its parameters. */
export interface Sending {
  /** Known to the connection by this name after the first time: parsed once, planned a few times. */
  readonly name: string;
  /** The site it reads, when it is sent by itself and not inside a transaction that has set one. */
  readonly siteId: number | null;
  /** It opens that site's transaction. It is not sent by itself: the transaction's first statement takes it along. */
  readonly opens?: boolean;
  /** The next statement of its transaction takes it along, the commit at the latest; see `Ahead`. */
  readonly ahead?: 'unread' | 'read';
}

const SENDING = Symbol('sending');
const sendingOf = (values: unknown) => (values as { [SENDING]?: Sending } | undefined)?.[SENDING];

export const parametersOf = (values: readonly unknown[], sending: Sending): readonly unknown[] =>
  Object.assign([...values], { [SENDING]: sending });

/** Whether nothing is sent for it alone. */
export const travelsAlong = (values: readonly unknown[]) => {
  const sending = sendingOf(values);
  return sending?.opens === true || sending?.ahead !== undefined;
};

/** What a statement that goes ahead is answered with: its rows are still to come. */
export interface ToCome<Row> {
  readonly rows: Promise<Row[]>;
}

// These statements are asked thousands of times with other values, so they are planned once and for all: left to itself
// PostgreSQL plans some of them anew each time, which costs more than running them.
const SET_SITE = {
  name: 'set_site',
  text: `select set_config('app.site_id', $1, true), set_config('plan_cache_mode', 'force_generic_plan', true)`,
};
const BEGIN = { name: 'begin_site', text: 'begin' };
const COMMIT = { name: 'commit_site', text: 'commit' };

// How PostgreSQL's warning begins when somebody cancels a commit that waits for its second copy, and the code by which
// SQL calls such an outcome.
const ONE_COPY = 'canceling wait for synchronous replication';
const RESOLUTION_UNKNOWN = '08007';

/** A connection that sends each statement as its parameters say. */
export class SiteClient extends pg.Client {
  /** The site whose transaction the next statement opens. */
  #toOpen: number | null = null;
  /** Inside a transaction, begun or about to be. */
  #isInside = false;
  /** What the next statement takes along. */
  #ahead: Ahead[] = [];
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
    if (callback || typeof config !== 'string') return super.query(config, values, callback);
    const sending = sendingOf(values);
    if (sending?.opens) {
      this.#toOpen = sending.siteId;
      this.#isInside = true;
      return Promise.resolve(NOTHING);
    }
    if (sending?.ahead && this.#isInside && this.#knows(sending))
      return this.#keepAhead(sending, config, values);
    if (config === 'rollback') this.#ahead = [];
    const sent = this.#send(config, values ?? [], sending);
    // Unknown to the connection, it is sent at once, and from then on it is known.
    return sending?.ahead === 'read' ? sent.then(({ rows }) => toCome(Promise.resolve(rows))) : sent;
  }

  #send(text: string, values: unknown[], sending: Sending | undefined): Promise<pg.QueryResult> {
    const toOpen = this.#toOpen;
    this.#toOpen = null;
    const isCommit = text === COMMIT.text;
    if (isCommit || text === 'rollback') this.#isInside = false;
    else if (text.startsWith('begin')) this.#isInside = true;
    const ahead = this.#ahead;
    this.#ahead = [];
    // Ended before anything was asked.
    if (toOpen !== null && !this.#isInside && ahead.length === 0) return Promise.resolve(NOTHING);
    const named = sending ? { name: sending.name, text, values: [...values] } : { text, values };
    const siteId = sending?.siteId ?? null;
    if (siteId !== null) return this.#queryOfSite(named, siteId);
    const query = isCommit && ahead.length > 0 ? COMMIT : named;
    const sent = toOpen === null ? this.#submit(query, ahead) : this.#queryThatOpens(query, toOpen, ahead);
    return isCommit ? this.#sure(sent) : sent;
  }

  #keepAhead(sending: Sending, text: string, values: unknown[]): Promise<pg.QueryResult> {
    const isRead = sending.ahead === 'read';
    const kept = new Ahead({ name: sending.name, text, values: [...values] }, isRead ? this : undefined);
    this.#ahead.push(kept);
    return Promise.resolve(isRead ? toCome(kept.rows) : NOTHING);
  }

  async #queryOfSite(named: pg.QueryConfig, siteId: number): Promise<pg.QueryResult> {
    if (!this.#knows(SET_SITE)) await super.query({ ...SET_SITE, values: [''] });
    return this.#sure(this.#submit(named, [settingOf(siteId)]));
  }

  /** What may have only one copy may yet vanish: it is answered like a commit whose answer was lost. */
  async #sure<T>(committing: Promise<T>): Promise<T> {
    const result = await committing;
    if (!this.#isUnsure) return result;
    this.#isUnsure = false;
    throw Object.assign(new Error(ONE_COPY), { code: RESOLUTION_UNKNOWN });
  }

  async #queryThatOpens(query: pg.QueryConfig, siteId: number, ahead: Ahead[]): Promise<pg.QueryResult> {
    if (this.#knows(BEGIN) && this.#knows(SET_SITE))
      return this.#submit(query, [new Ahead({ ...BEGIN, values: [] }), settingOf(siteId), ...ahead]);
    // The first time on a connection one by one: from then on it knows them by name.
    const begun = super
      .query({ ...BEGIN, values: [] })
      .then(() => super.query({ ...SET_SITE, values: [String(siteId)] }));
    this.#beginning = begun.catch(() => {});
    await begun.finally(() => {
      this.#beginning = null;
    });
    return this.#submit(query, ahead);
  }

  #knows({ name }: { readonly name: string }): boolean {
    return (this as unknown as { connection: Wire }).connection.parsedStatements[name] !== undefined;
  }

  #submit(config: pg.QueryConfig, ahead: readonly Ahead[]): Promise<pg.QueryResult> {
    if (ahead.length === 0) return super.query(config);
    return new Promise((resolve, reject) => {
      const query = new LedQuery({ ...config, queryMode: 'extended' } as pg.QueryConfig, ahead);
      query.callback = (error, result) => (error ? reject(error) : resolve(result));
      super.query(query);
    });
  }
}

const settingOf = (siteId: number) => new Ahead({ ...SET_SITE, values: [String(siteId)] });

const NOTHING: pg.QueryResult = { command: '', rowCount: 0, oid: 0, fields: [], rows: [] };
const toCome = (rows: Promise<unknown[]>): pg.QueryResult => ({ ...NOTHING, rows: [{ rows }] });
