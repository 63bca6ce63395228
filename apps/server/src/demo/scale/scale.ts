import pg from 'pg';
import { recreateOwnDatabase } from '../../cli/own-database.ts';
import { withDatabase } from '../../cli/owner-database.ts';
import { reindexProducts } from '../../features/search/index/reindex-products.ts';
import { openDb, unsafeWithAllSites } from '../../platform/db/db.ts';
import { migrate } from '../../platform/db/migrations.ts';
import { loadGazetteer } from '../gazetteer/load-gazetteer.ts';
import { readGazetteer } from '../gazetteer/read-gazetteer.ts';
import { loadInBulk } from './bulk-load.ts';
import { FEW, FULL, SMALL } from './scale.sizes.ts';
import { scaleStatements } from './scale.sql.ts';

export interface ScaleOptions {
  /** A hundredth of the rows, for tests. */
  readonly small?: boolean;
  /** A tenth of the sites. */
  readonly few?: boolean;
  readonly database?: string;
  readonly report?: (line: string) => void;
}

const SESSION = `
  set statement_timeout = 0; set lock_timeout = 0; set synchronous_commit = off; set jit = off;
  set work_mem = '256MB'; set maintenance_work_mem = '1GB'; set client_min_messages = warning;
  set app.unsafe_all_sites = 'on'`;

/** Makes a database of its own and fills it to the sizes the product is built for. Returns its address. */
export async function loadScale(ownerUrl: string, options: ScaleOptions = {}): Promise<string> {
  const { small = false, few = false, report = console.log } = options;
  const usual = small ? 'paddock_scale_small' : few ? 'paddock_scale_few' : 'paddock_scale';
  const { database = usual } = options;
  const url = withDatabase(ownerUrl, database);
  await recreateOwnDatabase(ownerUrl, database);
  await migrate(url);
  const started = performance.now();
  const statements = scaleStatements(small ? SMALL : few ? FEW : FULL);
  const [main, second] = [await connect(url), await connect(url)];
  const clients = [main, second];
  try {
    const load = async () => {
      await runAll(main, statements.first, report);
      // Two lanes, because the large tables do not read one another and there are two cores.
      await Promise.all(statements.lanes.map((lane, n) => runAll(clients[n] ?? main, lane, report)));
      await runAll(main, statements.last, report);
    };
    await loadInBulk(main, load, report);
    await indexForSearch(url, report);
    await main.query('vacuum analyze');
    report(await describeSizes(main));
    report(`whole load: ${Math.round((performance.now() - started) / 1000)} s`);
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
  return url;
}

async function indexForSearch(url: string, report: (line: string) => void) {
  const started = performance.now();
  const { db, close } = openDb({
    url,
    applicationName: 'paddock-scale',
    maxConnections: 1,
    waitMs: 10_000,
    statementTimeoutMs: 0,
  });
  try {
    const written = await unsafeWithAllSites(db, (tx) => reindexProducts(tx));
    const towns = await loadGazetteer(db, await readGazetteer(new Set(['US'])));
    report(
      `search documents of ${written} products and ${towns} names of towns in ${((performance.now() - started) / 1000).toFixed(1)} s`,
    );
  } finally {
    await close();
  }
}

async function connect(url: string) {
  const client = new pg.Client({ connectionString: url, application_name: 'paddock-scale' });
  await client.connect();
  await client.query(SESSION);
  return client;
}

async function runAll(client: pg.Client, statements: readonly string[], report: (line: string) => void) {
  for (const statement of statements) {
    const started = performance.now();
    const { rowCount } = await client.query(statement);
    const table = /^insert into (\w+)/.exec(statement)?.[1];
    report(`${table}: ${rowCount} rows in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}

async function describeSizes(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ line: string }>(`
    select rpad(relname, 24) || lpad(to_char(reltuples, '999,999,999'), 13)
           || lpad(pg_size_pretty(pg_table_size(oid)), 10) || lpad(pg_size_pretty(pg_indexes_size(oid)), 10) as line
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples > 0
     order by pg_total_relation_size(oid) desc`);
  const { rows: whole } = await client.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  );
  const head = `${'table'.padEnd(24)}${'rows'.padStart(13)}${'table'.padStart(10)}${'indexes'.padStart(10)}`;
  return [head, ...rows.map((row) => row.line), `database: ${whole[0]?.size}`].join('\n');
}
