import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withSite } from '../../platform/db/db.ts';
import { singleKey } from '../../platform/secrets/signing-keys.ts';
import { aProduct, aSite, aStore } from '../../testing/builders/builders.ts';
import { aDemonstrator } from '../../testing/builders/test-ride-builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { race } from '../../testing/database/race.ts';
import { bookTestRide } from './book-test-ride.ts';
import { showOffer } from './show-offer.ts';

const KEYS = singleKey('a secret of the tests that is long enough');
const TERMS = { slot_minutes: 60, lead_hours: 1, days_ahead: 14, max_open: 2, max_open_network: 20 };
const HOURS = { weekday: '09:00–19:00', weekend: '09:00–19:00' };

let database: TestDatabase;
let siteId: number;
let store: { id: number };
let product: { id: number; slug: string };

beforeAll(async () => {
  database = await testDatabase();
  const settings = JSON.stringify({ test_ride: TERMS });
  siteId = (await aSite(database.owner, { settings })).id;
  store = await aStore(database.owner, { site_id: siteId, office_hours: JSON.stringify(HOURS) });
  product = await aProduct(database.owner);
  await aDemonstrator(database.owner, { site_id: siteId, store_id: store.id, product_id: product.id });
});
afterAll(() => database.drop());

async function firstSlot(): Promise<string> {
  const offer = await showOffer(database.app, {
    siteId,
    locale: 'en',
    product: product.slug,
    store: store.id,
  });
  return offer?.days[0]?.slots[0]?.starts_at ?? '';
}

const book = (db: TestDatabase['app'], n: number, starts_at: string) =>
  withSite(db, siteId, (tx) =>
    bookTestRide(tx, KEYS, { siteId, locale: 'en', address: `198.18.0.${n + 1}` }, randomUUID(), {
      product: product.slug,
      store: store.id,
      starts_at,
      given_name: `Rider ${n}`,
      family_name: '',
      email: `rider${n}@rides.example`,
      holds_licence: false,
      accept_terms: true,
    }),
  );

test('[TESTRIDE-05] of 100 visitors at one hour one books it, the others get the next hours', async () => {
  const starts_at = await firstSlot();
  const results = await race(database.appUrl, 100, (db, n) => book(db, n, starts_at));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  for (const result of results)
    if (!result.ok) {
      expect(result.code).toBe('test_ride_taken');
      const next = result.code === 'test_ride_taken' ? result.next : [];
      expect(next.length).toBeGreaterThan(0);
      expect(next.map((slot) => slot.starts_at)).not.toContain(starts_at);
    }
  const rides = await database.owner.selectFrom('test_rides').select('id').execute();
  expect(rides).toHaveLength(1);
  const mails = await database.owner.selectFrom('mails').select('kind').execute();
  expect(mails).toEqual([{ kind: 'test_ride_booked' }]);
}, 60_000);

test('[TESTRIDE-05] with a second demonstrator of the model an hour is booked twice', async () => {
  await aDemonstrator(database.owner, { site_id: siteId, store_id: store.id, product_id: product.id });
  const starts_at = await firstSlot();
  const results = await race(database.appUrl, 10, (db, n) => book(db, 100 + n, starts_at));
  // The first demonstrator has this hour already; a later hour would have room for two.
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  const offer = await showOffer(database.app, {
    siteId,
    locale: 'en',
    product: product.slug,
    store: store.id,
  });
  // Over all days: in the evening the first one has a single hour left.
  const later = offer?.days.flatMap(({ slots }) => slots)[1]?.starts_at;
  const more = await race(database.appUrl, 10, (db, n) => book(db, 150 + n, later ?? ''));
  expect(more.filter(({ ok }) => ok)).toHaveLength(2);
}, 60_000);

test('[TESTRIDE-05] the table itself refuses two open rides of a demonstrator that overlap', async () => {
  await expect(
    sql`insert into test_rides (site_id, id, demonstrator_id, starts_at, ends_at, given_name, family_name, email, locale)
        select site_id, gen_random_uuid(), demonstrator_id, starts_at + interval '30 minutes', ends_at + interval '1 hour',
               'A', 'B', 'a@b.example', 'en' from test_rides limit 1`.execute(database.owner),
  ).rejects.toThrow(/test_rides_no_overlap/);
});
