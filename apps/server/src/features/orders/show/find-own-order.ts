import type { Db } from '../../../platform/db/db.ts';
import type { OrderAsker } from './order-asker.ts';
import { findLatestCode, findOwnOrderId } from './orders.sql.ts';

/** The id of an order, if the caller may see it (H-45). */
export const findOwnOrder = (db: Db, asker: OrderAsker, code: string): Promise<number | null> =>
  findOwnOrderId(db, asker, code);

/** For a result page without a code (H-48). */
export const findLatestOrder = (db: Db, asker: OrderAsker): Promise<string | null> =>
  findLatestCode(db, asker);
