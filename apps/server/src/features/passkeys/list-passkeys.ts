import type { Db } from '../../platform/db/db.ts';
import type { Passkey } from './passkeys.contract.ts';
import { findPasskeys, type Owner } from './passkeys.sql.ts';
import { toPasskey } from './to-passkey.ts';

export const listPasskeys = async (db: Db, owner: Owner): Promise<Passkey[]> =>
  (await findPasskeys(db, owner)).map(toPasskey);
