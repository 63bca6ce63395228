import type { Tx } from '../../platform/db.ts';
import { decideUnits, quarantineUnits, releaseSales } from './take-back.sql.ts';

/** Sold units that came back: nobody's any more, and in quarantine. */
export async function takeBackUnits(
  tx: Tx,
  of: {
    readonly siteId: number;
    readonly orderId: number;
    readonly unitIds: readonly string[];
    readonly reason: string;
  },
): Promise<void> {
  const unitIds = await releaseSales(tx, of);
  await quarantineUnits(tx, { siteId: of.siteId, unitIds, reason: of.reason });
}

/** What becomes of them after a look. The answer: the products whose pages change by it. */
export const endQuarantine = (
  tx: Tx,
  of: {
    readonly siteId: number;
    readonly unitIds: readonly string[];
    readonly outcome: 'resell' | 'scrap';
  },
): Promise<string[]> => decideUnits(tx, of);
