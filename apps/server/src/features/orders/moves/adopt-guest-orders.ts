import { type Db, type Tx, withSite } from '../../../platform/db/db.ts';
import { registerDelivered } from '../../bikes/registration/register-delivered.ts';
import { adoptOrders } from '../show/orders.sql.ts';

/**
 * Guest orders become an account's, and their bikes the customer's: those under the verified
 * e-mail address. Idempotent.
 */
export const adoptGuestOrders = (
  db: Db,
  { siteId, customerId }: { readonly siteId: number; readonly customerId: number },
): Promise<number> => withSite(db, siteId, (tx) => adoptOrdersIn(tx, siteId, customerId));

/** The same in the caller's transaction. */
export async function adoptOrdersIn(tx: Tx, siteId: number, customerId: number): Promise<number> {
  const orders = await adoptOrders(tx, siteId, customerId);
  for (const { id, status } of orders) if (status === 'delivered') await registerDelivered(tx, siteId, id);
  return orders.length;
}
