import { type Db, withSite } from '../../platform/db/db.ts';
import { type CustomerKey, endAlertOf } from './alerts.sql.ts';

/** False: the customer has no open alert of this id. */
export const endAlert = (
  db: Db,
  { alertId, ...customer }: CustomerKey & { readonly alertId: number },
): Promise<boolean> => withSite(db, customer.siteId, (tx) => endAlertOf(tx, customer, alertId));
