import pg from 'pg';
import { type Sending, sendingOf } from './sending.ts';

// The start of PostgreSQL's warning when a commit that waits for its synchronous standby is cancelled, and the SQLSTATE
// of an unknown transaction resolution.
const ONE_COPY = 'canceling wait for synchronous replication';
const RESOLUTION_UNKNOWN = '08007';

/** A connection that sends each statement as its `Sending` says. */
export abstract class SiteClient extends pg.Client {
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
    if (callback || typeof config !== 'string')
      return this.sendObject(() => super.query(config, values, callback));
    return this.sendText(config, values ?? [], sendingOf(values));
  }

  protected abstract sendText(
    text: string,
    values: unknown[],
    sending: Sending | undefined,
  ): Promise<pg.QueryResult>;

  /** A stream, cursor or query object: pg sends it by itself. */
  protected sendObject(send: () => unknown): unknown {
    return send();
  }

  /** One statement in a message of its own. */
  protected sendAlone(config: pg.QueryConfig): Promise<pg.QueryResult> {
    return super.query(config);
  }

  protected submit(query: pg.Submittable): void {
    super.query(query);
  }

  /** A commit without a standby's copy may be lost in a failover: it throws like a commit without an answer. */
  protected async confirm<T>(committing: Promise<T>): Promise<T> {
    const result = await committing;
    if (!this.#isUnsure) return result;
    this.#isUnsure = false;
    throw Object.assign(new Error(ONE_COPY), { code: RESOLUTION_UNKNOWN });
  }
}
