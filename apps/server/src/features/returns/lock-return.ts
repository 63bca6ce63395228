import type { Tx } from '../../platform/db/db.ts';
import { type LockedReturn, lockReturn as lock } from './returns.sql.ts';

export type { LockedReturn };

/** The order is locked before it; what this tells is read after both. */
export const lockReturn = (
  tx: Tx,
  key: { readonly siteId: number; readonly orderId: number; readonly code: string },
): Promise<LockedReturn | null> => lock(tx, key);
