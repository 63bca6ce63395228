import pg from 'pg';
import { type PgConnection, PipelinedQuery, QueuedStatement } from './pipelined-query.ts';

/** How a statement is sent; attached to its parameters. */
export interface Sending {
  /** The name of the prepared statement: parsed once per connection. */
  readonly name: string;
  /** The site it reads, when it is sent alone and not inside a transaction that has set one. */
  readonly siteId: number | null;
  /** It opens that site's transaction. It is queued and sent with the transaction's first statement. */
  readonly opens?: boolean;
  /** It is queued and sent with the next statement of its transaction, at the latest with the commit. */
  readonly queued?: 'unread' | 'read';
}

const SENDING = Symbol('sending');
const sendingOf = (values: unknown) => (values as { [SENDING]?: Sending } | undefined)?.[SENDING];

export const parametersOf = (values: readonly unknown[], sending: Sending): readonly unknown[] =>
  Object.assign([...values], { [SENDING]: sending });

/** Whether the statement is queued instead of sent alone. */
export const isQueued = (values: readonly unknown[]) => {
  const sending = sendingOf(values);
  return sending?.opens === true || sending?.queued !== undefined;
};

/** The result of a queued read: its rows arrive with those of the next statement. */
export interface PendingRows<Row> {
  readonly rows: Promise<Row[]>;
}

// These statements run thousands of times with other values, so a generic plan is forced: by default PostgreSQL plans
// some of them again on each call, which costs more than running them.
const SET_SITE = {
  name: 'set_site',
  text: `select set_config('app.site_id', $1, true), set_config('plan_cache_mode', 'force_generic_plan', true)`,
};
const BEGIN = { name: 'begin_site', text: 'begin' };
const COMMIT = { name: 'commit_site', text: 'commit' };

// The start of PostgreSQL's warning when a commit that waits for its synchronous standby is cancelled, and the SQLSTATE
// of an unknown transaction resolution.
const ONE_COPY = 'canceling wait for synchronous replication';
const RESOLUTION_UNKNOWN = '08007';

const NOT_FIRST =
  'A stream, cursor or query object cannot be the first statement of a transaction of a site, nor follow a queued write';

/** A connection that sends each statement as its `Sending` says: alone, with the site, or queued. */
export class SiteClient extends pg.Client {
  /** The site whose transaction the next statement opens. */
  #toOpen: number | null = null;
  /** Inside a transaction, already open or about to be. */
  #isInside = false;
  /** Statements that are sent with the next one. */
  #queued: QueuedStatement[] = [];
  /** A BEGIN that is sent alone; never rejects. */
  #beginning: Promise<unknown> | null = null;
  /** PostgreSQL acknowledged a commit with the warning that no standby has it. */
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
    if (callback || typeof config !== 'string') {
      // A stream or cursor would be sent without BEGIN, the site setting and the queued writes.
      if (this.#toOpen !== null || this.#queued.length > 0) throw new Error(NOT_FIRST);
      return super.query(config, values, callback);
    }
    const sending = sendingOf(values);
    if (sending?.opens) {
      this.#toOpen = sending.siteId;
      this.#isInside = true;
      return Promise.resolve(NOTHING);
    }
    if (sending?.queued && this.#isInside && this.#knows(sending))
      return this.#queue(sending, config, values);
    if (config === 'rollback') this.#queued = [];
    const sent = this.#send(config, values ?? [], sending);
    // Not prepared yet: it is sent at once, which prepares it.
    return sending?.queued === 'read' ? sent.then(({ rows }) => pendingRows(Promise.resolve(rows))) : sent;
  }

  #send(text: string, values: unknown[], sending: Sending | undefined): Promise<pg.QueryResult> {
    const toOpen = this.#toOpen;
    this.#toOpen = null;
    const isCommit = text === COMMIT.text;
    if (isCommit || text === 'rollback') this.#isInside = false;
    else if (text.startsWith('begin')) this.#isInside = true;
    const queued = this.#queued;
    this.#queued = [];
    // The transaction ended before its first statement: there is nothing to send.
    if (toOpen !== null && !this.#isInside && queued.length === 0) return Promise.resolve(NOTHING);
    const named = sending ? { name: sending.name, text, values: [...values] } : { text, values };
    const siteId = sending?.siteId ?? null;
    if (siteId !== null) return this.#queryOfSite(named, siteId);
    const query = isCommit && queued.length > 0 ? COMMIT : named;
    const sent = toOpen === null ? this.#submit(query, queued) : this.#queryThatOpens(query, toOpen, queued);
    return isCommit ? this.#sure(sent) : sent;
  }

  #queue(sending: Sending, text: string, values: unknown[]): Promise<pg.QueryResult> {
    const isRead = sending.queued === 'read';
    const kept = new QueuedStatement(
      { name: sending.name, text, values: [...values] },
      isRead ? this : undefined,
    );
    this.#queued.push(kept);
    return Promise.resolve(isRead ? pendingRows(kept.rows) : NOTHING);
  }

  async #queryOfSite(named: pg.QueryConfig, siteId: number): Promise<pg.QueryResult> {
    if (!this.#knows(SET_SITE)) await super.query({ ...SET_SITE, values: [''] });
    return this.#sure(this.#submit(named, [settingOf(siteId)]));
  }

  /** A commit without a standby's copy may be lost in a failover: it throws like a commit without an answer. */
  async #sure<T>(committing: Promise<T>): Promise<T> {
    const result = await committing;
    if (!this.#isUnsure) return result;
    this.#isUnsure = false;
    throw Object.assign(new Error(ONE_COPY), { code: RESOLUTION_UNKNOWN });
  }

  async #queryThatOpens(
    query: pg.QueryConfig,
    siteId: number,
    queued: QueuedStatement[],
  ): Promise<pg.QueryResult> {
    if (this.#knows(BEGIN) && this.#knows(SET_SITE))
      return this.#submit(query, [
        new QueuedStatement({ ...BEGIN, values: [] }),
        settingOf(siteId),
        ...queued,
      ]);
    // The first time on a connection they are sent one by one, which prepares them.
    const begun = super
      .query({ ...BEGIN, values: [] })
      .then(() => super.query({ ...SET_SITE, values: [String(siteId)] }));
    this.#beginning = begun.catch(() => {});
    await begun.finally(() => {
      this.#beginning = null;
    });
    return this.#submit(query, queued);
  }

  #knows({ name }: { readonly name: string }): boolean {
    return (this as unknown as { connection: PgConnection }).connection.parsedStatements[name] !== undefined;
  }

  #submit(config: pg.QueryConfig, queued: readonly QueuedStatement[]): Promise<pg.QueryResult> {
    if (queued.length === 0) return super.query(config);
    return new Promise((resolve, reject) => {
      const query = new PipelinedQuery({ ...config, queryMode: 'extended' } as pg.QueryConfig, queued);
      query.callback = (error, result) => (error ? reject(error) : resolve(result));
      super.query(query);
    });
  }
}

const settingOf = (siteId: number) => new QueuedStatement({ ...SET_SITE, values: [String(siteId)] });

const NOTHING: pg.QueryResult = { command: '', rowCount: 0, oid: 0, fields: [], rows: [] };
const pendingRows = (rows: Promise<unknown[]>): pg.QueryResult => ({ ...NOTHING, rows: [{ rows }] });
