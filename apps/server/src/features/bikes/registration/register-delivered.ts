import type { Tx } from '../../../platform/db/db.ts';
import { notifyNewOwner } from '../notify-new-owner.ts';
import { insertBikesOfOrder } from './new-bikes.sql.ts';

/**
 * The vehicles of a delivered order become their buyer's bikes, in the transaction of the hand-over; of a guest's order
 * nothing does until it is an account's. Again: nothing more.
 */
export async function registerDelivered(tx: Tx, siteId: number, orderId: number): Promise<void> {
  for (const bike of await insertBikesOfOrder(tx, siteId, orderId)) await notifyNewOwner(tx, siteId, bike);
}
