import { type Db, withSite } from '../../platform/db/db.ts';
import { type Owner, removeAddress } from './addresses.sql.ts';

/** False: this customer has no such address. Orders keep their own copy. */
export const deleteAddress = (db: Db, owner: Owner, id: number): Promise<boolean> =>
  withSite(db, owner.siteId, (tx) => removeAddress(tx, owner, id));
