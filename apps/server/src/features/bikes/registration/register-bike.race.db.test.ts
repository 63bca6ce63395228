import { afterAll, beforeAll, expect, test } from 'vitest';
import { withSite } from '../../../platform/db/db.ts';
import { aDeliveredOrder } from '../../../testing/builders/after-sales-builders.ts';
import { race } from '../../../testing/database/race.ts';
import { type BikeWorld, openBikeWorld } from '../../../testing/worlds/bike-world.ts';
import { registerBike, registerDelivered } from './register-bike.ts';
import { verifyRegistration } from './verify-registration.ts';

const ROUNDS = 12;

let world: BikeWorld;
beforeAll(async () => {
  world = await openBikeWorld();
});
afterAll(() => world.close());

test('several who say "mine" of one frame at once, with the hand-over in between: one bike, one owner', async () => {
  const { site, owner, database } = world;
  for (let round = 0; round < ROUNDS; round += 1) {
    const unit = await world.sold();
    const people = await Promise.all([world.person(), world.person(), world.person()]);
    const [buyer] = people;
    const order = await aDeliveredOrder(owner, { site_id: site.id, unit, customer_id: buyer.id });
    // Two of them are verified by two at the desk, the third bought it and says so twice.
    const requested = await owner
      .insertInto('bike_registrations')
      .values(
        people.slice(1).map(({ id }) => ({
          site_id: site.id,
          customer_id: id,
          unit_id: unit.id,
          serial: unit.serial ?? '',
        })),
      )
      .returning('id')
      .execute();
    const input = { serial: unit.serial ?? '', purchasedOn: null, proof: null };
    const buyers = { siteId: site.id, customerId: buyer.id };
    await race(database.appUrl, 5, async (db, n) => {
      if (n < 2) return withSite(db, site.id, (tx) => verifyRegistration(tx, site.id, requested[n]?.id ?? 0));
      if (n < 4) return registerBike(db, buyers, 'en', input);
      return withSite(db, site.id, (tx) => registerDelivered(tx, site.id, order.id));
    });
    const bikes = await owner.selectFrom('bikes').selectAll().where('unit_id', '=', unit.id).execute();
    expect(bikes).toHaveLength(1);
    const owners = await owner
      .selectFrom('bike_owners')
      .select('customer_id')
      .where('bike_id', '=', bikes[0]?.id ?? 0)
      .execute();
    expect(owners).toEqual([{ customer_id: bikes[0]?.customer_id }]);
    const told = await Promise.all(people.map(({ email }) => world.mails(email)));
    expect(told.flat().filter(({ kind }) => kind === 'bike_registered')).toHaveLength(1);
  }
}, 60_000);
