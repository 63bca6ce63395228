import type { Db } from '../../platform/db/db.ts';
import type { WarrantyDealer, WarrantyPart } from './warranty.contract.ts';
import { partsOf } from './warranty.rules.ts';
import { findCategory, listWorkshops, type Owner } from './warranty.sql.ts';

/** Null: this customer has no such bike. */
export async function showWarrantyForm(
  db: Db,
  owner: Owner,
  bikeId: number,
): Promise<{ parts: WarrantyPart[]; stores: WarrantyDealer[] } | null> {
  const found = await findCategory(db, owner, bikeId);
  if (!found) return null;
  return {
    parts: partsOf(found.category, found.isVehicle),
    stores: await listWorkshops(db, owner.siteId),
  };
}
