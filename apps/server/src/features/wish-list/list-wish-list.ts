import type { Db } from '../../platform/db/db.ts';
import { describeEntries } from './describe-entries.ts';
import type { WishListEntry } from './wish-list.contract.ts';
import { type CustomerKey, findEntries } from './wish-list.sql.ts';

/** Newest first. */
export const listWishList = async (
  db: Db,
  customer: CustomerKey & { readonly locale: string },
): Promise<WishListEntry[]> => describeEntries(db, customer, await findEntries(db, customer));
