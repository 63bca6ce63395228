import { type Db, withSite } from '../../platform/db.ts';
import type { Customer } from './customers.contract.ts';
import { toCustomer } from './customers.rules.ts';
import { getCustomer } from './customers.sql.ts';

export async function showUser(
  db: Db,
  asked: { siteId: number; customerId: number; locale: string },
): Promise<Customer> {
  const row = await withSite(db, asked.siteId, (tx) => getCustomer(tx, asked.siteId, asked.customerId));
  return toCustomer(row, asked.locale);
}
