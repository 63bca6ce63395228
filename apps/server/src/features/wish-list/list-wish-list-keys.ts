import type { Db } from '../../platform/db/db.ts';
import { writeKey } from './wish-list.rules.ts';
import { type CustomerKey, findEntries } from './wish-list.sql.ts';

/** The keys alone: what a browser needs to mark what is on the list. */
export const listWishListKeys = async (db: Db, customer: CustomerKey): Promise<string[]> =>
  (await findEntries(db, customer)).map(writeKey);
