import type { Tx } from '../../platform/db/db.ts';
import { retireOwned, retireUnits } from './retired-bikes.sql.ts';

/** Returned units have no owner; their open offers and reports end. */
export const retireBikes = (tx: Tx, siteId: number, unitIds: readonly string[]): Promise<void> =>
  retireUnits(tx, siteId, unitIds);

/** A customer is erased: the bikes lose their owner, and pending registrations are withdrawn. */
export const leaveBikes = (tx: Tx, siteId: number, customerId: number): Promise<void> =>
  retireOwned(tx, siteId, customerId);
