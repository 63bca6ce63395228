import type { Db } from '../../../platform/db/db.ts';
import type { Customer } from '../customers.contract.ts';
import { toCustomer } from '../customers.rules.ts';
import { getCustomer } from '../customers.sql.ts';

export async function showUser(
  db: Db,
  requested: { siteId: number; customerId: number; locale: string },
): Promise<Customer> {
  return toCustomer(await getCustomer(db, requested.siteId, requested.customerId), requested.locale);
}
