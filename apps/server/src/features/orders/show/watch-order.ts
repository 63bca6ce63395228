import type { Db } from '../../../platform/db/db.ts';
import type { Send } from '../../../platform/http/event-streams.ts';
import type { OrderCaller } from './order-caller.ts';
import { showOrder } from './show-order.ts';

/** An order to be told about; null for callers who may not see it. */
export async function watchOrder(db: Db, caller: OrderCaller, code: string) {
  const order = await showOrder(db, caller, code);
  if (!order) return null;
  let told = '';
  return {
    key: `order:${caller.siteId}:${code}`,
    /** Says how it stands, if that is news. */
    async look(send: Send) {
      const now = await showOrder(db, caller, code);
      if (!now) return;
      const standing = { status: now.status, payment_status: now.payment_status };
      if (JSON.stringify(standing) === told) return;
      told = JSON.stringify(standing);
      send('order', standing);
    },
  };
}
