import { afterAll, beforeAll, expect, test } from 'vitest';
import { withSite } from '../../platform/db/db.ts';
import { aSite, aStore, aVariant } from '../../testing/builders/builders.ts';
import { showOn } from '../../testing/builders/catalogue-builders.ts';
import { feed } from '../../testing/builders/feeding.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { race } from '../../testing/database/race.ts';
import { takeClaim } from '../inventory/claims/take-claim.ts';

let database: TestDatabase;
let italy: number;

beforeAll(async () => {
  database = await testDatabase();
  italy = (await aSite(database.owner, { slug: 'it' })).id;
  for (const sku of ['A', 'B']) {
    const { product_id } = await aVariant(database.owner, { sku });
    await showOn(database.owner, italy, product_id);
  }
  await aStore(database.owner, { site_id: italy, feed_ref: 'milano' });
});
afterAll(() => database.drop());

const line = (serial: string, version: number, input = {}) => ({
  site: 'it',
  serial,
  variant: 'A',
  status: 'on_hand',
  store: 'milano',
  price: `${100 + version}.00`,
  version,
  ...input,
});
test('feeds of the same units in opposite order, old and new mixed, neither wait in a circle nor lose the newest', async () => {
  for (let round = 0; round < 3; round += 1) {
    const names = Array.from({ length: 120 }, (_, n) => `RACE${round}-${n}`);
    const reports = await race(database.appUrl, 4, (db, n) => {
      const lines = names.map((serial) => line(serial, n + 1));
      return feed(db, 'units', n % 2 === 0 ? lines : lines.toReversed(), { batch: round === 2 ? 25 : 120 });
    });
    for (const { counts } of reports) expect(counts).toMatchObject({ lines: 120, refused: 0 });
    const rows = await database.owner
      .selectFrom('units')
      .select(['serial', 'feed_version', 'price_minor'])
      .where('serial', 'like', `RACE${round}-%`)
      .execute();
    expect(rows).toHaveLength(120);
    for (const row of rows) expect(row).toMatchObject({ feed_version: 4, price_minor: 10_400 });
  }
}, 60_000);

test('a shopper and a feed at the same unit: no hold remains on a unit whose variant then changed', async () => {
  for (let round = 0; round < 10; round += 1) {
    const serial = `SHOP${round}`;
    await feed(database.app, 'units', [line(serial, 1)]);
    const before = await database.owner
      .selectFrom('units')
      .select(['id', 'variant_id'])
      .where('serial', '=', serial)
      .executeTakeFirstOrThrow();
    const [taken, report] = (await race(database.appUrl, 2, async (db, n) => {
      if (n === 1) return feed(db, 'units', [line(serial, 2, { variant: 'B' })]);
      const request = {
        siteId: italy,
        unitId: before.id,
        kind: 'hold',
        minutes: 15,
        cartId: null,
        orderId: null,
      } as const;
      return withSite(db, italy, async (tx) => {
        const claim = await takeClaim(tx, request);
        const unit = await tx
          .selectFrom('units')
          .select('variant_id')
          .where('id', '=', before.id)
          .executeTakeFirstOrThrow();
        return { ...claim, variantId: unit.variant_id };
      });
    })) as [{ ok: boolean; variantId?: number }, Awaited<ReturnType<typeof feed>>];
    const after = await database.owner
      .selectFrom('units')
      .select('variant_id')
      .where('id', '=', before.id)
      .executeTakeFirstOrThrow();
    if (taken.ok) expect(after.variant_id).toBe(taken.variantId);
    expect(report.counts.changed + report.counts.refused).toBe(1);
    expect(after.variant_id === before.variant_id).toBe(report.counts.refused === 1);
  }
});
