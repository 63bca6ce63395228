import * as addresses from '../../features/addresses/addresses.sql.ts';
import * as stores from '../../features/stores/stores.sql.ts';
import * as towns from '../../features/towns/towns.sql.ts';
import type { Db, Tx } from '../../platform/db/db.ts';

type Example = (tx: Tx, db: Db) => Promise<unknown>;

const OWNER = { siteId: 1, customerId: 1 };
const ADDRESS = {
  type: 'shipping' as const,
  label: null,
  given_name: 'Anna',
  family_name: 'Rossi',
  phone: null,
  address1: 'Via Tortona 1',
  address2: null,
  city: 'Milano',
  state: null,
  postal_code: '20144',
  country_code: 'IT',
};

export const ACCOUNT_STATEMENT_EXAMPLES: Record<string, Record<string, Example>> = {
  addresses: {
    findAddresses: (_tx, db) => addresses.findAddresses(db, OWNER, 'shipping'),
    lockBook: (tx) => addresses.lockBook(tx, OWNER),
    insertAddress: (tx) => addresses.insertAddress(tx, OWNER, ADDRESS, 50),
    changeAddress: (tx) => addresses.changeAddress(tx, OWNER, 1, ADDRESS),
    removeAddress: (tx) => addresses.removeAddress(tx, OWNER, 1),
  },
  stores: {
    findStores: (_tx, db) =>
      stores.findStores(db, {
        siteId: 1,
        lat: 43.9,
        lng: 12.9,
        metres: 50_000,
        services: ['store_pickup'],
        most: 50,
        unit: 1000,
      }),
    findStoresByPostcode: (_tx, db) => stores.findStoresByPostcode(db, 1, '6112', 8),
  },
  towns: {
    findTowns: (_tx, db) =>
      towns.findTowns(db, { country: 'IT', key: 'pes', beforeKey: 'pet', locale: 'it', most: 8 }),
    findTownsLike: (_tx, db) =>
      towns.findTownsLike(db, { country: 'IT', key: 'pesarro', locale: 'it', most: 8 }),
    findTownsInBox: (_tx, db) =>
      towns.findTownsInBox(db, { west: 12, south: 43, east: 14, north: 45, most: 40 }, 'it', 5000),
  },
};
