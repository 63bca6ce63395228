import type { Tx } from '../../../platform/db/db.ts';
import { queueJob } from '../../../platform/jobs/jobs.ts';
import { searchReindex } from '../search.jobs.ts';

/** Called after a change of products: search follows once this transaction is committed. */
export async function queueReindex(tx: Tx, products: readonly number[]): Promise<void> {
  if (products.length > 0) await queueJob(tx, searchReindex, { products: [...products] });
}
