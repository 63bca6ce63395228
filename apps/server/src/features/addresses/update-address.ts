import { type Db, withSite } from '../../platform/db.ts';
import type { Address, AddressInput } from './addresses.contract.ts';
import { changeAddress, type Owner } from './addresses.sql.ts';

/** Null: this customer has no such address. */
export const updateAddress = (
  db: Db,
  owner: Owner,
  id: number,
  input: AddressInput,
): Promise<Address | null> => withSite(db, owner.siteId, (tx) => changeAddress(tx, owner, id, input));
