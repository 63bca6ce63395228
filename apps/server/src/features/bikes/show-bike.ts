import type { Db } from '../../platform/db/db.ts';
import { showUser } from '../customers/profile/show-user.ts';
import type { Bike } from './bikes.contract.ts';
import { findBikes, type Owner } from './bikes.sql.ts';
import { toBike } from './to-bike.ts';

/** Null: this customer has no such bike. */
export async function showBike(db: Db, owner: Owner, locale: string, bikeId: number): Promise<Bike | null> {
  const [row] = await findBikes({ db }, owner, locale, bikeId);
  if (!row) return null;
  return toBike(row, (await showUser(db, { ...owner, locale })).full_name, locale);
}
