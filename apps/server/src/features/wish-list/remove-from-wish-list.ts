import { type Db, withSite } from '../../platform/db/db.ts';
import { readKey } from './wish-list.rules.ts';
import { type CustomerKey, deleteEntry } from './wish-list.sql.ts';

/** False: the list does not have it. */
export const removeFromWishList = (db: Db, customer: CustomerKey, key: string): Promise<boolean> =>
  withSite(db, customer.siteId, (tx) => deleteEntry(tx, customer, readKey(key)));
