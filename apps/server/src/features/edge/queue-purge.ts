import type { Tx } from '../../platform/db/db.ts';
import { type JobInput, queueJob } from '../../platform/jobs/jobs.ts';
import { edgePurge } from './edge.jobs.ts';

/**
 * Soft-purges every page that carries one of the tags, once this transaction is committed; on error the edge
 * serves it stale. No job key on purpose: a shared key is a shared row, and two editors of one site would
 * wait for each other's commit.
 */
export async function queuePurge(tx: Tx, tags: readonly string[]): Promise<void> {
  await queueJob(tx, edgePurge, { tags: [...new Set(tags)] });
}

/** The same for a whole site that must not be shown as it was: one in maintenance answers like one that is broken. */
export const queueForgetting = (tx: Tx, siteSlug: string): Promise<void> =>
  queueJob(tx, edgePurge, { tags: [`site:${siteSlug}`], forget: true });

/** The same for the pages of products, to be queued together with other jobs. */
export const purgeOf = (products: readonly string[]): JobInput => ({
  job: edgePurge,
  payload: { tags: [...new Set(products)].map((slug) => `product:${slug}`) },
});
