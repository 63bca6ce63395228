import type pg from 'pg';
import { NO_RESULT, pendingRows, type Sending, settingOf, siteSetting } from '../sending.ts';
import { SiteClient } from '../site-client.ts';
import { connectionOf } from './pg-internals.ts';
import { PipelinedQuery, QueuedStatement } from './pipelined-query.ts';

const BEGIN = { name: 'begin_site', text: 'begin' };
const COMMIT = { name: 'commit_site', text: 'commit' };

const NOT_FIRST =
  'A stream, cursor or query object cannot be the first statement of a transaction of a site, nor follow a queued write';

/** Sends a statement alone, with the setting of its site, or together with those that were queued before it. */
export class PipelinedClient extends SiteClient {
  /** The site whose transaction the next statement opens. */
  #toOpen: number | null = null;
  /** Inside a transaction, already open or about to be. */
  #isInside = false;
  /** Statements that are sent with the next one. */
  #queued: QueuedStatement[] = [];
  /** A BEGIN that is sent alone; never rejects. */
  #beginning: Promise<unknown> | null = null;

  protected override sendObject(send: () => unknown): unknown {
    if (this.#beginning) return this.#beginning.then(() => this.sendObject(send));
    // A stream or cursor would be sent without BEGIN, the site setting and the queued writes.
    if (this.#toOpen !== null || this.#queued.length > 0) throw new Error(NOT_FIRST);
    return send();
  }

  protected override sendText(
    text: string,
    values: unknown[],
    sending: Sending | undefined,
  ): Promise<pg.QueryResult> {
    if (this.#beginning) return this.#beginning.then(() => this.sendText(text, values, sending));
    if (sending?.opens) {
      this.#toOpen = sending.siteId;
      this.#isInside = true;
      return Promise.resolve(NO_RESULT);
    }
    if (sending?.queued && this.#isInside && this.#knows(sending)) return this.#queue(sending, text, values);
    if (text === 'rollback') this.#queued = [];
    const sent = this.#send(text, values, sending);
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
    if (toOpen !== null && !this.#isInside && queued.length === 0) return Promise.resolve(NO_RESULT);
    const named = sending ? { name: sending.name, text, values: [...values] } : { text, values };
    const setting = settingOf(sending);
    if (setting) return this.#queryOfSite(named, setting);
    const query = isCommit && queued.length > 0 ? COMMIT : named;
    const sent =
      toOpen === null ? this.#sendAfter(query, queued) : this.#queryThatOpens(query, toOpen, queued);
    return isCommit ? this.confirm(sent) : sent;
  }

  #queue(sending: Sending, text: string, values: unknown[]): Promise<pg.QueryResult> {
    const isRead = sending.queued === 'read';
    const kept = new QueuedStatement(
      { name: sending.name, text, values: [...values] },
      isRead ? this : undefined,
    );
    this.#queued.push(kept);
    return Promise.resolve(isRead ? pendingRows(kept.rows) : NO_RESULT);
  }

  async #queryOfSite(
    named: pg.QueryConfig,
    setting: NonNullable<ReturnType<typeof settingOf>>,
  ): Promise<pg.QueryResult> {
    if (!this.#knows(setting)) await this.sendAlone({ ...setting, values: [''] });
    return this.confirm(this.#sendAfter(named, [new QueuedStatement(setting)]));
  }

  async #queryThatOpens(
    query: pg.QueryConfig,
    siteId: number,
    queued: QueuedStatement[],
  ): Promise<pg.QueryResult> {
    const setting = siteSetting(siteId);
    if (this.#knows(BEGIN) && this.#knows(setting))
      return this.#sendAfter(query, [
        new QueuedStatement({ ...BEGIN, values: [] }),
        new QueuedStatement(setting),
        ...queued,
      ]);
    // The first time on a connection they are sent one by one, which prepares them.
    const begun = this.sendAlone({ ...BEGIN, values: [] }).then(() => this.sendAlone(setting));
    this.#beginning = begun.catch(() => {});
    await begun.finally(() => {
      this.#beginning = null;
    });
    return this.#sendAfter(query, queued);
  }

  #knows({ name }: { readonly name: string }): boolean {
    return connectionOf(this).parsedStatements[name] !== undefined;
  }

  #sendAfter(config: pg.QueryConfig, queued: readonly QueuedStatement[]): Promise<pg.QueryResult> {
    if (queued.length === 0) return this.sendAlone(config);
    return new Promise((resolve, reject) => {
      const query = new PipelinedQuery({ ...config, queryMode: 'extended' } as pg.QueryConfig, queued);
      query.callback = (error, result) => (error ? reject(error) : resolve(result));
      this.submit(query);
    });
  }
}
