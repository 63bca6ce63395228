import { type Db, withSite } from '../../platform/db/db.ts';
import { describeEntries } from './describe-entries.ts';
import { MAX_ENTRIES, type WishListEntry } from './wish-list.contract.ts';
import { readKey, readKeys, writeKey } from './wish-list.rules.ts';
import { type CustomerKey, deleteEntry, findEntries, insertEntries, lockWishList } from './wish-list.sql.ts';

/** Two devices that add the same entry at once leave one row: the list is locked before it is read. */
export const addToWishList = (db: Db, customer: CustomerKey, keys: readonly string[]) =>
  withSite(db, customer.siteId, async (tx) => {
    await lockWishList(tx, customer);
    return insertEntries(tx, customer, readKeys(keys), MAX_ENTRIES);
  });

/** The keys alone: what a browser needs to mark what is on the list. */
export const listWishListKeys = async (db: Db, customer: CustomerKey): Promise<string[]> =>
  (await findEntries(db, customer)).map(writeKey);

/** Newest first. */
export const listWishList = async (
  db: Db,
  customer: CustomerKey & { readonly locale: string },
): Promise<WishListEntry[]> => describeEntries(db, customer, await findEntries(db, customer));

/** False: the list does not have it. */
export const removeFromWishList = (db: Db, customer: CustomerKey, key: string): Promise<boolean> =>
  withSite(db, customer.siteId, (tx) => deleteEntry(tx, customer, readKey(key)));

/** `keys` are separated by commas. */
export const showWishListOffers = (
  db: Db,
  { keys, ...visitor }: { readonly siteId: number; readonly locale: string; readonly keys: string },
): Promise<WishListEntry[]> => describeEntries(db, visitor, readKeys(keys.split(',')).slice(0, MAX_ENTRIES));
