import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Db, withSite } from '../../platform/db/db.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { SHOP_QUESTIONS } from '../builders/shop-questions.ts';
import { SITE, STATEMENT_EXAMPLES } from '../statements/statement-examples.ts';
import { explain, explainForAll, indexesUsed, type Statement, seqScans } from './plans.ts';
import { scaleDatabase } from './scale-database.ts';

/** Reading a table of this size whole is as cheap as any index. */
const SMALL_TABLE = 1000;

let pool: pg.Pool;
let db: Db;
let large: Set<string>;
let captured: Statement[] = [];

beforeAll(async () => {
  pool = new pg.Pool({ connectionString: await scaleDatabase(), max: 3 });
  db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      captured.push({ text: query.sql, parameters: query.parameters });
    },
  });
  const { rows } = await pool.query<{ relname: string }>(
    `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > $1`,
    [SMALL_TABLE],
  );
  large = new Set(rows.map((row) => row.relname));
}, 300_000);
afterAll(() => db.destroy());

/** Explains as the application sees it: with the policies of row-level security in the plan. */
async function planOf(statement: Statement, setting: string, how = explain) {
  const client = await pool.connect();
  try {
    await client.query(`begin; ${setting}`);
    return await how(client, statement);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

// Lists of the desk read several sites; here it is one.
const forSite = `set local app.site_id = '${SITE}'; set local app.site_ids = '${SITE}'`;

test('the large tables are large enough for their plans to mean something', () => {
  for (const table of [
    'units',
    'orders',
    'order_lines',
    'order_events',
    'unit_claims',
    'customers',
    'customer_tokens',
    'idempotency_keys',
    'stores',
  ])
    expect(large, table).toContain(table);
});

test('every statement of the features and the platform has an example', async () => {
  const source = fileURLToPath(new URL('../../', import.meta.url));
  for await (const file of glob(['features/**/*.sql.ts', 'platform/**/*.sql.ts'], { cwd: source })) {
    const module: Record<string, unknown> = await import(`${source}${file}`);
    const names = Object.keys(module).filter((name) => typeof module[name] === 'function');
    const feature = file.replace(/^.*\/(.+)\.sql\.ts$/, '$1');
    expect(
      Object.keys(STATEMENT_EXAMPLES[feature] ?? {}).sort(),
      `${file}: see testing/statements/statement-examples.ts`,
    ).toEqual(names.sort());
  }
});

// A sweep over all sites is rare and may read a table whole; its name says that it is one.
const isSweep = (name: string) => name.startsWith('unsafe');

describe('no statement reads a large table from end to end', () => {
  for (const [feature, examples] of Object.entries(STATEMENT_EXAMPLES))
    for (const [name, run] of Object.entries(examples).filter(([name]) => !isSweep(name)))
      test(`${feature}: ${name}`, async () => {
        captured = [];
        await withSite(db, SITE, async (tx) => {
          await run(tx, tx as unknown as Db);
          return { ok: false };
        });
        const statements = captured.filter(({ text }) => !/^(begin|rollback|commit)/.test(text));
        expect(statements.length).toBeGreaterThan(0);
        for (const statement of statements) {
          for (const how of [explain, explainForAll]) {
            const plan = await planOf(statement, forSite, how);
            const whole = seqScans(plan).filter((table) => large.has(table));
            expect(whole, `${how.name}: ${statement.text}`).toEqual([]);
          }
        }
      });
});

describe('the indexes answer what the shop will ask', () => {
  for (const question of SHOP_QUESTIONS)
    test(question.asks, async () => {
      const parameters = question.everySite ? [] : [SITE, ...(question.parameters ?? [])];
      const setting = question.everySite ? `set local app.unsafe_all_sites = 'on'` : forSite;
      const plan = await planOf({ text: question.text, parameters }, setting);
      expect(indexesUsed(plan)).toContain(question.index);
      expect(seqScans(plan).filter((table) => large.has(table))).toEqual([]);
    });
});

test('a statement without a site does read a large table whole, and is found', async () => {
  const plan = await planOf(
    { text: `select id from orders where email = 'nobody@example.test'`, parameters: [] },
    forSite,
  );
  expect(seqScans(plan)).toContain('orders');
});
