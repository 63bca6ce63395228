import { type Db, type Tx, withSite } from '../../platform/db/db.ts';
import type { Address, AddressInput } from './addresses.contract.ts';
import {
  changeAddress,
  findAddresses,
  insertAddress,
  lockBook,
  type Owner,
  removeAddress,
} from './addresses.sql.ts';
import { type AddressFaults, checkAddress } from './check-address.ts';

export const listAddresses = (db: Db, owner: Owner, type: Address['type'] | undefined): Promise<Address[]> =>
  findAddresses(db, owner, type ?? null);

/** More than a customer has; each is read whenever a checkout begins. The table's trigger has the same limit. */
const MAX_ADDRESSES = 50;

type CreatedAddress =
  | { ok: true; address: Address }
  | { ok: false; code: 'too_many_addresses'; most: number }
  | ({ ok: false; code: 'validation_failed' } & AddressFaults);

export async function createAddress(tx: Tx, owner: Owner, input: AddressInput): Promise<CreatedAddress> {
  const checked = checkAddress(input);
  if (!checked.ok) return { ...checked, code: 'validation_failed' };
  // Two at once would both find room for the last one.
  await lockBook(tx, owner);
  const address = await insertAddress(tx, owner, checked.address, MAX_ADDRESSES);
  return address ? { ok: true, address } : { ok: false, code: 'too_many_addresses', most: MAX_ADDRESSES };
}

type UpdatedAddress =
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

/** False: this customer has no such address. Orders keep their own copy. */
export const deleteAddress = (db: Db, owner: Owner, id: number): Promise<boolean> =>
  withSite(db, owner.siteId, (tx) => removeAddress(tx, owner, id));
