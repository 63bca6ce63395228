import { type Db, withSite } from '../../platform/db/db.ts';
import { type Owner, removePasskey } from './passkeys.sql.ts';

/** False: the customer has no such passkey. */
export const deletePasskey = (db: Db, owner: Owner, id: number): Promise<boolean> =>
  withSite(db, owner.siteId, (tx) => removePasskey(tx, owner, id));
