import { type Db, withSite } from '../../platform/db/db.ts';
import { lockOrder, recordEvent } from '../orders/moves/order-moves.ts';

const SYSTEM = { kind: 'system', ref: null } as const;

/** Mails the buyer of an unpaid order a day before its deadline. Once: the mail's key is the order's. */
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
