import type { Tx } from '../../../platform/db/db.ts';
import { moveClaimsEnd } from './claims.sql.ts';

/** Moves the end of an order's reservations. */
export const keepUnitsUntil = (tx: Tx, siteId: number, orderId: number, end: Date) =>
  moveClaimsEnd(tx, siteId, orderId, end);
