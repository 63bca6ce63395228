import type { Db } from '../../platform/db/db.ts';
import type { Alert } from './alerts.contract.ts';
import { type CustomerKey, findAlertsOf } from './alerts.sql.ts';

/** The open alerts of the customer's address, those made as a guest included. */
export const listAlerts = (db: Db, customer: CustomerKey & { readonly locale: string }): Promise<Alert[]> =>
  findAlertsOf(db, customer, customer.locale);
