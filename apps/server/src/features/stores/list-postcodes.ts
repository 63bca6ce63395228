import type { Db } from '../../platform/db/db.ts';
import { findStoresByPostcode, type PostcodeRow } from './stores.sql.ts';

/** Where the dealers are whose postcode begins so. */
export const listPostcodes = (db: Db, siteId: number, key: string, most: number): Promise<PostcodeRow[]> =>
  findStoresByPostcode(db, siteId, key, most);
