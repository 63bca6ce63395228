import type { Tx } from '../../platform/db/db.ts';
import { retireUnits } from './retired-bikes.sql.ts';

/** Returned units have no owner; their open offers and reports end. */
export const retireBikes = (tx: Tx, siteId: number, unitIds: readonly string[]): Promise<void> =>
  retireUnits(tx, siteId, unitIds);
