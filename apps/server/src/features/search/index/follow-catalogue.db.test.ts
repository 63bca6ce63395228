import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '../../../platform/db/db.ts';
import { aSite, aUnit, aVariant } from '../../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../../testing/database/database.ts';
import { race } from '../../../testing/database/race.ts';
import { SearchQuery } from '../search.contract.ts';
import { searchUnits } from '../search-units.ts';
import { aModel, someValues } from '../testing.ts';
import { keepCatalogues } from './catalogue.ts';
import { followCatalogue, queueReindex } from './reindex-products.ts';

let database: TestDatabase;
let siteId: number;
let model: Awaited<ReturnType<typeof aModel>>;

beforeAll(async () => {
  database = await testDatabase();
  const { owner } = database;
  siteId = (await aSite(owner, { slug: 'it' })).id;
  model = await aModel(owner, await someValues(owner), {
    slug: 'lupo',
    name: 'Lupo',
    variants: [['rosso']],
    sites: [siteId],
  });
  await aUnit(owner, { site_id: siteId, product_id: model.id, variant_id: model.variants[0]!.id });
});
afterAll(() => database.drop());

const written = async () => {
  const { rows } = await sql<{ version: number; revision: number }>`
    select version, revision from search_documents where product_id = ${model.id} and locale = 'en'`.execute(
    database.owner,
  );
  return rows[0];
};
const rename = (name: string) =>
  database.owner.updateTable('products').set({ original_name: name }).where('id', '=', model.id).execute();
const search = async (catalogues: ReturnType<typeof keepCatalogues>, q?: string) => {
  const query = SearchQuery.parse({ q });
  const found = await searchUnits(database.app, catalogues, { siteId, locale: 'en', query });
  return found.ok ? found.data : [];
};

test('the sweep writes what has fallen behind, and nothing else', async () => {
  await followCatalogue(database.app);
  const first = await written();
  expect(first).toBeDefined();
  await followCatalogue(database.app);
  expect(await written()).toEqual(first);
  await rename('Tasso');
  await followCatalogue(database.app);
  expect((await written())!.version).toBeGreaterThan(first!.version);
});

test('documents made by other rules are made again', async () => {
  await sql`update search_documents set recipe = 'of yesterday'`.execute(database.owner);
  const before = await written();
  await followCatalogue(database.app);
  expect((await written())!.version).toBeGreaterThan(before!.version);
});

test('a process that has read the catalogue knows the new name with the next request', async () => {
  const [here, there] = [keepCatalogues(database.app), keepCatalogues(database.app)];
  await Promise.all([search(here), search(there)]);
  await rename('Gabbiano');
  await followCatalogue(database.app, [model.id]);
  for (const process of [here, there]) {
    expect((await search(process, 'gabbiano')).map((hit) => hit.product_name)).toEqual(['Gabbiano']);
    expect(await search(process, 'tasso')).toEqual([]);
  }
});

test('a unit of a variant that is not indexed yet is counted at once', async () => {
  const catalogues = keepCatalogues(database.app);
  const [before] = await search(catalogues);
  const variant = await aVariant(database.owner, { product_id: model.id });
  await aUnit(database.owner, { site_id: siteId, product_id: model.id, variant_id: variant.id });
  const [after] = await search(catalogues);
  expect(after!.inventories_count).toBe(before!.inventories_count + 1);
});

test('runs at the same time wait for each other and end with one document', async () => {
  await rename('Airone');
  await race(database.appUrl, 6, (db) => followCatalogue(db, [model.id]));
  const { rows } =
    await sql`select from search_documents where product_id = ${model.id} and locale = 'en'`.execute(
      database.owner,
    );
  expect(rows).toHaveLength(1);
});

test('a change of products queues the reindex in its own transaction', async () => {
  const queued = async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from graphile_worker.jobs where task_identifier = 'search.reindex'`.execute(
      database.owner,
    );
    return rows[0]?.n;
  };
  const change = (ok: boolean) =>
    transact(database.app, async (tx) => {
      await queueReindex(tx, [model.id]);
      return { ok };
    });
  await change(false);
  expect(await queued()).toBe(0);
  await change(true);
  expect(await queued()).toBe(1);
});
