import type { Tx } from '../../../platform/db/db.ts';
import { type ReleaseReason, releaseHoldOf, releaseOrderClaims } from './claims.sql.ts';

/** Lets go of everything an order has. The answer: the products whose pages change by it. */
export async function releaseUnits(
  tx: Tx,
  key: { readonly siteId: number; readonly orderId: number; readonly reason: ReleaseReason },
): Promise<string[]> {
  const rows = await releaseOrderClaims(tx, key.siteId, key.orderId, key.reason);
  return rows.map(({ product }) => product);
}

/** A unit taken out of the bag is free again at once. */
export const releaseHold = (
  tx: Tx,
  key: { readonly siteId: number; readonly cartId: string; readonly unitId: string },
) => releaseHoldOf(tx, key.siteId, key.cartId, key.unitId);
