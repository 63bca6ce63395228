import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOUNS } from '../features/feeds/nouns.ts';
import { runFeed } from '../features/feeds/run-feed.ts';
import { aSite } from '../testing/builders/builders.ts';
import { printOf } from '../testing/builders/feeding.ts';
import { type TestDatabase, testDatabase } from '../testing/database/database.ts';
import { openFeed } from './feed/open-feed.ts';

let database: TestDatabase;
let folder: string;
const SAMPLES = fileURLToPath(new URL('../../../../docs/feeds/', import.meta.url));

beforeAll(async () => {
  database = await testDatabase();
  await aSite(database.owner, { slug: 'it' });
  await aSite(database.owner, { slug: 'de' });
  await sql`insert into categories (type_id, slug, original_name) values (1, 'motorcycles', 'Motorcycles')`.execute(
    database.owner,
  );
  await sql`with a as (insert into attributes (slug, original_name) values ('colour', 'Colour') returning id)
    insert into attribute_values (attribute_id, slug, original_content)
    select a.id, v, v from a, unnest(array['rosso', 'verde']) v`.execute(database.owner);
  folder = mkdtempSync(path.join(tmpdir(), 'paddock-feed-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

/** As a person starts it; a process of its own takes its time, so most tests below go in by its inner doors. */
function command(args: readonly string[], input = ''): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [fileURLToPath(new URL('./feed.ts', import.meta.url)), ...args], {
    env: {
      ...process.env,
      PADDOCK_DATABASE_URL: database.appUrl,
      PADDOCK_OWNER_DATABASE_URL: database.ownerUrl,
    },
    encoding: 'utf8',
    input,
  });
}

async function load(noun: string, file: string) {
  const { lines } = await openFeed(file, undefined);
  const report = await runFeed(database.app, NOUNS[noun as keyof typeof NOUNS] as never, lines, {
    actor: 'test',
    onlySite: null,
    dryRun: false,
    strict: false,
    batch: 1000,
    caps: { errors: 9, diff: 9 },
  });
  expect(report.errors, file).toEqual([]);
  const { created, changed, same, late } = report.counts;
  return { created, changed, same, late };
}

test('the samples of the docs load one after the other, and a second time change nothing', async () => {
  const files = ['stores.csv', 'products.csv', 'prices.csv', 'units.csv', 'units.ndjson', 'manuals.csv'];
  const loadAll = async () => {
    const loaded: Record<string, object> = {};
    for (const file of files) loaded[file] = await load(file.split('.')[0]!, path.join(SAMPLES, file));
    return loaded;
  };
  expect(await loadAll()).toEqual({
    'stores.csv': { created: 1, changed: 0, same: 0, late: 0 },
    'products.csv': { created: 1, changed: 1, same: 0, late: 0 },
    'prices.csv': { created: 2, changed: 1, same: 0, late: 0 },
    'units.csv': { created: 3, changed: 0, same: 0, late: 0 },
    'units.ndjson': { created: 0, changed: 3, same: 0, late: 0 },
    'manuals.csv': { created: 1, changed: 1, same: 0, late: 0 },
  });
  const before = await printOf(database.owner);
  expect(await loadAll()).toMatchObject({
    'products.csv': { same: 2 },
    'units.csv': { late: 3 },
    'units.ndjson': { same: 3 },
  });
  expect(await printOf(database.owner)).toBe(before);
});

test('a dry run of a compressed file prints the changes and the bad lines, and leaves with 1', async () => {
  const file = path.join(folder, 'units.csv.gz');
  const [header, first] = readFileSync(path.join(SAMPLES, 'units.csv'), 'utf8').split('\n');
  const text = [header, first?.replace(',no,1,', ',yes,9,'), 'it,too,short'].join('\r\n');
  writeFileSync(file, gzipSync(`\uFEFF${text}`));
  const before = await printOf(database.owner);
  const done = command(['units', file, '--dry-run']);
  expect(done.status).toBe(1);
  expect(done.stdout).toContain('ZVNLC500000000001: status in_transit → on_hand');
  expect(done.stdout).toContain('blocked false → true');
  expect(done.stdout).toContain('Dry run: nothing was changed.');
  expect(done.stderr).toContain('line 3: has 3 cells, the header names 15');
  expect(await printOf(database.owner)).toBe(before);
});

test('a compressed file that is cut short is an error', async () => {
  const file = path.join(folder, 'cut.ndjson.gz');
  const whole = gzipSync(readFileSync(path.join(SAMPLES, 'units.ndjson')));
  writeFileSync(file, whole.subarray(0, whole.length - 20));
  await expect(load('units', file)).rejects.toThrow('unexpected end of file');
});

test('a file of unknown kind is refused', async () => {
  await expect(openFeed('units.xls', undefined)).rejects.toThrow('csv or ndjson?');
});

test('standard input is read with --format, and lines of other sites are refused with --site', () => {
  const input = readFileSync(path.join(SAMPLES, 'units.ndjson'), 'utf8');
  const done = command(['units', '-', '--format', 'ndjson', '--site', 'de'], input);
  expect(done.stdout).toMatch(/^refused +3$/m);
  expect(done.stderr).toContain('line 1: site may only be de here');
  expect(done.status).toBe(1);
});

test('a token is printed by itself, so that it can be piped; what is asked wrongly is answered with how to ask', () => {
  expect(command(['token', 'create', '--site', 'it', '--name', 'erp']).stdout).toMatch(
    /^feed_[A-Za-z0-9_-]{43}\n$/,
  );
  const wrong = command(['bikes', 'x.csv']);
  expect(wrong.status).toBe(2);
  expect(wrong.stderr).toContain('Usage:');
});
