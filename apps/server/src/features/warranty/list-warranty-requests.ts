import type { Db } from '../../platform/db/db.ts';
import type { WarrantyRequest } from './warranty.contract.ts';
import { findRequests, type Owner } from './warranty.sql.ts';

export const listWarrantyRequests = (db: Db, owner: Owner, locale: string): Promise<WarrantyRequest[]> =>
  findRequests(db, owner, locale);

/** Null: this customer made no such request. */
export async function showWarrantyRequest(
  db: Db,
  owner: Owner,
  locale: string,
  code: string,
): Promise<WarrantyRequest | null> {
  const [request] = await findRequests(db, owner, locale, code);
  return request ?? null;
}
