import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStaffToken } from '../../../cli/staff-tokens.ts';
import { aCategory, aSite, aStore, aVariant } from '../../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../../testing/database/database.ts';
import { type TestApp, testApp } from '../../../testing/worlds/test-app.ts';

let database: TestDatabase;
let api: TestApp;
let everywhere: string;
let italian: string;
let support: string;

beforeAll(async () => {
  database = await testDatabase();
  for (const slug of ['it', 'de']) {
    const { id } = await aSite(database.owner, { slug });
    await aStore(database.owner, { site_id: id, feed_ref: 'main' });
  }
  await aVariant(database.owner, { sku: 'L5-R' });
  everywhere = await tokenOf(null, 'admin');
  italian = await tokenOf('it', 'admin');
  support = await tokenOf('it', 'support');
  api = await testApp(database.appUrl);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

async function tokenOf(site: string | null, role: 'admin' | 'support') {
  const made = await createStaffToken(database.owner, { site, role, name: `${role} of ${site}` });
  if (!made.ok) throw new Error(made.code);
  return made.token;
}

interface Sending {
  readonly token?: string;
  readonly type?: string;
  readonly query?: string;
  readonly encoding?: string;
}

const send = (
  feed: string,
  payload: string | Buffer,
  { token = italian, type = 'application/x-ndjson', query = '', encoding }: Sending = {},
) =>
  api.app.inject({
    method: 'POST',
    url: `/api/staff/feeds/${feed}${query}`,
    headers: {
      'x-tenant': 'it',
      authorization: `Bearer ${token}`,
      'content-type': type,
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
    payload,
  });

const unit = (serial: string, input: object = {}) =>
  JSON.stringify({
    site: 'it',
    serial,
    variant: 'L5-R',
    status: 'on_hand',
    store: 'main',
    price: '6490.00',
    version: 1,
    ...input,
  });

const countUnits = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from units`.execute(
    database.owner,
  );
  return rows[0]?.count ?? 0;
};

test('[INTEGRATION-15] a dry run says what would happen and changes nothing; the import does it', async () => {
  const lines = [unit('ZV1'), unit('ZV2'), unit('ZV3', { site: 'de' }), '{broken'].join('\n');
  const dry = await send('units', lines, { query: '?dry_run=true' });
  expect(dry.statusCode, dry.body).toBe(200);
  expect(dry.json().data).toMatchObject({ dry_run: true, lines: 4, created: 2, refused: 2 });
  expect(await countUnits()).toBe(0);
  const done = await send('units', lines);
  expect(done.json().data).toMatchObject({ dry_run: false, lines: 4, created: 2, refused: 2 });
  expect(done.json().data.errors.map(({ line }: { line: number }) => line)).toEqual([3, 4]);
  expect(await countUnits()).toBe(2);
  const again = await send('units', lines);
  expect(again.json().data).toMatchObject({ created: 0, same: 2 });
});

test('[H-71] all five feeds are imported over HTTP, as CSV or NDJSON, plain or gzip', async () => {
  const csv = { type: 'text/csv; charset=utf-8' };
  const units = `site,serial,variant,status,store,price,version\nit,CSV1,L5-R,on_hand,main,6490.00,1\n`;
  expect((await send('units', units, csv)).json().data).toMatchObject({ created: 1, refused: 0 });
  const gzip = await send('units', gzipSync(unit('GZ1')), { encoding: 'gzip' });
  expect(gzip.json().data).toMatchObject({ created: 1 });
  const category = await aCategory(database.owner);
  const place = { address: 'Via Appia 1', city: 'Roma', country: 'IT', lat: 41.9, lng: 12.5 };
  const file = { locale: 'it', url: '/m.pdf', file_name: 'm.pdf', bytes: 10 };
  const others = {
    stores: { site: 'it', ref: 'roma', name: 'Roma', ...place },
    products: { slug: 'volt', sku: 'VOLT', category: category.slug, name: 'Volt' },
    prices: { site: 'it', variant: 'L5-R', amount: '6490.00', currency: 'EUR', valid_from: '2026-12-24' },
    manuals: { slug: 'volt-manual', name: 'Volt', file },
  };
  for (const [feed, line] of Object.entries(others)) {
    const text = JSON.stringify(line);
    const dry = await send(feed, text, { token: everywhere, query: '?dry_run=true' });
    expect(dry.json().data, dry.body).toMatchObject({ created: 1, refused: 0 });
    expect(dry.json().data.diff, feed).toHaveLength(1);
    const done = await send(feed, text, { token: everywhere });
    expect(done.json().data, feed).toMatchObject({ created: 1, refused: 0, diff: [] });
  }
});

test('[INTEGRATION-15] products and manuals need the permission on every site, all feeds need it on theirs', async () => {
  expect((await send('products', '{}', { token: italian })).statusCode).toBe(403);
  expect((await send('products', '{}', { token: everywhere })).statusCode).toBe(422);
  expect((await send('units', unit('X1'), { token: support })).statusCode).toBe(403);
});

test('[INTEGRATION-15] other types and broken gzip are refused', async () => {
  expect((await send('units', unit('X1'), { type: 'application/json' })).statusCode).toBe(415);
  expect((await send('units', unit('X1'), { encoding: 'br' })).statusCode).toBe(415);
  expect((await send('units', 'not gzip', { encoding: 'gzip' })).statusCode).toBe(400);
  expect((await send('trains', unit('X1'))).statusCode).toBe(422);
});

test('[INTEGRATION-15] an import is audited with its counts', async () => {
  await send('units', unit('AUD1'));
  const { rows } = await sql<{ after: Record<string, unknown> }>`
    select after from audit_log where action = 'feed.import' order by id desc limit 2`.execute(
    database.owner,
  );
  expect(rows[0]?.after).toMatchObject({ format: 'ndjson', dry_run: false, lines: 1 });
  expect(rows[1]?.after).toMatchObject({ started: true });
});
