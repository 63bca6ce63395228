import type { Tx } from '../../platform/db.ts';
import { retireUnits } from './retired-bikes.sql.ts';

/** Units that came back to the shop are nobody's bikes; what was said about them ends with that. */
export const retireBikes = (tx: Tx, siteId: number, unitIds: readonly string[]): Promise<void> =>
  retireUnits(tx, siteId, unitIds);
