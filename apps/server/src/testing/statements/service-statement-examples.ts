import * as activations from '../../features/bikes/staff/activation-list.sql.ts';
import * as bikes from '../../features/bikes/staff/bike-list.sql.ts';
import * as reviews from '../../features/reviews/desk/review-list.sql.ts';
import * as rides from '../../features/test-rides/desk/rides.sql.ts';
import * as warranties from '../../features/warranty/desk/warranties.sql.ts';
import type { Db, Tx } from '../../platform/db/db.ts';

type Example = (tx: Tx, db: Db) => Promise<unknown>;

const SITE = 1;
const SITES = [1, 2, 3];
const AT = '2026-11-16T09:00:00.000000Z';
const PAGE = { after: [AT, 1], limit: 51 } as const;
const RIDE_PAGE = { after: [AT, '018bcfe5-6800-7cfc-8d20-8495d565ef67'], limit: 51 } as const;
const MAX = 10_001;

export const SERVICE_STATEMENT_EXAMPLES: Record<string, Record<string, Example>> = {
  'activation-list': {
    listActivations: (_tx, db) => activations.listActivations(db, SITES, 'pending', PAGE),
    countActivations: (_tx, db) => activations.countActivations(db, SITES, 'pending', MAX),
  },
  'bike-list': {
    listBikes: (_tx, db) => bikes.listBikes(db, SITES, PAGE),
    findBikesByFrame: (_tx, db) => bikes.findBikesByFrame(db, SITES, 'ZVN', 51),
    countBikes: (_tx, db) => bikes.countBikes(db, SITES, MAX),
    findBike: (_tx, db) => bikes.findBike(db, SITE, 1),
  },
  'review-list': {
    listReviews: (_tx, db) => reviews.listReviews(db, SITES, 'waiting', PAGE),
    countReviews: (_tx, db) => reviews.countReviews(db, SITES, 'waiting', MAX),
  },
  rides: {
    listRidesOfDay: (_tx, db) =>
      rides.listRidesOfDay(db, SITES, { store: null, day: '2026-11-16' }, RIDE_PAGE),
  },
  warranties: {
    listWarranties: (_tx, db) => warranties.listWarranties(db, SITES, 'pending', PAGE),
    findWarranties: (_tx, db) => warranties.findWarranties(db, SITES, 'ZVNLUP500TP011300', 51),
    countWarranties: (_tx, db) => warranties.countWarranties(db, SITES, 'pending', MAX),
    findWarrantyContext: (_tx, db) => warranties.findWarrantyContext(db, SITE, 'ABCDEFGH'),
  },
};
