import { type Db, unsafeWithAllSites, withSite } from '../../../platform/db/db.ts';
import { queueMail } from '../../mails/queue-mail.ts';
import { lockOrderRow } from '../moves/order-moves.sql.ts';
import type { OrderStatus } from '../sales-order.contract.ts';
import { findRevisedDate, unsafeListRevisedOrders } from './revised-dates.sql.ts';

/** While the shopper waits for the units. */
const WAITING: readonly OrderStatus[] = ['pending_confirmation', 'processing', 'confirmed', 'preparing'];

/**
 * Mails the new date of every order whose date has moved to later since it was last told. An order is locked while its
 * date is read, so that two workers do not tell one revision twice. Returns how many mails were queued.
 */
export async function tellRevisedDates(db: Db): Promise<number> {
  let queued = 0;
  for (const { siteId, orderId } of await unsafeWithAllSites(db, unsafeListRevisedOrders))
    if (orderId !== null && (await tellRevisedDate(db, siteId, orderId))) queued += 1;
  return queued;
}

const tellRevisedDate = (db: Db, siteId: number, orderId: number) =>
  withSite(db, siteId, async (tx): Promise<boolean> => {
    const order = await lockOrderRow(tx, siteId, orderId);
    if (!order || !WAITING.includes(order.status) || order.email.endsWith('@erased.invalid')) return false;
    const date = await findRevisedDate(tx, siteId, orderId);
    // Of several units the last one decides: a revision of another one may change nothing.
    if (!date?.toldOn || !date.promisedOn || date.promisedOn <= date.toldOn) return false;
    await queueMail(tx, {
      siteId,
      kind: 'delivery_revised',
      key: `order:${orderId}:delivery_revised:${date.promiseId}`,
      orderId,
      to: order.email,
      locale: order.locale,
      data: { promise_id: date.promiseId, told_on: date.toldOn, promised_on: date.promisedOn },
    });
    return true;
  });
