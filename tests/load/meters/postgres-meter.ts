import pg from 'pg';
import { ownerDatabaseUrl, withDatabase } from '../../../apps/server/src/cli/owner-database.ts';
import { cpuOf } from './cpu.ts';

const LOOK_EVERY_MS = 100;

/**
 * Counts the processor time of the backends that serve one database, not of other databases on the server. A backend that ends
 * takes its figures along, so they are read all the time. What the server does for all databases (checkpoints, the
 * write-ahead log's writer) cannot be told apart and is left out.
 */
export class PostgresMeter {
  readonly #client: pg.Client;
  readonly #database: string;
  readonly #seen = new Map<number, number>();
  #looking: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | null = null;

  private constructor(client: pg.Client, database: string) {
    this.#client = client;
    this.#database = database;
  }

  static async open(database: string): Promise<PostgresMeter> {
    const client = new pg.Client({ connectionString: withDatabase(ownerDatabaseUrl(), 'postgres') });
    await client.connect();
    const meter = new PostgresMeter(client, database);
    meter.#timer = setInterval(() => {
      meter.#looking = meter.#looking.then(() => meter.#look());
    }, LOOK_EVERY_MS);
    return meter;
  }

  /** Milliseconds since the meter was opened. */
  async read(): Promise<number> {
    await this.#looking;
    await this.#look();
    return [...this.#seen.values()].reduce((sum, ms) => sum + ms, 0);
  }

  async close(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.#looking;
    await this.#client.end();
  }

  async #look() {
    const { rows } = await this.#client.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = $1`,
      [this.#database],
    );
    for (const { pid } of rows) this.#seen.set(pid, Math.max(this.#seen.get(pid) ?? 0, cpuOf(pid)));
  }
}
