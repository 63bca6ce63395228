import pg from 'pg';
import { ownerDatabaseUrl, withDatabase } from '../../../apps/server/src/cli/owner-database.ts';
import { readDatabaseUrl } from '../../../apps/server/src/config.ts';
import { spendPlainNode } from '../meters/bare.ts';
import { bytesOf, spend, spendBare, startApi } from '../meters/measure.ts';
import { PostgresMeter } from '../meters/postgres-meter.ts';
import type { ApiLine, ApiTable } from '../report/results.ts';
import { benchQuestions } from '../traffic/questions.ts';
import { statementsOf } from '../traffic/statements.ts';

const PROBED = 40;

/** Every kind of call, one after the other, each to a fresh api on the database of that name. */
export async function measureApi(
  database: string,
  { seconds, questions: wanted }: { readonly seconds: number; readonly questions: string },
): Promise<ApiTable> {
  const url = withDatabase(readDatabaseUrl(), database);
  const client = new pg.Client({
    connectionString: withDatabase(ownerDatabaseUrl(), database),
    options: '-c app.unsafe_all_sites=on',
  });
  await client.connect();
  const questions = (await benchQuestions(client)).filter(({ name }) => name.includes(wanted));
  const { rows } = await client.query<{ units: number; products: number; sites: number }>(
    `select (select count(*) from units)::int as units, (select count(*) from products)::int as products,
            (select count(*) from sites)::int as sites`,
  );
  await client.end();
  const meter = await PostgresMeter.open(database);
  const lines: ApiLine[] = [];
  try {
    for (const { name, budgetMs, times, requests } of questions) {
      const [first] = requests;
      if (!first) continue;
      const statements = await statementsOf(url, requests.slice(0, PROBED));
      const api = await startApi(url);
      const [spent, bytes] = await spend(api, meter, requests, seconds)
        .then(async (done) => [done, await bytesOf(api, first)] as const)
        .finally(() => api.stop());
      const bareMs = await spendBare(url, meter, statements, seconds);
      const nodeMs = await spendPlainNode(bytes, Math.min(seconds, 3));
      lines.push({ name, budgetMs, times, ...spent, bareMs, nodeMs });
      console.error(`${database}: ${name}: ${(spent.apiMs + spent.postgresMs).toFixed(2)} ms`);
    }
  } finally {
    await meter.close();
  }
  return { database, ...(rows[0] ?? { units: 0, products: 0, sites: 0 }), lines };
}
