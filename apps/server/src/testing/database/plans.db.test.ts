import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadStatements } from '../../cli/snapshot/statement-types.ts';
import { type Db, withSite } from '../../platform/db/db.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { declaredStatements } from '../../platform/db/statement.ts';
import { SHOP_QUESTIONS } from '../builders/shop-questions.ts';
import { LIST_EXAMPLES, SITE } from './list-examples.ts';
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

const statementNames = await loadStatements();
const lists = LIST_EXAMPLES.map((run) => [/\.(\w+)\(/.exec(String(run))?.[1] ?? '', run] as const);

describe('no statement reads a large table from end to end', () => {
  test.each(statementNames)('%s', async (name) => {
    const text = declaredStatements().get(name)?.text ?? '';
    const whole = seqScans(await planOf({ text, parameters: [] }, forSite, explainForAll));
    expect(whole.filter((table) => large.has(table))).toEqual([]);
  });

  test.each(lists)('the list %s', async (_name, run) => {
    captured = [];
    await withSite(db, SITE, async (tx) => {
      await run(tx, tx as unknown as Db);
      return { ok: false };
    });
    const statements = captured.filter(({ text }) => !/^(begin|rollback|commit)/.test(text));
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements) {
      const whole = seqScans(await planOf(statement, forSite)).filter((table) => large.has(table));
      expect(whole, statement.text).toEqual([]);
    }
  });
});

test('every function that reads several sites or composes a statement has an example', async () => {
  const source = fileURLToPath(new URL('../../', import.meta.url));
  const examples = LIST_EXAMPLES.join('\n');
  for await (const file of glob('features/**/*.sql.ts', { cwd: source })) {
    const module: Record<string, unknown> = await import(`${source}${file}`);
    for (const [name, verb] of Object.entries(module))
      if (typeof verb === 'function' && /\b(readSites|readSitesComposed|withSites|sql`)/.test(String(verb)))
        expect(examples, `${file}: ${name}`).toContain(`.${name}(`);
  }
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

test.each([explain, explainForAll])('a statement without an index is found (%#)', async (how) => {
  const text = `select id from orders where email = 'nobody@example.test'`;
  expect(seqScans(await planOf({ text, parameters: [] }, forSite, how))).toContain('orders');
});
