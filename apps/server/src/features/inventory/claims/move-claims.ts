import { type Db, type Tx, unsafeWithAllSites } from '../../../platform/db/db.ts';
import {
  deliverUnits,
  moveClaimsEnd,
  type ReleaseReason,
  releaseHoldOf,
  releaseOrderClaims,
  unsafeDeleteOldClaimKeys,
  unsafeReadUnpaidShares,
  unsafeReleaseExpiredHolds,
} from './claims.sql.ts';
import { decideUnits, quarantineUnits, releaseSales } from './take-back.sql.ts';

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

/** Moves the end of an order's reservations. */
export const keepUnitsUntil = (tx: Tx, siteId: number, orderId: number, end: Date) =>
  moveClaimsEnd(tx, siteId, orderId, end);

/** The units of an order are with their buyer. One without a frame number yet is left to the feed. */
export const handOverUnits = (tx: Tx, siteId: number, orderId: number): Promise<void> =>
  deliverUnits(tx, siteId, orderId);

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

/** Writes down what the clock has already decided, so that old holds do not pile up. */
export const sweepHolds = (db: Db): Promise<number> => unsafeWithAllSites(db, unsafeReleaseExpiredHolds);

/** For whom a claim was taken is forgotten a day after it ended. */
export const sweepClaimKeys = (db: Db): Promise<number> => unsafeWithAllSites(db, unsafeDeleteOldClaimKeys);

/** How much of each site's stock is kept for shoppers who have not paid: hoarding shows here first. */
export const measureUnpaid = (db: Db) => unsafeWithAllSites(db, unsafeReadUnpaidShares);
