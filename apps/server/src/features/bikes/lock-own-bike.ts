import type { Tx } from '../../platform/db/db.ts';
import { type LockedBike, lockOwn, type Owner } from './bikes.sql.ts';

export type { LockedBike, Owner };

/** The bike stays as it is until the transaction ends. Null: this customer has no such bike. */
export const lockOwnBike = (tx: Tx, owner: Owner, bikeId: number): Promise<LockedBike | null> =>
  lockOwn(tx, owner, bikeId);
