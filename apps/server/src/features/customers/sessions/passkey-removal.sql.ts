import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';

const DELETE_ALL = statement(
  'passkeys_delete_all',
  `delete from passkeys where site_id = $1 and customer_id = $2 returning name`,
);

/** Removes every passkey of a customer; returns their names for the mail that tells it. */
export async function removeAllPasskeys(
  tx: Tx,
  { siteId, customerId }: { siteId: number; customerId: number },
): Promise<string[]> {
  const rows = await runPrepared(tx, DELETE_ALL, [siteId, customerId]);
  return rows.map(({ name }) => name);
}
