import type { Tx } from '../../platform/db.ts';
import { queueJob } from '../../platform/jobs.ts';
import { searchReindex } from './search.jobs.ts';

/** For whoever changes products: search follows once this transaction is committed. */
export async function queueReindex(tx: Tx, products: readonly number[]): Promise<void> {
  if (products.length > 0) await queueJob(tx, searchReindex, { products: [...products] });
}
