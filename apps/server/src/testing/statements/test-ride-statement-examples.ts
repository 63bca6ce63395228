import { createHash } from 'node:crypto';
import * as offer from '../../features/test-rides/offer.sql.ts';
import * as desk from '../../features/test-rides/staff-rides.sql.ts';
import * as rides from '../../features/test-rides/test-rides.sql.ts';
import type { Db, Tx } from '../../platform/db/db.ts';

type Example = (tx: Tx, db: Db) => Promise<unknown>;

const SITE = 1;
const STORE = 1;
const PRODUCT = 'product-1';
const CODE = 'ABCDEFGH';
const ID = '018bcfe5-6800-7cfc-8d20-8495d565ef68';
const HASH = createHash('sha256').update('a network').digest();
const PERIOD = {
  siteId: SITE,
  demonstratorId: 1,
  startsAt: new Date('2026-11-20T09:00:00Z'),
  endsAt: new Date('2026-11-20T10:00:00Z'),
};
const HOURS = { startsAt: PERIOD.startsAt.toISOString(), endsAt: PERIOD.endsAt.toISOString() };
const RIDE = {
  ...HOURS,
  siteId: SITE,
  id: ID,
  givenName: 'Anna',
  familyName: 'Rossi',
  email: 'anna@example.test',
  phone: '+39 1',
  locale: 'it',
  licence: null,
  networkHash: HASH,
};
const PLACE = { siteId: SITE, storeId: STORE, product: PRODUCT };

/** The scale load has no demonstrators: what writes one makes its own. */
async function aMachine(tx: Tx): Promise<number> {
  const store = await tx
    .selectFrom('stores')
    .select('id')
    .where('site_id', '=', SITE)
    .limit(1)
    .executeTakeFirstOrThrow();
  const product = await tx.selectFrom('products').select('id').limit(1).executeTakeFirstOrThrow();
  const { id } = await tx
    .insertInto('demonstrators')
    .values({ site_id: SITE, ref: 'example', store_id: store.id, product_id: product.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const TEST_RIDE_STATEMENT_EXAMPLES: Record<string, Record<string, Example>> = {
  offer: {
    findRideSite: (tx) => offer.findRideSite(tx, SITE),
    listRideProducts: (tx) => offer.listRideProducts(tx, { siteId: SITE, locale: 'it', storeId: null }),
    listRideStores: (tx) => offer.listRideStores(tx, { ...PLACE, lat: 45, lng: 9 }),
    findUnitModel: (tx) => offer.findUnitModel(tx, SITE, ID),
    listMachines: (tx) => offer.listMachines(tx, { ...PLACE, except: null }),
    holdMachines: (tx) => offer.holdMachines(tx, PLACE),
  },
  'test-rides': {
    insertRide: async (tx) => rides.insertRide(tx, { ...RIDE, demonstratorId: await aMachine(tx) }),
    countOpenRides: (tx) => rides.countOpenRides(tx, RIDE),
    lockRide: (tx) => rides.lockRide(tx, SITE, CODE),
    getRideOpening: (_tx, db) => rides.getRideOpening(db, SITE, ID).catch(() => null),
    moveRide: (tx) => rides.moveRide(tx, { ...HOURS, siteId: SITE, id: ID, demonstratorId: 1 }),
    endRide: (tx) => rides.endRide(tx, { siteId: SITE, id: ID, by: 'rider', reason: null }),
    finishRide: (tx) => rides.finishRide(tx, { siteId: SITE, id: ID, status: 'done' }),
    unsafeTakeRidesToRemind: (tx) => rides.unsafeTakeRidesToRemind(tx),
  },
  'staff-rides': {
    listRidesOfDay: (_tx, db) =>
      desk.listRidesOfDay(db, SITE, { storeId: STORE, day: '2026-11-20', limit: 50, offset: 0 }),
    listDemonstratorsOf: (_tx, db) => desk.listDemonstratorsOf(db, SITE, STORE),
    lockDemonstrator: (tx) => desk.lockDemonstrator(tx, SITE, 1),
    listRidesIn: (tx) => desk.listRidesIn(tx, PERIOD),
    insertBlock: async (tx) =>
      desk.insertBlock(tx, { ...PERIOD, demonstratorId: await aMachine(tx), reason: 'Service' }),
    endBlock: (tx) => desk.endBlock(tx, SITE, 1),
  },
};
