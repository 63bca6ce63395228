import { type Db, withSite } from '../../platform/db.ts';
import { lockOrder, recordEvent } from '../orders/order-moves.ts';

const SYSTEM = { kind: 'system', ref: null } as const;

/** Writes to who has not paid yet, a day before his time is over. Once: the mail's key is the order's. */
export const remindOrder = (
  db: Db,
  { siteId, orderId }: { readonly siteId: number; readonly orderId: number },
): Promise<boolean> =>
  withSite(db, siteId, async (tx) => {
    const order = await lockOrder(tx, siteId, orderId);
    if (order?.status !== 'pending_confirmation' || order.paymentStatus !== 'unpaid' || order.isDue)
      return false;
    await recordEvent(tx, order, { kind: 'reminded', actor: SYSTEM });
    return true;
  });
