import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCategory, aProduct, aSite, aStore, aUnit, aVariant } from '../../testing/builders/builders.ts';
import { anAttribute, describeVariant, showOn } from '../../testing/builders/catalogue-builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { productDocuments } from './product-documents.ts';
import { showProduct } from './show-product.ts';

let database: TestDatabase;
let site: Awaited<ReturnType<typeof aSite>>;
let store: Awaited<ReturnType<typeof aStore>>;
let category: number;
let colour: Awaited<ReturnType<typeof anAttribute>>;

beforeAll(async () => {
  database = await testDatabase();
  const { owner } = database;
  site = await aSite(owner);
  store = await aStore(owner, { site_id: site.id });
  category = (await aCategory(owner)).id;
  colour = await anAttribute(owner, { slug: 'colour', values: ['rosso', 'verde'] });
});
afterAll(() => database.drop());

const show = async (slug: string) => {
  const shown = await showProduct(database.app, productDocuments(database.app), {
    siteId: site.id,
    slug,
    locale: 'en',
  });
  if (!shown) throw new Error(`${slug} is not shown`);
  return shown;
};

async function aModel(slug: string, position: number, categoryId = category) {
  const { owner } = database;
  const product = await aProduct(owner, { slug, original_name: slug, position, category_id: categoryId });
  await showOn(owner, site.id, product.id);
  const variants = [];
  for (const valueId of colour.valueIds) {
    const variant = await aVariant(owner, { product_id: product.id });
    await describeVariant(owner, variant.id, [{ attribute: colour, valueId }]);
    variants.push(variant);
  }
  return { product, variants };
}

async function aPrice(variantId: number, amount: number, daysAgo: number) {
  await database.owner
    .insertInto('prices')
    .values({
      site_id: site.id,
      variant_id: variantId,
      amount_minor: amount,
      currency: site.currency,
      valid_from: new Date(Date.now() - daysAgo * 86_400_000),
    })
    .execute();
}

const sell = ({ product, variants }: Awaited<ReturnType<typeof aModel>>, at = 0, price = 500_000) =>
  aUnit(database.owner, {
    site_id: site.id,
    product_id: product.id,
    variant_id: variants[at]?.id ?? 0,
    store_id: store.id,
    status: 'on_hand',
    price_minor: price,
  });

test('[CHOICE-05] a sold-out product has its current list price, and similar ones of its category with units', async () => {
  const falco = await aModel('falco', 5);
  await aPrice(falco.variants[0]?.id ?? 0, 390_000, 60);
  await aPrice(falco.variants[0]?.id ?? 0, 395_000, 2);
  await aPrice(falco.variants[1]?.id ?? 0, 399_000, 60);
  // A price of the future is not yet the price.
  await aPrice(falco.variants[1]?.id ?? 0, 100, -3);
  for (const [slug, position] of [
    ['far', 9],
    ['next', 6],
    ['before', 4],
    ['further', 8],
  ] as const)
    await sell(await aModel(slug, position));
  await aModel('empty', 7);
  await sell(await aModel('other', 5, (await aCategory(database.owner)).id));

  const { offer, similar } = await show('falco');
  expect(offer).toMatchObject({ price: null, list_price: 395_000, inventories_count: 0 });
  expect(offer?.choices.map(({ price }) => price)).toEqual([395_000, 399_000]);
  expect(similar.map(({ slug }) => slug)).toEqual(['next', 'before', 'further']);
  expect(similar[0]).toMatchObject({ inventories_count: 1, price_formatted: expect.stringMatching(/5,000/) });
});

test('[CHOICE-01] a colour without units keeps its list price beside a colour that is sold', async () => {
  const lupo = await aModel('lupo', 20);
  await aPrice(lupo.variants[1]?.id ?? 0, 649_000, 60);
  await sell(lupo, 0, 589_000);
  const { offer, similar } = await show('lupo');
  expect(similar).toEqual([]);
  expect(offer).toMatchObject({ list_price: null, default_color: colour.valueIds[0] });
  expect(offer?.choices).toMatchObject([
    { color: colour.valueIds[0], price: 589_000, inventories_count: 1 },
    { color: colour.valueIds[1], price: 649_000, inventories_count: 0, etd_min: null },
  ]);
});
