import { type Db, type Tx, unsafeWithAllSites, withSite } from '../../../platform/db/db.ts';
import { queueMail } from '../../mails/queue-mail.ts';
import { type LockedOrder, lockOrderRow } from '../moves/order-moves.sql.ts';
import type { OrderStatus } from '../sales-order.contract.ts';
import {
  findRevisedDate,
  postponeDelays,
  settleDelays,
  takeDelays,
  unsafeListDelayedOrders,
} from './revised-dates.sql.ts';

/** While the shopper waits for the units. */
const WAITING: readonly OrderStatus[] = ['pending_confirmation', 'processing', 'confirmed', 'preparing'];

const AT_ONCE = 500;

export interface RevisedDatesRun {
  /** How many mails were queued. */
  readonly queued: number;
  /** There may be more orders: run again. */
  readonly isMore: boolean;
  /** Of the orders that failed and are tried again later. */
  readonly errors: readonly unknown[];
}

/**
 * Mails the new date of orders whose date has moved to later since the shopper last heard of it, 500 orders a run. Each order has a
 * transaction of its own, in which its mail is queued and its delays are settled: a worker that is killed leaves the
 * others open, and an order that fails stops none.
 */
export async function notifyRevisedDates(db: Db): Promise<RevisedDatesRun> {
  const orders = await unsafeWithAllSites(db, (tx) => unsafeListDelayedOrders(tx, AT_ONCE));
  const errors: unknown[] = [];
  let queued = 0;
  for (const { siteId, orderId } of orders) {
    try {
      if (await notifyRevisedDate(db, siteId, orderId)) queued += 1;
    } catch (error) {
      errors.push(error);
      await withSite(db, siteId, (tx) => postponeDelays(tx, siteId, orderId));
    }
  }
  return { queued, isMore: orders.length === AT_ONCE, errors };
}

const notifyRevisedDate = (db: Db, siteId: number, orderId: number) =>
  withSite(db, siteId, async (tx): Promise<boolean> => {
    const promiseIds = await takeDelays(tx, siteId, orderId);
    if (promiseIds.length === 0) return false;
    // Another worker may have taken older delays of the order. The date is read behind its transaction.
    const order = await lockOrderRow(tx, siteId, orderId);
    const isNotified =
      order !== null &&
      WAITING.includes(order.status) &&
      !order.email.endsWith('@erased.invalid') &&
      (await queueNewDate(tx, order));
    await settleDelays(tx, siteId, promiseIds, isNotified ? 'notified' : 'skipped');
    return isNotified;
  });

async function queueNewDate(tx: Tx, { siteId, id, email, locale }: LockedOrder): Promise<boolean> {
  const date = await findRevisedDate(tx, siteId, id);
  // Of several units the last one decides: a revision of another one may change nothing.
  if (!date?.knownOn || !date.promisedOn || date.promisedOn <= date.knownOn) return false;
  await queueMail(tx, {
    siteId,
    kind: 'delivery_revised',
    key: `order:${id}:delivery_revised:${date.promiseId}`,
    orderId: id,
    to: email,
    locale,
    data: { promise_id: date.promiseId, told_on: date.knownOn, promised_on: date.promisedOn },
  });
  return true;
}
