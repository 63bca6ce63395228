import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCategory, aSite, aStore } from '../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { type Catalogues, keepCatalogues } from './index/catalogue.ts';
import { STAGES } from './index/unit-columns.rules.ts';
import { type FacetValue, READY_DAYS, SearchQuery } from './search.contract.ts';
import { searchUnits } from './search-units.ts';
import { aModel, COLOURS, MATERIALS, reindex, SIZES, someValues } from './testing.ts';

const SEED = 20261115;
const TOWNS = ['Pesaro', 'Fano', 'Milano'] as const;
const DAY = 86_400_000;

let database: TestDatabase;
let catalogues: Catalogues;
let siteId: number;

/** A unit as the test knows it, told in words. */
interface Told {
  readonly product: string;
  readonly category: string;
  readonly color: string;
  readonly size: string | null;
  readonly material: string;
  readonly status: (typeof STAGES)[number];
  readonly days: number;
  readonly town: string | null;
  readonly price: number;
  readonly taken: boolean;
}
const told: Told[] = [];

beforeAll(async () => {
  database = await testDatabase();
  const { owner } = database;
  siteId = (await aSite(owner)).id;
  const elsewhere = (await aSite(owner)).id;
  const value = await someValues(owner);
  const categories = [await aCategory(owner), await aCategory(owner), await aCategory(owner)];
  const stores = new Map<string, number>();
  for (const city of TOWNS) stores.set(city, (await aStore(owner, { site_id: siteId, city })).id);
  const foreign = (await aStore(owner, { site_id: elsewhere, city: 'Pesaro' })).id;
  const random = fc.sample(fc.infiniteStream(fc.nat(1_000_000)), { seed: SEED, numRuns: 1 })[0]!;
  const pick = <T>(list: readonly T[]): T => list[(random.next().value as number) % list.length]!;
  for (let n = 0; n < 9; n += 1) {
    const category = categories[n % 3]!;
    const material = MATERIALS[n % 2]!;
    const kinds = COLOURS.flatMap((colour) => (n < 4 ? [[colour]] : SIZES.map((size) => [colour, size])));
    const model = await aModel(owner, value, {
      slug: `model-${n}`,
      name: `Model ${n}`,
      material,
      categoryId: category.id,
      variants: kinds,
      sites: [siteId, elsewhere],
      position: n,
    });
    for (let unit = 0; unit < 45; unit += 1) {
      const at = (random.next().value as number) % kinds.length;
      const status = pick(STAGES.filter((stage) => stage !== 'draft'));
      const [town, ahead, localDays] = [
        status === 'in_production' ? null : pick(TOWNS),
        pick([-3, 0, 4, 11, 40]),
        pick([0, 2, 5]),
      ];
      const days = localDays + (status === 'on_hand' ? 0 : Math.max(0, ahead));
      const price = pick([100, 150, 150, 990, 2500]) * 100 + n;
      const taken = pick([true, false, false, false]);
      await owner
        .insertInto('units')
        .values({
          site_id: unit % 15 === 14 ? elsewhere : siteId,
          product_id: model.id,
          status,
          currency: 'EUR',

          variant_id: model.variants[at]!.id,
          serial: `S${n}-${unit}`,
          price_minor: price,
          local_days: localDays,
          ...(town ? { store_id: unit % 15 === 14 ? foreign : stores.get(town)! } : { plant: 'Pesaro' }),
          expected_on:
            status === 'on_hand'
              ? null
              : new Date(Date.now() + ahead * DAY).toLocaleDateString('en-CA', { timeZone: 'Europe/Rome' }),
          taken_until: taken ? new Date(Date.now() + DAY) : pick([null, new Date(Date.now() - DAY)]),
        })
        .execute();
      if (unit % 15 !== 14)
        told.push({
          product: model.slug,
          category: category.slug,
          color: kinds[at]![0]!,
          size: kinds[at]![1] ?? null,
          material,
          status,
          days,
          town,
          price,
          taken,
        });
    }
  }
  await reindex(owner);
  catalogues = keepCatalogues(database.app);
}, 120_000);
afterAll(() => database.drop());

type Filter = 'category' | 'color' | 'size' | 'material' | 'status' | 'ready' | 'location' | 'price';
type Chosen = Partial<{
  category: string[];
  color: string[];
  size: string[];
  material: string[];
  status: Told['status'][];
  ready: number;
  location: string;
  price_min: number;
  price_max: number;
}>;

const passes = (unit: Told, chosen: Chosen, filter: Filter): boolean => {
  if (filter === 'ready') return chosen.ready === undefined || unit.days <= chosen.ready;
  if (filter === 'location') return chosen.location === undefined || unit.town === chosen.location;
  if (filter === 'price')
    return (
      unit.price >= (chosen.price_min ?? 0) && unit.price <= (chosen.price_max ?? Number.POSITIVE_INFINITY)
    );
  const [wanted, has]: [readonly string[] | undefined, string | null] = [chosen[filter], unit[filter]];
  return !wanted || (has !== null && wanted.includes(has));
};
const FILTERS: Filter[] = ['category', 'color', 'size', 'material', 'status', 'ready', 'location', 'price'];
/** The plain way: every unit against every filter but one. */
const under = (chosen: Chosen, except?: Filter) =>
  told.filter((unit) => !unit.taken && FILTERS.every((one) => one === except || passes(unit, chosen, one)));

const tally = (values: readonly (string | null)[]) => {
  const counts: Record<string, number> = {};
  for (const value of values) if (value !== null) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};
const counted = (facet: readonly FacetValue[]) =>
  Object.fromEntries(facet.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]));

const some = <T extends string>(list: readonly T[]) => fc.subarray([...list], { minLength: 1, maxLength: 2 });
const choices = fc.record(
  {
    category: fc.constantFrom(0, 1, 2).map((n) => [categorySlugs()[n]!]),
    color: some(COLOURS),
    size: some(SIZES),
    material: some(MATERIALS),
    status: some(STAGES.filter((stage) => stage !== 'draft')),
    ready: fc.constantFrom(0, 3, 7, 14, 45),
    location: fc.constantFrom(...TOWNS),
    price_min: fc.constantFrom(10_000, 15_003, 99_000),
    price_max: fc.constantFrom(15_005, 99_008, 250_000),
  },
  { requiredKeys: [] },
);
const categorySlugs = () => [...new Set(told.map((unit) => unit.category))];

test('every facet, bound and hit is what counting unit by unit gives, whatever is chosen', async () => {
  await fc.assert(
    fc.asyncProperty(choices, async (chosen: Chosen) => {
      const query = SearchQuery.parse(chosen);
      const found = await searchUnits(database.app, catalogues, { siteId, locale: 'en', query });
      if (!found.ok) throw new Error(found.code);
      const { data, meta } = found;
      for (const facet of ['category', 'color', 'size', 'material', 'status'] as const)
        expect(counted(meta.facets[facet]), facet).toEqual(
          tally(under(chosen, facet).map((unit) => unit[facet])),
        );
      expect(counted(meta.facets.location)).toEqual(
        tally(under(chosen, 'location').map((unit) => unit.town)),
      );
      const waits = under(chosen, 'ready').map((unit) => unit.days);
      for (const { value, count } of meta.facets.ready)
        expect(count).toBe(waits.filter((days) => days <= Number(value)).length);
      expect(
        meta.facets.ready.length >= READY_DAYS.filter((limit) => waits.some((days) => days <= limit)).length,
      ).toBe(true);

      const prices = under(chosen, 'price').map((unit) => unit.price);
      expect([meta.price?.min, meta.price?.max]).toEqual(
        prices.length > 0 ? [Math.min(...prices), Math.max(...prices)] : [undefined, undefined],
      );
      meta.price?.histogram.forEach(({ from, to, count }, step, { length }) => {
        const inside = (price: number) => price >= from && (step === length - 1 ? price <= to : price < to);
        expect(count).toBe(prices.filter(inside).length);
      });

      const units = under(chosen);
      expect(meta.units_total).toBe(units.length);
      expect(Object.fromEntries(data.map((hit) => [hit.product_slug, hit.inventories_count]))).toEqual(
        tally(units.map((unit) => unit.product)),
      );
      for (const hit of data) {
        const own = units.filter((unit) => unit.product === hit.product_slug);
        expect(hit.price).toBe(Math.min(...own.map((unit) => unit.price)));
        expect(hit.etd_min).toBe(Math.min(...own.map((unit) => unit.days)));
        expect(new Set(hit.color.map((color) => color.split('|')[1]))).toHaveProperty(
          'size',
          new Set(own.map((unit) => unit.color)).size,
        );
      }
    }),
    { seed: SEED, numRuns: 120 },
  );
}, 60_000);
