import type { Db } from '../../platform/db.ts';
import { readEverything } from './export-data.sql.ts';

/** Everything we hold about a customer, as a file he can read and others can import. */
export async function exportData(
  db: Db,
  who: { readonly siteId: number; readonly customerId: number },
): Promise<{ name: string; json: string }> {
  const data = await readEverything(db, who);
  const day = String(data.exported_at).slice(0, 10);
  return { name: `my-data-${day}.json`, json: JSON.stringify(data, null, 2) };
}
