import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withSite } from '../../platform/db/db.ts';
import { aSite, aStop, aUnit, aVariant } from '../../testing/builders/builders.ts';
import { showOn } from '../../testing/builders/catalogue-builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { takeClaim } from './claims/take-claim.ts';
import { showTakenUnits } from './taken-units.sql.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test('[LAW-03] a unit that is stopped after its page was cached is named as taken for 8 days, or until its last stop is lifted', async () => {
  const { owner, app } = database;
  const { id: siteId } = await aSite(owner, { slug: 'it' });
  const variant = await aVariant(owner, {});
  await showOn(owner, siteId, variant.product_id);
  const { slug } = await owner
    .selectFrom('products')
    .select('slug')
    .where('id', '=', variant.product_id)
    .executeTakeFirstOrThrow();
  const ofModel = { site_id: siteId, product_id: variant.product_id, variant_id: variant.id };
  const [free, held, stopped, delivered] = [
    await aUnit(owner, ofModel),
    await aUnit(owner, ofModel),
    await aUnit(owner, ofModel),
    await aUnit(owner, { ...ofModel, status: 'delivered', delivered_on: '2026-11-01', blocked: true }),
  ];
  const claim = { siteId, unitId: held.id, kind: 'hold', minutes: 15, cartId: null, orderId: null } as const;
  await withSite(app, siteId, (tx) => takeClaim(tx, claim));
  const taken = async () => {
    const shown = await showTakenUnits(app, { siteId, slug });
    const names = [free, held, stopped, delivered].filter(({ id }) => shown?.taken.includes(id.slice(-12)));
    expect(shown?.taken).toHaveLength(names.length);
    return [shown?.units, ...names.map(({ id }) => id)];
  };
  expect(await taken()).toEqual([3, held.id]);
  await aStop(owner, stopped);
  await aStop(owner, stopped, { source: 'recall', ref: '26V-001' });
  expect(await taken()).toEqual([2, held.id, stopped.id]);
  await sql`delete from unit_stops where unit_id = ${stopped.id} and source = 'staff'`.execute(owner);
  expect(await taken()).toEqual([2, held.id, stopped.id]);
  await sql`update unit_stops set set_at = now() - interval '9 days' where unit_id = ${stopped.id}`.execute(
    owner,
  );
  expect(await taken()).toEqual([2, held.id]);
  await sql`delete from unit_stops where unit_id = ${stopped.id}`.execute(owner);
  expect(await taken()).toEqual([3, held.id]);
});
