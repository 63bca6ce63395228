import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  aCart,
  aCustomer,
  anOrder,
  aProduct,
  aSite,
  aStop,
  aStore,
  aUnit,
  aVariant,
} from '../src/testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../src/testing/database/database.ts';

let database: TestDatabase;
let site: number;
let other: number;
beforeAll(async () => {
  database = await testDatabase();
  site = (await aSite(database.owner)).id;
  other = (await aSite(database.owner)).id;
});
afterAll(() => database.drop());

const claim = (values: { site_id: number; unit_id: string; released?: boolean }) =>
  database.owner
    .insertInto('unit_claims')
    .values({
      site_id: values.site_id,
      unit_id: values.unit_id,
      kind: 'hold',
      expires_at: new Date(Date.now() + 60_000),
      ...(values.released ? { released_at: new Date(), release_reason: 'left' } : {}),
    })
    .execute();

describe('sites', () => {
  test('[SITES-09] the database refuses a region outside africa, americas, asia, europe, oceania', async () => {
    for (const region of ['africa', 'americas', 'asia', 'europe', 'oceania'] as const)
      await aSite(database.owner, { region });
    const wrong = aSite(database.owner, { region: 'antarctica' as 'asia' });
    await expect(wrong).rejects.toThrow(/sites_region_check/);
  });

  test('a site has at most one default language', async () => {
    const second = database.owner
      .insertInto('site_locales')
      .values({ site_id: site, locale: 'it', name: 'Italiano', is_default: true })
      .execute();
    await expect(second).rejects.toThrow(/site_locales_one_default/);
  });

  test('only the international site has no country, and a slug has two letters', async () => {
    await aSite(database.owner, { slug: 'global' });
    await expect(aSite(database.owner, { slug: 'zz', country_iso: null })).rejects.toThrow(/check/);
    await expect(aSite(database.owner, { slug: 'ita', country_iso: 'IT' })).rejects.toThrow(
      /sites_slug_check/,
    );
  });
});

describe('units', () => {
  test('a product has the type of its category, a unit the product of its variant', async () => {
    const product = await aProduct(database.owner, { type_id: 1 });
    const moved = database.owner
      .updateTable('products')
      .set({ type_id: 2 })
      .where('id', '=', product.id)
      .execute();
    await expect(moved).rejects.toThrow(/foreign key/);
    const variant = await aVariant(database.owner);
    const mixed = aUnit(database.owner, { site_id: site, product_id: product.id, variant_id: variant.id });
    await expect(mixed).rejects.toThrow(/foreign key/);
  });

  test('a unit cannot stand in a store of another site', async () => {
    const store = await aStore(database.owner, { site_id: other });
    await expect(aUnit(database.owner, { site_id: site, store_id: store.id })).rejects.toThrow(/foreign key/);
  });

  test('a status outside the known ones is refused', async () => {
    for (const status of ['draft', 'in_production', 'in_transit', 'on_hand'] as const)
      await aUnit(database.owner, { site_id: site, status });
    await expect(aUnit(database.owner, { site_id: site, status: 'lost' as 'draft' })).rejects.toThrow(
      /units_status_check/,
    );
  });

  test('[H-25] a unit moves forward freely and backward only with a reason', async () => {
    const unit = await aUnit(database.owner, { site_id: site, status: 'in_production' });
    const move = (status: 'in_transit' | 'in_production' | 'delivered') =>
      sql`update units set status = ${status} where site_id = ${site} and id = ${unit.id}`;
    await move('in_transit').execute(database.owner);
    await expect(move('in_production').execute(database.owner)).rejects.toThrow(/only with a reason/);
    await expect(move('delivered').execute(database.owner)).rejects.toThrow(/may not move/);
    await database.owner.transaction().execute(async (tx) => {
      await sql`set local app.move_reason = 'sent back by the carrier'`.execute(tx);
      await move('in_production').execute(tx);
    });
  });

  test('a price change leaves its trace, and the lowest of 30 days counts the price standing before', async () => {
    const unit = await aUnit(database.owner, { site_id: site, price_minor: 900_000 });
    await sql`update units set price_minor = 950000 where id = ${unit.id}`.execute(database.owner);
    const { rows } = await sql<{ lowest: number; kept: number }>`
      select lowest_unit_price(${site}, ${unit.id}) as lowest,
             (select count(*) from prices where unit_id = ${unit.id}) as kept`.execute(database.owner);
    expect(rows).toEqual([{ lowest: 900_000, kept: 2 }]);
    await sql`insert into prices (site_id, unit_id, amount_minor, currency, valid_from) values
      (${site}, ${unit.id}, 500000, 'EUR', now() - interval '90 days'),
      (${site}, ${unit.id}, 700000, 'EUR', now() - interval '40 days')`.execute(database.owner);
    const later = await sql<{ lowest: number }>`
      select lowest_unit_price(${site}, ${unit.id}) as lowest`.execute(database.owner);
    expect(later.rows).toEqual([{ lowest: 700_000 }]);
  });
});

describe('frame numbers', () => {
  test('[LAW-02] one vehicle cannot stand on two sites, blocked or not, until the old one has moved', async () => {
    const serial = 'VNLONCE0001';
    const first = await aUnit(database.owner, { site_id: site, serial });
    await expect(aUnit(database.owner, { site_id: other, serial })).rejects.toThrow(/units_serial_once/);
    for (const source of ['feed', 'quarantine', 'staff'] as const)
      await aStop(database.owner, first, { source });
    await expect(aUnit(database.owner, { site_id: other, serial })).rejects.toThrow(/units_serial_once/);
    await sql`update unit_stops set moved = true where unit_id = ${first.id} and source = 'feed'`.execute(
      database.owner,
    );
    await aUnit(database.owner, { site_id: other, serial });
    const back = sql`delete from unit_stops where unit_id = ${first.id} and source = 'feed'`.execute(
      database.owner,
    );
    await expect(back).rejects.toThrow(/units_serial_once/);
  });
});

describe('claims', () => {
  test('a unit has at most one live claim', async () => {
    const unit = await aUnit(database.owner, { site_id: site });
    await claim({ site_id: site, unit_id: unit.id, released: true });
    await claim({ site_id: site, unit_id: unit.id });
    await expect(claim({ site_id: site, unit_id: unit.id })).rejects.toThrow(/unit_claims_one_live/);
  });

  test('a claim cannot reach a unit of another site', async () => {
    const unit = await aUnit(database.owner, { site_id: other });
    await expect(claim({ site_id: site, unit_id: unit.id })).rejects.toThrow(/foreign key/);
  });

  test('a released claim does not come back to life', async () => {
    const unit = await aUnit(database.owner, { site_id: site });
    await claim({ site_id: site, unit_id: unit.id, released: true });
    const revived = sql`update unit_claims set released_at = null, release_reason = null
      where unit_id = ${unit.id}`.execute(database.owner);
    await expect(revived).rejects.toThrow(/released claim/);
  });
});

describe('people', () => {
  test('an e-mail address is one customer per site, whatever its letters, and may exist on another site', async () => {
    await aCustomer(database.owner, { site_id: site, email: 'Anna@Example.test' });
    await aCustomer(database.owner, { site_id: other, email: 'anna@example.test' });
    const again = aCustomer(database.owner, { site_id: site, email: 'anna@example.test' });
    await expect(again).rejects.toThrow(/customers_site_id_email_key_key/);
  });

  test('a cart cannot belong to a customer of another site', async () => {
    const stranger = await aCustomer(database.owner, { site_id: other });
    await expect(aCart(database.owner, { site_id: site, customer_id: stranger.id })).rejects.toThrow(
      /foreign key/,
    );
  });

  test('order codes and uuids are random where they must be, and uuids are version 7 in time order', async () => {
    const { rows } = await sql<{ id: string; code: string }>`
      select uuid_v7() as id, random_code() as code from generate_series(1, 500)`.execute(database.owner);
    expect(new Set(rows.map((row) => row.code)).size).toBe(500);
    for (const row of rows) {
      expect(row.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
      expect(row.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    }
    const times = rows.map((row) => row.id.slice(0, 13));
    expect(times).toEqual([...times].sort());
  });

  test('the total of an order is the sum of its parts', async () => {
    const wrong = anOrder(database.owner, { site_id: site, total_minor: 1 });
    await expect(wrong).rejects.toThrow(/check/);
  });
});
