import type { Db } from '../../../../platform/db/db.ts';
import { selectViewCounts } from './order-counts.sql.ts';

/** How many orders the views of the list have, each counted up to `MAX_VIEW_COUNT`. */
export async function countOrderViews(db: Db, siteIds: readonly number[]) {
  const [row] = await selectViewCounts(db, siteIds);
  return row ?? { prepare: 0, payment: 0, handover: 0, case: 0 };
}
