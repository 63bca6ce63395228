import type { Tx } from '../../../platform/db/db.ts';
import { bumpLinkVersion } from '../show/orders.sql.ts';

/** Revokes every signed link to the order; returns the version that links have from now on. */
export const raiseLinkVersion = (
  tx: Tx,
  order: { readonly siteId: number; readonly id: number },
): Promise<number> => bumpLinkVersion(tx, order.siteId, order.id);
