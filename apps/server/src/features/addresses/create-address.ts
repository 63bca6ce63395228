import type { Tx } from '../../platform/db.ts';
import type { Address, AddressInput } from './addresses.contract.ts';
import { insertAddress, type Owner } from './addresses.sql.ts';

/** More than anybody has; each is read whenever a checkout begins. */
const MOST_ADDRESSES = 50;

export type CreatedAddress =
  | { ok: true; address: Address }
  | { ok: false; code: 'too_many_addresses'; most: number };

export async function createAddress(tx: Tx, owner: Owner, input: AddressInput): Promise<CreatedAddress> {
  const address = await insertAddress(tx, owner, input, MOST_ADDRESSES);
  return address ? { ok: true, address } : { ok: false, code: 'too_many_addresses', most: MOST_ADDRESSES };
}
