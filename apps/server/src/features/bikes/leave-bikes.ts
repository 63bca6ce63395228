import type { Tx } from '../../platform/db.ts';
import { retireOwned } from './retired-bikes.sql.ts';

/** A customer goes: his bikes are nobody's, and what he asked about others is withdrawn. */
export const leaveBikes = (tx: Tx, siteId: number, customerId: number): Promise<void> =>
  retireOwned(tx, siteId, customerId);
