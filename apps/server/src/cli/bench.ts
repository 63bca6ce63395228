// `npm run bench`: CPU per request of api and PostgreSQL, beside pgbench with the same statements, on the scale
// database and on one a hundredth its size. `--seconds 5` per measurement; `--only search` picks questions.
import { parseArgs } from 'node:util';
import pg from 'pg';
import { readConfig } from '../config.ts';
import { postmasterOf, spend, spendBare, startApi } from './bench/measure.ts';
import { benchQuestions } from './bench/questions.ts';
import { statementsOf } from './bench/statements.ts';
import { ownerDatabaseUrl, withDatabase } from './owner-database.ts';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '6' },
    only: { type: 'string', default: '' },
    databases: { type: 'string', default: 'paddock_scale_small,paddock_scale' },
  },
});
const seconds = Number(options.seconds);
const PROBED = 40;

interface Line {
  readonly name: string;
  readonly budgetMs: number;
  readonly times: number | null;
  readonly apiMs: number;
  readonly postgresMs: number;
  readonly bareMs: number;
  readonly medianMs: number;
}

const tables = [];
for (const database of options.databases.split(',')) {
  tables.push({ database, ...(await measure(database)) });
}
for (const { database, size, lines } of tables) {
  console.log(`\n### ${database}: ${size}\n`);
  console.log(
    '| request | api ms | PostgreSQL ms | together | budget | bare statements | times bare | median answer |',
  );
  console.log('|---|---|---|---|---|---|---|---|');
  for (const line of lines) console.log(row(line));
}
const [small, large] = tables;
if (small && large) {
  console.log('\n### Growth from the first to the second\n\n| request | times |\n|---|---|');
  for (const line of large.lines) {
    const before = small.lines.find((one) => plain(one.name) === plain(line.name));
    if (before) console.log(`| ${plain(line.name)} | ${(total(line) / total(before)).toFixed(2)} |`);
  }
}

async function measure(database: string) {
  const owner = withDatabase(ownerDatabaseUrl(), database);
  const url = withDatabase(readConfig().databaseUrl, database);
  const client = new pg.Client({ connectionString: owner, options: '-c app.unsafe_all_sites=on' });
  await client.connect();
  const questions = (await benchQuestions(client)).filter(({ name }) => name.includes(options.only));
  const postmaster = await postmasterOf(client);
  const { rows } = await client.query<{ size: string }>(
    `select to_char((select count(*) from units), 'FM999,999,999') || ' units, '
            || to_char((select count(*) from products), 'FM999,999') || ' products' as size`,
  );
  await client.end();
  const lines: Line[] = [];
  for (const { name, budgetMs, times, requests } of questions) {
    const statements = await statementsOf(url, requests.slice(0, PROBED));
    const api = await startApi(url);
    const spent = await spend(api, postmaster, requests, seconds).finally(() => api.stop());
    const bare = spendBare(url, postmaster, statements, seconds);
    lines.push({ name, budgetMs, times, ...spent, bareMs: bare.postgresMs });
    console.error(`${database}: ${name}: ${(spent.apiMs + spent.postgresMs).toFixed(2)} ms`);
  }
  return { size: rows[0]?.size ?? '', lines };
}

function row(line: Line): string {
  const ratio = total(line) / line.bareMs;
  const ms = (value: number) => value.toFixed(2);
  const over = (bad: boolean) => (bad ? ' (over)' : '');
  return `| ${line.name} | ${ms(line.apiMs)} | ${ms(line.postgresMs)} | ${ms(total(line))}${over(total(line) > line.budgetMs)} | ${line.budgetMs} | ${ms(line.bareMs)} | ${ms(ratio)}${over(line.times !== null && ratio > line.times)} | ${ms(line.medianMs)} |`;
}

function total(line: Line): number {
  return line.apiMs + line.postgresMs;
}

function plain(name: string): string {
  return name.replace(/ \(.*/, '');
}
