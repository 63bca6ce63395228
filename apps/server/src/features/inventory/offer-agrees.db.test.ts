import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct, aSite, aStore, aUnit, aVariant } from '../../testing/builders/builders.ts';
import { anAttribute, describeVariant, showOn } from '../../testing/builders/catalogue-builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { productDocuments } from '../products/product-documents.ts';
import { showProduct } from '../products/show-product.ts';
import type { InventoryItem } from './inventory.contract.ts';
import { listInventories } from './list-inventories.ts';
import { variantDescriptions } from './variant-descriptions.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const STATUSES = ['draft', 'in_production', 'in_transit', 'on_hand', 'sold'] as const;
const pick = <T>(list: readonly T[], n: number) => list[n % list.length] as T;

// Two statements compute availability, one for the page and one for the list: they must agree.
test.each([true, false])(
  '[CHOICE-01] the offer on the page is what the list has, in every colour, drafts sold: %s',
  async (presale) => {
    const { owner, app } = database;
    const site = await aSite(owner, { settings: JSON.stringify({ presale }) });
    const product = await aProduct(owner);
    await showOn(owner, site.id, product.id);
    const colour = await anAttribute(owner, { slug: presale ? 'colour' : 'size', values: ['a', 'b'] });
    const variants = [];
    for (const valueId of colour.valueIds) {
      const variant = await aVariant(owner, { product_id: product.id });
      await describeVariant(owner, variant.id, [{ attribute: colour, valueId }]);
      variants.push(variant);
    }
    const store = await aStore(owner, { site_id: site.id });
    for (let n = 0; n < 45; n += 1) {
      const status = pick(STATUSES, n);
      await aUnit(owner, {
        site_id: site.id,
        product_id: product.id,
        variant_id: pick(variants, Math.floor(n / 2)).id,
        store_id: store.id,
        status,
        price_minor: status === 'draft' && n % 2 === 0 ? null : 900_000 - n * 1000,
        local_days: 1 + (n % 4),
        expected_on:
          status === 'on_hand' ? null : new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10),
        blocked: n % 7 === 0,
        taken_until: pick(
          [null, new Date(Date.now() + 60_000), new Date(Date.now() - 60_000), null, null, null],
          n,
        ),
      });
    }
    const requested = { siteId: site.id, slug: product.slug, locale: 'en' };
    const offer = (await showProduct(app, productDocuments(app), requested))?.offer;
    const items: InventoryItem[] = [];
    for (let page = 1; page <= 5; page += 1)
      items.push(
        ...((await listInventories(app, variantDescriptions(app), { ...requested, page }))?.data ?? []),
      );
    expect(items.length).toBeGreaterThan(8);
    expect(items.some(({ status }) => status === 'draft')).toBe(presale);
    expect(offer).toMatchObject({
      inventories_count: items.length,
      price: Math.min(...items.map(({ final_price }) => final_price)),
      etd_min: Math.min(...items.map(({ total_etd }) => total_etd)),
      best_status: 'on_hand',
    });
    expect(offer?.choices).toHaveLength(2);
    for (const valueId of colour.valueIds) {
      const values = { [colour.id]: valueId };
      const listed = await listInventories(app, variantDescriptions(app), { ...requested, page: 1, values });
      const own = items.filter((item) => item.values.some((value) => value.value_id === valueId));
      expect(offer?.choices.find(({ color, size }) => (color ?? size) === valueId)).toMatchObject({
        inventories_count: listed?.meta.total,
        price: Math.min(...own.map(({ final_price }) => final_price)),
        etd_min: Math.min(...own.map(({ total_etd }) => total_etd)),
      });
    }
  },
);
