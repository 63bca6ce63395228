import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '../../platform/db/db.ts';
import { aProduct, aSite } from '../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { type KeptSites, showSite } from './show-site.ts';
import { compactFrameChanges } from './sites.sql.ts';

let database: TestDatabase;
let siteId: number;
let productId: number;

beforeAll(async () => {
  database = await testDatabase();
  siteId = (await aSite(database.owner, { slug: 'it' })).id;
  productId = (await aProduct(database.owner, { slug: 'falco' })).id;
  await sql`insert into site_products (site_id, product_id) values (${siteId}, ${productId})
            on conflict do nothing`.execute(database.owner);
});
afterAll(() => database.drop());

async function revision(): Promise<string> {
  const shown = await showSite(database.app, 'it');
  if (!shown.ok) throw new Error(shown.code);
  return shown.revision;
}
const run = (text: string) => sql.raw(text).execute(database.owner);

test('the revision is the same while nothing of the frame changes', async () => {
  const before = await revision();
  await run(`update products set revision = revision + 1`);
  await run(`update site_products set product_id = product_id where false`);
  expect(await revision()).toBe(before);
});

test.each([
  `update sites set settings = settings || '{"office_phone": "1"}'`,
  `update site_locales set name = name || '!'`,
  `update categories set position = position + 1`,
  `insert into category_translations (category_id, locale, name)
   select id, 'fr', 'Route' from categories limit 1`,
  `insert into product_translations (product_id, locale, name) select id, 'fr', 'Faucon' from products limit 1`,
  `update products set position = position + 1`,
  `update products set status = 'retired'`,
  `update site_products set published = not published`,
  `delete from site_products`,
])('[CROWD-03] another revision after: %s', async (text) => {
  const before = await revision();
  await run(text);
  const after = await revision();
  expect(after).not.toBe(before);
  expect(await revision()).toBe(after);
});

test('[CROWD-03] a change is in the revision when it is committed, also after a later one', async () => {
  const before = await revision();
  const { promise: isWritten, resolve: written } = Promise.withResolvers<void>();
  const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>();
  const slow = transact(database.owner, async (tx) => {
    await sql`update categories set position = position + 1`.execute(tx);
    written();
    await mayCommit;
    return { ok: true };
  });
  await isWritten;
  expect(await revision()).toBe(before);
  await run(`update sites set name = name || '!'`);
  const between = await revision();
  expect(between).not.toBe(before);
  commit();
  await slow;
  expect([before, between]).not.toContain(await revision());
});

test('[CROWD-03] a site is read again after every change, and maintenance at once', async () => {
  const kept: KeptSites = new Map();
  const show = () => showSite(database.app, 'it', kept);
  for (const name of ['Italia', 'Italy']) {
    await sql`update sites set name = ${name} where slug = 'it'`.execute(database.owner);
    expect(await show()).toMatchObject({ ok: true, site: { name } });
    expect(await show()).toMatchObject({ ok: true, site: { name } });
  }
  await run(`update sites set maintenance = true`);
  expect(await show()).toEqual({ ok: false, code: 'maintenance' });
  await run(`update sites set maintenance = false`);
  expect(await show()).toMatchObject({ ok: true });
});

test('compacted changes are one row with a revision that never was', async () => {
  const seen = new Set([await revision()]);
  for (let n = 0; n < 5; n += 1) {
    await run(`update categories set position = position + 1`);
    seen.add(await revision());
  }
  const compact = (most: number) =>
    transact(database.app, async (tx) => {
      await compactFrameChanges(tx, most);
      return { ok: true };
    });
  const before = await revision();
  await compact(1000);
  expect(await revision()).toBe(before);
  // A transaction of another test may still be under way: what it has not decided stays.
  await expect
    .poll(async () => {
      await compact(1);
      return (await sql`select from frame_changes`.execute(database.owner)).rows.length;
    })
    .toBe(1);
  expect(seen).not.toContain(await revision());
});
