import type { Tx } from '../../platform/db/db.ts';
import type { Address, AddressInput } from './addresses.contract.ts';
import { insertAddress, lockBook, type Owner } from './addresses.sql.ts';
import { type AddressFaults, checkAddress } from './check-address.ts';

/** More than a customer has; each is read whenever a checkout begins. The table's trigger has the same limit. */
const MAX_ADDRESSES = 50;

export type CreatedAddress =
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
