import { type Db, withSite } from '../../../platform/db/db.ts';
import type { OrderCaller } from '../../orders/show/order-caller.ts';
import { findOwnOrderIn } from '../../orders/show/show-orders.ts';
import { findReviewable } from './write-review.sql.ts';

/** Null: the caller may not see the order. */
export const listReviewable = (db: Db, caller: OrderCaller, code: string) =>
  withSite(db, caller.siteId, async (tx) => {
    const orderId = await findOwnOrderIn(tx, caller, code);
    if (orderId === null) return null;
    const { isDelivered, items, author } = await findReviewable(tx, caller.siteId, orderId);
    return { items: isDelivered ? items : [], author };
  });
