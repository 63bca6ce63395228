import { type Db, withSite } from '../../platform/db/db.ts';
import type { Address, AddressInput } from './addresses.contract.ts';
import { changeAddress, type Owner } from './addresses.sql.ts';
import { type AddressFaults, checkAddress } from './check-address.ts';

export type UpdatedAddress =
  | { ok: true; address: Address }
  | { ok: false; code: 'not_found' }
  | ({ ok: false; code: 'validation_failed' } & AddressFaults);

export async function updateAddress(
  db: Db,
  owner: Owner,
  id: number,
  input: AddressInput,
): Promise<UpdatedAddress> {
  const checked = checkAddress(input);
  if (!checked.ok) return { ...checked, code: 'validation_failed' };
  const address = await withSite(db, owner.siteId, (tx) => changeAddress(tx, owner, id, checked.address));
  // Another's is the same as none.
  return address ? { ok: true, address } : { ok: false, code: 'not_found' };
}
