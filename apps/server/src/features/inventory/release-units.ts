import type { Tx } from '../../platform/db.ts';
import { type ReleaseReason, releaseHoldOf, releaseOrderClaims } from './claims.sql.ts';

/** Lets go of everything an order has. The answer: the products whose pages change by it. */
export async function releaseUnits(
  tx: Tx,
  of: { readonly siteId: number; readonly orderId: number; readonly reason: ReleaseReason },
): Promise<string[]> {
  const rows = await releaseOrderClaims(tx, of.siteId, of.orderId, of.reason);
  return rows.map(({ product }) => product);
}

/** A unit taken out of the bag is free again at once. */
export const releaseHold = (
  tx: Tx,
  of: { readonly siteId: number; readonly cartId: string; readonly unitId: string },
) => releaseHoldOf(tx, of.siteId, of.cartId, of.unitId);
