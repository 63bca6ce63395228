import type { Db, Tx } from '../../../platform/db/db.ts';
import { listWaiting, markAnswered, measurePromise } from '../contact.sql.ts';

/** What waits, and how the promise was kept. */
export async function listForDesk(
  db: Db,
  siteId: number,
  input: { readonly overdue: boolean; readonly limit: number; readonly offset: number },
) {
  const [found, promise] = await Promise.all([listWaiting(db, siteId, input), measurePromise(db, siteId)]);
  return { ...found, promise };
}

/** The office has written or called. Null: no such ticket, or answered before. */
export const answerTicket = (tx: Tx, siteId: number, code: string) => markAnswered(tx, siteId, code);
