import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Db, openDb } from '../../platform/db/db.ts';
import { aProduct, aSite, aVariant } from '../../testing/builders/builders.ts';
import { anAttribute, aPicture, showOn } from '../../testing/builders/catalogue-builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { race } from '../../testing/database/race.ts';
import { readSiteCalendar } from '../delivery/site-calendar.ts';
import { type ProductDocuments, productDocuments } from './product-documents.ts';
import { findProductPage, storeDocument } from './products.sql.ts';
import { showProduct } from './show-product.ts';

let database: TestDatabase;
let siteId: number;
let product: Awaited<ReturnType<typeof aProduct>>;
beforeAll(async () => {
  database = await testDatabase();
  siteId = (await aSite(database.owner)).id;
});
beforeEach(async () => {
  product = await aProduct(database.owner);
  await showOn(database.owner, siteId, product.id);
});
afterAll(() => database.drop());

const rename = (original_name: string) =>
  database.owner.updateTable('products').set({ original_name }).where('id', '=', product.id).execute();
const nameSeen = async (db = database.app, documents = productDocuments(db)) => {
  const shown = await showProduct(db, documents, { siteId, slug: product.slug, locale: 'en' });
  return shown?.name ?? '';
};
const stored = () =>
  database.owner
    .selectFrom('product_documents')
    .select(['revision', 'locale'])
    .where('product_id', '=', product.id)
    .execute();

test('a change is seen by the very next reader, whichever process kept the old document', async () => {
  const documents = productDocuments(database.app);
  await rename('First');
  expect(await nameSeen(database.app, documents)).toBe('First');
  for (const name of ['Second', 'Third']) {
    await rename(name);
    expect(await nameSeen(database.app, documents)).toBe(name);
    expect(await nameSeen()).toBe(name);
  }
});

test('a builder that saw an older product stores nothing that is ever served', async () => {
  await rename('Old');
  const old = { productId: product.id, locale: 'en', body: '{"name":"Old"}' };
  const { revision } = await database.owner
    .selectFrom('products')
    .select('revision')
    .where('id', '=', product.id)
    .executeTakeFirstOrThrow();
  await rename('New');
  const look = {
    siteId,
    slug: product.slug,
    locale: 'en',
    known: 0,
    calendar: await readSiteCalendar(database.app, siteId),
  };
  // It comes when nothing is stored: its document is there, but not served.
  await storeDocument(database.app, { ...old, revision });
  expect((await findProductPage(database.app, look))?.document).toBeNull();
  expect(await nameSeen()).toBe('New');
  // It comes when the newer one is stored already: it does not replace it.
  await storeDocument(database.app, { ...old, revision });
  expect((await findProductPage(database.app, look))?.document?.name).toBe('New');
  expect(await stored()).toEqual([{ locale: 'en', revision: revision + 1 }]);
});

test('while a product changes again and again, no reader gets an older document than was committed before the request', async () => {
  const rounds = 60;
  let committed = 0;
  await rename('Name 0');
  const writer = async () => {
    for (let n = 1; n <= rounds; n += 1) {
      await rename(`Name ${n}`);
      committed = n;
    }
  };
  // Two processes, in each of which five readers share what is kept and what is being built.
  const reader = async (db: Db, documents: ProductDocuments) => {
    const behind: string[] = [];
    while (committed < rounds) {
      const least = committed;
      const seen = await nameSeen(db, documents);
      if (Number(seen.split(' ')[1]) < least) behind.push(`${seen} after ${least}`);
    }
    return behind;
  };
  const readers = race(database.appUrl, 2, async (db) => {
    const documents = productDocuments(db);
    return (await Promise.all(Array.from({ length: 5 }, () => reader(db, documents)))).flat();
  });
  await Promise.all([writer(), readers]);
  expect((await readers).flat()).toEqual([]);
  expect(await nameSeen()).toBe(`Name ${rounds}`);
});

test('a reader who asks after a change does not join a build that began before it', async () => {
  await rename('Old');
  const documents = productDocuments(database.app);
  let early: Promise<string> = Promise.resolve('');
  let late: Promise<string> = Promise.resolve('');
  await database.owner.transaction().execute(async (tx) => {
    // Keeps the first builder waiting where it wants to store what it has read.
    const row = { product_id: product.id, locale: 'en', revision: 0, body: '{}' };
    await tx.insertInto('product_documents').values(row).execute();
    early = nameSeen(database.app, documents);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await rename('New');
    late = nameSeen(database.app, documents);
    await new Promise((resolve) => setTimeout(resolve, 200));
  });
  expect([await early, await late]).toEqual(['Old', 'New']);
  expect(await nameSeen(database.app, documents)).toBe('New');
});

test('many who meet an outdated document at once build it once', async () => {
  const texts: string[] = [];
  const counted = openDb({
    url: database.appUrl,
    applicationName: 'test',
    waitMs: 10_000,
    onQuery: ({ text }) => texts.push(text),
  });
  const documents = productDocuments(counted.db);
  const names = await Promise.all(Array.from({ length: 20 }, () => nameSeen(counted.db, documents)));
  expect(new Set(names)).toEqual(new Set([product.original_name]));
  expect(texts.filter((text) => text.includes('product_geometries'))).toHaveLength(1);
  expect(texts.filter((text) => text.includes('insert into product_documents'))).toHaveLength(1);
  await counted.close();
});

test('whatever a document is made of raises the revision when it changes', async () => {
  const { owner } = database;
  const colour = await anAttribute(owner, { slug: 'colour', values: ['rosso', 'verde'] });
  const power = await anAttribute(owner, { slug: 'power', values: ['35kw'] });
  const variant = await aVariant(owner, { product_id: product.id });
  const [shot, cover, film, still] = [
    await aPicture(owner, { key: 'shot' }),
    await aPicture(owner, { key: 'cover' }),
    await aPicture(owner, { key: 'film' }),
    await aPicture(owner, { key: 'still' }),
  ];
  await sql`update media set poster_id = ${still.id} where id = ${film.id}`.execute(owner);
  const elsewhere = await aSite(owner);
  const productId = product.id;
  const value = power.valueIds[0];
  const red = colour.valueIds[0];
  const changes = [
    sql`update categories set original_name = 'X' where id = ${product.category_id}`,
    sql`insert into category_translations values (${product.category_id}, 'it', 'X')`,
    sql`insert into product_translations (product_id, locale, name) values (${productId}, 'it', 'X')`,
    sql`insert into variant_values values (${variant.id}, ${colour.id}, ${red})`,
    sql`insert into attribute_value_translations values (${red}, 'it', 'Rosso')`,
    sql`update attributes set position = 9 where id = ${colour.id}`,
    sql`update attribute_values set settings = '{"color1":"#f00"}' where id = ${red}`,
    sql`update variants set picture = 'x' where id = ${variant.id}`,
    sql`insert into product_values values (${productId}, ${power.id}, ${value})`,
    sql`insert into attribute_translations values (${power.id}, 'it', 'Potenza', 'Motore')`,
    sql`update attribute_value_translations set content = 'Y' where value_id = ${red}`,
    sql`insert into product_media (product_id, media_id) values (${productId}, ${shot.id})`,
    sql`update media set hash = 'abcdef0123' where id = ${shot.id}`,
    sql`insert into media_translations values (${shot.id}, 'it', 'Di lato')`,
    sql`insert into product_features (product_id, original_title, cover_media_id, video_media_id)
        values (${productId}, 'F', ${cover.id}, ${film.id})`,
    sql`insert into product_feature_translations select id, 'it', 'F', 'B' from product_features
         where product_id = ${productId}`,
    sql`update media set width = 800 where id = ${cover.id}`,
    sql`insert into media_translations values (${film.id}, 'it', 'Film')`,
    sql`update media set hash = 'abcdef0123' where id = ${still.id}`,
    sql`insert into geometry_measures values ('reach', 'mm', 'Reach')`,
    sql`insert into product_geometries values (${productId}, 'reach', 0, 'M', 400)`,
    sql`update geometry_measures set position = 4 where slug = 'reach'`,
    sql`insert into geometry_measure_translations values ('reach', 'it', 'Reach')`,
    sql`insert into manuals (product_id, slug, original_name) values (${productId}, 'm', 'M')`,
    sql`insert into manual_translations select id, 'it', 'M' from manuals where product_id = ${productId}`,
    sql`insert into manual_files select id, 'it', '/m.pdf', 'm.pdf', 'application/pdf', 1 from manuals
         where product_id = ${productId}`,
    sql`insert into product_questions (product_id) values (${productId})`,
    sql`insert into product_question_translations select id, 'it', 'Q', 'A' from product_questions
         where product_id = ${productId}`,
    sql`insert into site_products (site_id, product_id) values (${elsewhere.id}, ${productId})`,
    sql`update site_products set published = false where site_id = ${elsewhere.id}`,
    sql`delete from site_products where site_id = ${elsewhere.id}`,
    sql`delete from product_questions where product_id = ${productId}`,
    sql`delete from variant_values where variant_id = ${variant.id}`,
  ];
  // The only one that touches nothing of the product yet.
  const apart = "'reach', 'mm'";
  const revision = async () =>
    (await sql<{ n: number }>`select revision as n from products where id = ${productId}`.execute(owner))
      .rows[0]?.n ?? 0;
  for (const change of changes) {
    const before = await revision();
    const { sql: text } = change.compile(owner);
    await change.execute(owner);
    if (!text.includes(apart)) expect(await revision(), text).toBeGreaterThan(before);
  }
});

test('a document names the sites that show the product, as they are now', async () => {
  const { owner } = database;
  const { id, slug } = await aSite(owner);
  const documents = productDocuments(database.app);
  const sitesNamed = async () => {
    const shown = await showProduct(database.app, documents, { siteId, slug: product.slug, locale: 'en' });
    return shown?.sites;
  };
  const alone = await sitesNamed();
  expect(alone).toHaveLength(1);
  await showOn(owner, id, product.id);
  expect(await sitesNamed()).toEqual([...(alone ?? []), slug].sort());
  await owner.updateTable('site_products').set({ published: false }).where('site_id', '=', id).execute();
  expect(await sitesNamed()).toEqual(alone);
});

test('a range that is written as it was leaves every document as it is', async () => {
  const { owner } = database;
  const revision = () =>
    owner.selectFrom('products').select('revision').where('id', '=', product.id).executeTakeFirstOrThrow();
  const before = await revision();
  await owner.updateTable('site_products').set({ published: true, position: 7 }).execute();
  expect(await revision()).toEqual(before);
});
