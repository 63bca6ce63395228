import type { Db } from '../../platform/db.ts';
import type { Customer } from './customers.contract.ts';
import { toCustomer } from './customers.rules.ts';
import { getCustomer } from './customers.sql.ts';

export async function showUser(
  db: Db,
  asked: { siteId: number; customerId: number; locale: string },
): Promise<Customer> {
  return toCustomer(await getCustomer(db, asked.siteId, asked.customerId), asked.locale);
}
