import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Db, withSite } from '../../platform/db/db.ts';
import { aBike } from '../../testing/builders/after-sales-builders.ts';
import { race } from '../../testing/database/race.ts';
import { type BikeWorld, openBikeWorld } from '../../testing/worlds/bike-world.ts';
import { markLost } from '../bikes/my-bikes.ts';
import { createTransfer } from './create-transfer.ts';
import { acceptTransfer, cancelTransfer, declineTransfer, mintTransferToken } from './end-transfer.ts';

const ROUNDS = 16;

let world: BikeWorld;
let people: { id: number }[];
beforeAll(async () => {
  world = await openBikeWorld();
  people = [await world.person(), await world.person(), await world.person()];
});
afterAll(() => world.close());

const asker = (n: number) => ({ siteId: world.site.id, customerId: people[n]?.id ?? 0 });

async function anOffer() {
  const { owner, site, database } = world;
  const bike = await aBike(owner, { site_id: site.id, customer_id: people[0]?.id ?? 0 });
  const offer = { bikeId: bike.id, email: 'new@example.test' };
  await withSite(database.app, site.id, (tx) => createTransfer(tx, asker(0), 'en', offer));
  const { id } = await owner
    .selectFrom('bike_transfers')
    .select('id')
    .where('bike_id', '=', bike.id)
    .executeTakeFirstOrThrow();
  const token = await mintTransferToken(database.app, { siteId: site.id, transferId: id });
  return { bikeId: bike.id, token: token ?? '' };
}

/** What is left: the offer's end, whose the bike is, and that its history agrees. */
async function outcome(bikeId: number) {
  const { owner } = world;
  const bike = await owner.selectFrom('bikes').selectAll().where('id', '=', bikeId).executeTakeFirstOrThrow();
  const offers = await owner.selectFrom('bike_transfers').selectAll().where('bike_id', '=', bikeId).execute();
  const now = await owner
    .selectFrom('bike_owners')
    .select('customer_id')
    .where('bike_id', '=', bikeId)
    .where('until', 'is', null)
    .execute();
  expect(now).toEqual([{ customer_id: bike.customer_id }]);
  const changed = bike.customer_id !== people[0]?.id;
  expect(offers.filter(({ status }) => status === 'accepted')).toHaveLength(changed ? 1 : 0);
  return { bike, offers, changed };
}

type Taker = (db: Db, key: { bikeId: number; token: string }) => Promise<boolean>;
const accept =
  (n: number): Taker =>
  async (db, { token }) =>
    (await acceptTransfer(db, asker(n), token)).ok;
const cancel: Taker = (db, { bikeId }) => cancelTransfer(db, asker(0), bikeId);
const decline: Taker = (db, { token }) => declineTransfer(db, asker(2), token);
const lose: Taker = async (db, { bikeId }) =>
  (await markLost(db, asker(0), 'en', { bikeId, message: 'Reward.' })) !== null;

async function meet(takers: readonly Taker[]) {
  const seen = new Set<number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const key = await anOffer();
    // Each side goes first in some rounds, and in every fourth by so much that it wins: both outcomes occur.
    const order = takers.map((_, n) => (n + Math.floor(round / 4)) % takers.length);
    const isAhead = round % 4 === 3;
    const done = await race(world.database.appUrl, takers.length, async (db, n) => {
      if (isAhead && n > 0) await setTimeout(150);
      return (takers[order[n] ?? 0] as Taker)(db, key);
    });
    expect(done.filter(Boolean)).toHaveLength(1);
    const winner = order[done.indexOf(true)] ?? -1;
    seen.add(winner);
    const { bike, changed } = await outcome(key.bikeId);
    expect(changed).toBe(takers[winner] !== cancel && takers[winner] !== lose && takers[winner] !== decline);
    expect(bike.lost_at !== null).toBe(takers[winner] === lose);
  }
  return seen;
}

test('two receivers and the giver who takes it back: exactly one succeeds', async () => {
  const seen = await meet([accept(1), accept(2), cancel]);
  expect(seen.size).toBeGreaterThan(1);
}, 60_000);

test('accepted or reported stolen, never both', async () => {
  const seen = await meet([accept(1), lose]);
  expect(seen.size).toBeGreaterThan(1);
}, 60_000);

test('accepted, declined or taken back', async () => {
  await meet([accept(1), decline, cancel]);
}, 60_000);

test('offered while it is reported stolen: no offer is open afterwards', async () => {
  const { owner, site, database } = world;
  for (let round = 0; round < ROUNDS; round += 1) {
    const bike = await aBike(owner, { site_id: site.id, customer_id: people[0]?.id ?? 0 });
    const key = { bikeId: bike.id, token: '' };
    await race(database.appUrl, 2, async (db, n) => {
      if (n === round % 2) return lose(db, key);
      const input = { bikeId: bike.id, email: 'new@example.test' };
      return withSite(db, site.id, (tx) => createTransfer(tx, asker(0), 'en', input));
    });
    const { offers, bike: after } = await outcome(bike.id);
    expect(after.lost_at).not.toBeNull();
    expect(offers.filter(({ status }) => status === 'pending')).toEqual([]);
  }
}, 60_000);
