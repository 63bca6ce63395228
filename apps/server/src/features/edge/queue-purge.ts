import type { Tx } from '../../platform/db.ts';
import { type JobWish, queueJob } from '../../platform/jobs.ts';
import { edgePurge } from './edge.jobs.ts';

/**
 * Has the edge forget every page that carries one of the tags, once this transaction is committed. No job key on
 * purpose: a shared key is a shared row, and two editors of one site would wait for each other's commit.
 */
export async function queuePurge(tx: Tx, tags: readonly string[]): Promise<void> {
  await queueJob(tx, edgePurge, { tags: [...new Set(tags)] });
}

/** The same for the pages of products, to be queued together with other jobs. */
export const purgeOf = (products: readonly string[]): JobWish => ({
  job: edgePurge,
  payload: { tags: [...new Set(products)].map((slug) => `product:${slug}`) },
});
