import type { Db } from '../../platform/db/db.ts';
import type { Address } from './addresses.contract.ts';
import { findAddresses, type Owner } from './addresses.sql.ts';

export const listAddresses = (db: Db, owner: Owner, type: Address['type'] | undefined): Promise<Address[]> =>
  findAddresses(db, owner, type ?? null);
