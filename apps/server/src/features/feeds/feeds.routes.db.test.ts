import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { revokeFeedToken } from '../../cli/feed/tokens.sql.ts';
import { createToken } from '../../cli/feed/tokens.ts';
import { aSession, aSite, aStore, aVariant } from '../../testing/builders/builders.ts';
import { printOf } from '../../testing/builders/feeding.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { type TestApp, testApp } from '../../testing/worlds/test-app.ts';

let database: TestDatabase;
let api: TestApp;
let erp: string;
let italian: string;
let italy: number;

beforeAll(async () => {
  database = await testDatabase();
  italy = (await aSite(database.owner, { slug: 'it' })).id;
  const germany = (await aSite(database.owner, { slug: 'de' })).id;
  await aVariant(database.owner, { sku: 'L5-R' });
  for (const site_id of [italy, germany]) await aStore(database.owner, { site_id, feed_ref: 'main' });
  erp = await tokenFor(null);
  italian = await tokenFor('it');
  api = await testApp(database.appUrl);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

async function tokenFor(site: string | null) {
  const created = await createToken(database.owner, { site, name: `erp of ${site}` });
  if (!created.ok) throw new Error(created.code);
  return created.token;
}
const unit = (input: object = {}) => ({
  site: 'it',
  serial: 'ZV1',
  variant: 'L5-R',
  status: 'on_hand',
  store: 'main',
  price: '6490.00',
  version: 1,
  ...input,
});
const send = (payload: unknown, { token = erp, query = '', type = 'application/json' } = {}) =>
  api.app.inject({
    method: 'POST',
    url: `/api/feeds/units${query}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

test('a JSON array of units is taken in, with counts and with errors by line', async () => {
  const answer = await send([unit(), unit({ serial: 'ZV2', variant: 'NOPE' }), 7]);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data).toEqual({
    lines: 3,
    created: 1,
    changed: 0,
    same: 0,
    late: 0,
    refused: 2,
    dry_run: false,
    fields: {},
    diff: [],
    errors: [
      { line: 2, field: 'variant', message: 'NOPE is not known (ZV2)' },
      { line: 3, field: null, message: 'is not an object' },
    ],
    errors_left_off: 0,
  });
});

test('NDJSON is taken in line by line, a line that is no JSON included', async () => {
  const body = `${JSON.stringify(unit({ version: 2, price: '6390' }))}\r\n\r\n{"site":\n`;
  const { data } = (await send(body, { type: 'application/x-ndjson' })).json();
  expect(data).toMatchObject({ lines: 2, changed: 1, refused: 1, fields: { price: 1 } });
  expect(data.errors).toEqual([{ line: 3, field: null, message: 'is not JSON' }]);
});

test('a dry run says what would happen and changes nothing but when the token was last used', async () => {
  await send([unit({ version: 3 })]);
  const before = await printOf(database.owner);
  const { data } = (await send([unit({ version: 4, price: '6000' })], { query: '?dry_run=true' })).json();
  expect(data).toMatchObject({ dry_run: true, changed: 1, diff: ['ZV1: price 6,490.00 EUR → 6,000.00 EUR'] });
  expect(await printOf(database.owner)).toBe(before);
});

test('when no line is any good the answer is 422, with every line in errors', async () => {
  const answer = await send([unit({ serial: 'ZV9', variant: 'NOPE' }), unit({ version: 'x' })]);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    code: 'validation_failed',
    errors: { '1.variant': ['NOPE is not known (ZV9)'], '2.version': ['must be a whole number'] },
  });
  expect((await send([])).statusCode).toBe(422);
});

test('a token of one site refuses the lines of another', async () => {
  const answer = await send([unit({ serial: 'ZV3' }), unit({ serial: 'ZV4', site: 'de' })], {
    token: italian,
  });
  expect(answer.json().data).toMatchObject({
    created: 1,
    refused: 1,
    errors: [{ line: 2, field: 'site', message: 'may only be it here' }],
  });
  const { rows } = await sql`select from units where serial = 'ZV4'`.execute(database.owner);
  expect(rows).toEqual([]);
});

test('without a token, with a made-up, revoked or shopper’s one: 401', async () => {
  const revoked = await createToken(database.owner, { site: null, name: 'old' });
  if (!revoked.ok) throw new Error(revoked.code);
  await revokeFeedToken(database.owner, revoked.id);
  const shopper = await aSession(database.owner, { site_id: italy });
  for (const token of ['x'.repeat(40), revoked.token, shopper.token, ''])
    expect((await send([unit()], { token })).statusCode, token).toBe(401);
});

test('a feed token opens nothing but feeds', async () => {
  const answer = await api.app.inject({
    url: '/api/auth/user',
    headers: { authorization: `Bearer ${erp}`, 'x-tenant': 'it' },
  });
  expect(answer.statusCode).toBe(401);
});

test('eight megabytes are taken, more is 413; other calls keep their 64 KB and take no NDJSON', async () => {
  const many = (bytes: number) => `[${'{"site":"it"},'.repeat(Math.floor(bytes / 14))}{}]`;
  expect((await send(many(100 * 1024))).statusCode).toBe(422);
  expect((await send(' '.repeat(8 * 1024 * 1024 + 1))).statusCode).toBe(413);
  const elsewhere = await api.app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    payload: '{}',
    headers: { authorization: `Bearer ${erp}`, 'x-tenant': 'it', 'content-type': 'application/x-ndjson' },
  });
  expect([401, 415]).toContain(elsewhere.statusCode);
});

test('the token is kept as a hash only, and the application cannot make one', async () => {
  const { rows } = await sql<{ row: string }>`select t::text as row from feed_tokens t`.execute(
    database.owner,
  );
  expect(rows.length).toBeGreaterThan(1);
  for (const { row } of rows) expect(row).not.toContain(erp.slice(5));
  await expect(createToken(database.app, { site: null, name: 'mine' })).rejects.toThrow(/permission denied/);
});
