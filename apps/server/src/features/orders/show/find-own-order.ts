import type { Db, Tx } from '../../../platform/db/db.ts';
import type { OrderCaller } from './order-caller.ts';
import { findLatestCode, findOwnOrderId, findOwnOrderIdIn } from './orders.sql.ts';

/** The id of an order, if the caller may see it (H-45). */
export const findOwnOrder = (db: Db, caller: OrderCaller, code: string): Promise<number | null> =>
  findOwnOrderId(db, caller, code);

/** The same in the caller's transaction. */
export const findOwnOrderIn = (tx: Tx, caller: OrderCaller, code: string): Promise<number | null> =>
  findOwnOrderIdIn(tx, caller, code);

/** For a result page without a code (H-48). */
export const findLatestOrder = (db: Db, caller: OrderCaller): Promise<string | null> =>
  findLatestCode(db, caller);
