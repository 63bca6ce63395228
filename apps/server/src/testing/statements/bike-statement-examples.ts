import { createHash } from 'node:crypto';
import * as bikes from '../../features/bikes/bikes.sql.ts';
import * as recovery from '../../features/bikes/recovery.sql.ts';
import * as newBikes from '../../features/bikes/registration/new-bikes.sql.ts';
import * as registrations from '../../features/bikes/registration/registrations.sql.ts';
import * as retired from '../../features/bikes/retired-bikes.sql.ts';
import * as transferEnds from '../../features/transfers/transfer-ends.sql.ts';
import * as transfers from '../../features/transfers/transfers.sql.ts';
import type { Db, Tx } from '../../platform/db/db.ts';

type Example = (tx: Tx, db: Db) => Promise<unknown>;

const SITE = 1;
const OWNER = { siteId: SITE, customerId: 1 };
const UNIT = '018bcfe5-6800-7cfc-8d20-8495d565ef66';
const HASH = createHash('sha256').update('an offer').digest();
const REQUESTED = { unitId: UNIT, serial: 'ZVNLUP500TP004957', purchasedOn: null, proofId: null };

/** Of a bike that no example made there is none: it is an error, and the statement has run. */
const orNone = (run: Promise<unknown>) => run.catch(() => null);

export const BIKE_STATEMENT_EXAMPLES: Record<string, Record<string, Example>> = {
  bikes: {
    findBikes: (tx) => bikes.findBikes({ tx }, OWNER, 'it'),
    findRegistrations: (tx) => bikes.findRegistrations({ tx }, OWNER, 'it'),
    lockOwn: (tx) => bikes.lockOwn(tx, OWNER, 1),
    findLost: (_tx, db) => bikes.findLost(db, SITE, REQUESTED.serial),
  },
  'new-bikes': {
    insertBikesOfOrder: (tx) => newBikes.insertBikesOfOrder(tx, SITE, 1),
    insertBikeOfBuyer: (tx) => newBikes.insertBikeOfBuyer(tx, OWNER, UNIT),
    insertBikeOfRegistration: (tx) => newBikes.insertBikeOfRegistration(tx, SITE, 1),
  },
  recovery: {
    setLost: (tx) => orNone(recovery.setLost(tx, SITE, 1, 'Please call.')),
    setFound: (tx) => recovery.setFound(tx, SITE, 1),
    findLostOwner: (tx) => recovery.findLostOwner(tx, SITE, 1),
  },
  registrations: {
    findNamedUnit: (tx) => registrations.findNamedUnit(tx, SITE, REQUESTED.serial, 'it'),
    getPerson: (tx) => registrations.getPerson(tx, OWNER),
    insertRegistration: (tx) => registrations.insertRegistration(tx, OWNER, REQUESTED, 10),
    findPending: (tx) => registrations.findPending(tx, OWNER, UNIT),
    lockRegistration: (tx) => registrations.lockRegistration(tx, SITE, 1),
    closeRegistration: (tx) => registrations.closeRegistration(tx, SITE, 1, 'Another frame.'),
    listPending: (_tx, db) => registrations.listPending(db, SITE, { limit: 50, offset: 0 }),
    readRegistration: (_tx, db) => registrations.readRegistration(db, SITE, 1),
  },
  'retired-bikes': {
    retireUnits: (tx) => retired.retireUnits(tx, SITE, [UNIT]),
    retireOwned: (tx) => retired.retireOwned(tx, SITE, 1),
  },
  transfers: {
    insertTransfer: (tx) =>
      orNone(transfers.insertTransfer(tx, { ...OWNER, bikeId: 1 }, 'new@example.test', 'it')),
    cancelOpen: (tx) => transfers.cancelOpen(tx, SITE, 1),
    keepTokenHash: (tx) => transfers.keepTokenHash(tx, SITE, 1, HASH),
    findOffer: (_tx, db) => transfers.findOffer(db, OWNER, HASH, 'it'),
    lockOfferedBike: (tx) => transfers.lockOfferedBike(tx, SITE, HASH),
  },
  'transfer-ends': {
    acceptOpen: (tx) => transferEnds.acceptOpen(tx, OWNER, HASH),
    declineOpen: (tx) => transferEnds.declineOpen(tx, OWNER, HASH),
    unsafeExpireOffers: (tx) => transferEnds.unsafeExpireOffers(tx),
  },
};
