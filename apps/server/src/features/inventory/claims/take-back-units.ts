import type { Tx } from '../../../platform/db/db.ts';
import { decideUnits, quarantineUnits, releaseSales } from './take-back.sql.ts';

/** Returned units: their sale claim ends, and they are in quarantine. */
export async function takeBackUnits(
  tx: Tx,
  key: {
    readonly siteId: number;
    readonly orderId: number;
    readonly unitIds: readonly string[];
    readonly reason: string;
  },
): Promise<void> {
  const unitIds = await releaseSales(tx, key);
  await quarantineUnits(tx, { siteId: key.siteId, unitIds, reason: key.reason });
}

/** What becomes of them after a look. The answer: the products whose pages change by it. */
export const endQuarantine = (
  tx: Tx,
  key: {
    readonly siteId: number;
    readonly unitIds: readonly string[];
    readonly outcome: 'resell' | 'scrap';
  },
): Promise<string[]> => decideUnits(tx, key);
