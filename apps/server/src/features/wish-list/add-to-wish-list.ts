import { type Db, withSite } from '../../platform/db/db.ts';
import { MAX_ENTRIES } from './wish-list.contract.ts';
import { readKeys } from './wish-list.rules.ts';
import { type CustomerKey, insertEntries, lockWishList } from './wish-list.sql.ts';

/** Two devices that add the same entry at once leave one row: the list is locked before it is read. */
export const addToWishList = (db: Db, customer: CustomerKey, keys: readonly string[]) =>
  withSite(db, customer.siteId, async (tx) => {
    await lockWishList(tx, customer);
    return insertEntries(tx, customer, readKeys(keys), MAX_ENTRIES);
  });
