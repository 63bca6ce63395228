import type { Tx } from '../../platform/db/db.ts';
import { retireOwned } from './retired-bikes.sql.ts';

/** A customer is erased: the bikes lose their owner, and pending registrations are withdrawn. */
export const leaveBikes = (tx: Tx, siteId: number, customerId: number): Promise<void> =>
  retireOwned(tx, siteId, customerId);
