import { type Db, withSite } from '../../platform/db.ts';
import { registerDelivered } from '../bikes/register-delivered.ts';
import { adoptOrders } from './orders.sql.ts';

/**
 * Guest orders become an account's, and the bikes they brought its owner's: those under the e-mail address that he has
 * proved. Again: nothing.
 */
export const adoptGuestOrders = (
  db: Db,
  { siteId, customerId }: { readonly siteId: number; readonly customerId: number },
): Promise<number> =>
  withSite(db, siteId, async (tx) => {
    const orders = await adoptOrders(tx, siteId, customerId);
    for (const { id, status } of orders) if (status === 'delivered') await registerDelivered(tx, siteId, id);
    return orders.length;
  });
