import type { Db } from '../../platform/db/db.ts';
import { describeEntries } from './describe-entries.ts';
import { MAX_ENTRIES, type WishListEntry } from './wish-list.contract.ts';
import { readKeys } from './wish-list.rules.ts';

/** `keys` are separated by commas. */
export const showWishListOffers = (
  db: Db,
  { keys, ...visitor }: { readonly siteId: number; readonly locale: string; readonly keys: string },
): Promise<WishListEntry[]> => describeEntries(db, visitor, readKeys(keys.split(',')).slice(0, MAX_ENTRIES));
