import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBrand } from '../../../demo/brand/read-brand.ts';
import { loadBrand } from '../../../demo/load/load-brand.ts';
import { transact } from '../../../platform/db/db.ts';
import { type TestDatabase, testDatabase } from '../../../testing/database/database.ts';
import { type Catalogues, keepCatalogues } from '../index/catalogue.ts';
import { reindexProducts } from '../index/reindex-products.ts';
import { SearchQuery } from '../search.contract.ts';
import { searchUnits } from '../search-units.ts';
import heldOut from './held-out.json' with { type: 'json' };
import queries from './queries.json' with { type: 'json' };

/** `first`: any of these may lead; an empty list means that nothing is the right answer. */
interface Query {
  readonly q: string;
  readonly first: readonly string[];
  readonly equipment?: boolean;
}
type QuerySet = Readonly<Record<string, readonly Query[]>>;

let database: TestDatabase;
let catalogues: Catalogues;
let siteId: number;

beforeAll(async () => {
  database = await testDatabase();
  const { owner } = database;
  await loadBrand(owner, await readBrand());
  siteId = (await owner.selectFrom('sites').select('id').where('slug', '=', 'it').executeTakeFirstOrThrow())
    .id;
  // One unit of everything is available: the test is whether the words find it.
  await sql`
    insert into units (site_id, product_id, variant_id, status, serial, store_id, price_minor, currency)
    select ${siteId}, v.product_id, v.id, 'on_hand', 'QUALITY' || v.id,
           (select min(id) from stores where site_id = ${siteId}), 100000, 'EUR' from variants v`.execute(
    owner,
  );
  await transact(owner, async (tx) => ({ ok: true, written: await reindexProducts(tx) }));
  catalogues = keepCatalogues(database.app);
}, 120_000);
afterAll(() => database.drop());

async function firstHit(locale: string, { q, equipment }: Query): Promise<string | undefined> {
  const query = SearchQuery.parse({ q, ...(equipment ? { type: 'equipment' } : {}) });
  const found = await searchUnits(database.app, catalogues, { siteId, locale, query });
  return found.ok ? found.data[0]?.product_slug : 'refused';
}

async function wrongOnes(set: QuerySet): Promise<string[]> {
  const wrong: string[] = [];
  for (const [locale, input] of Object.entries(set))
    for (const one of input) {
      const first = await firstHit(locale, one);
      const right = first === undefined ? one.first.length === 0 : one.first.includes(first);
      if (!right)
        wrong.push(
          `${locale} "${one.q}": ${first ?? 'nothing'}, wanted ${one.first.join(' or ') || 'nothing'}`,
        );
    }
  return wrong;
}

const count = (set: QuerySet) => Object.values(set).flat().length;
const share = (set: QuerySet, wrong: readonly string[]) => 1 - wrong.length / count(set);

test('at least ten queries in each of the fifteen languages', () => {
  const [known, unseen]: QuerySet[] = [queries, heldOut];
  expect(Object.keys(queries)).toHaveLength(15);
  for (const locale of Object.keys(queries))
    expect((known?.[locale]?.length ?? 0) + (unseen?.[locale]?.length ?? 0), locale).toBeGreaterThanOrEqual(
      10,
    );
});

test('95 of 100 queries lead to the right product first', async () => {
  const wrong = await wrongOnes(queries);
  expect(share(queries, wrong), wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
});

test('so do those that were kept apart while the words were chosen', async () => {
  const wrong = await wrongOnes(heldOut);
  console.info(`held out: ${wrong.length} of ${count(heldOut)} wrong\n${wrong.join('\n')}`);
  expect(share(heldOut, wrong), wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
});
