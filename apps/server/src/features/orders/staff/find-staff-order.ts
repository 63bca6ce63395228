import type { Db } from '../../../platform/db/db.ts';
import { findOrderId } from './order-standing.sql.ts';

/** The order's id by the code that staff type; null if this site has no such order. */
export const findStaffOrder = (db: Db, siteId: number, code: string): Promise<number | null> =>
  findOrderId(db, siteId, code);
