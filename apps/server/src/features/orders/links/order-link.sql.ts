import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';

const FIND = statement(
  'order_link_find',
  `select id, email, locale from orders where site_id = $1 and code = upper($2) and lower(email) = lower($3)`,
);

/** Null: no order has both. */
export async function findOrderOf(tx: Tx, siteId: number, { code, email }: { code: string; email: string }) {
  return (await runPrepared(tx, FIND, [siteId, code, email]))[0] ?? null;
}
