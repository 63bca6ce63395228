import type { Db } from '../../platform/db/db.ts';
import { adoptGuestOrders } from '../orders/links/order-links.ts';
import { readPersonalData } from './export-data.sql.ts';

/** Everything we hold about a customer, as a readable file that other services can import. */
export async function exportData(
  db: Db,
  customer: { readonly siteId: number; readonly customerId: number },
): Promise<{ name: string; json: string }> {
  // What was ordered as a guest since the last sign-in belongs to the file too.
  await adoptGuestOrders(db, customer);
  return nameFile(await readPersonalData(db, customer));
}

export function nameFile(data: Record<string, unknown>): { name: string; json: string } {
  const day = String(data.exported_at).slice(0, 10);
  return { name: `my-data-${day}.json`, json: JSON.stringify(data, null, 2) };
}
