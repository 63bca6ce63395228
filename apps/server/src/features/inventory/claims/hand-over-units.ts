import type { Tx } from '../../../platform/db/db.ts';
import { deliverUnits } from './hand-over.sql.ts';

/** The units of an order are with their buyer. One without a frame number yet is left to the feed. */
export const handOverUnits = (tx: Tx, siteId: number, orderId: number): Promise<void> =>
  deliverUnits(tx, siteId, orderId);
