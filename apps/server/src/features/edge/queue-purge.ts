import { z } from 'zod';
import type { Tx } from '../../platform/db/db.ts';
import { defineJob, type JobInput, queueJob } from '../../platform/jobs/jobs.ts';

// A tag becomes part of a header, where a space separates tags.
const Tag = z.string().regex(/^(pages|[a-z]+:[A-Za-z0-9_.-]+)$/);

export const edgePurge = defineJob({
  name: 'edge.purge',
  payload: z.object({
    tags: z.array(Tag).min(1).max(200),
    /** A hard purge: the page must not be served stale. */
    forget: z.boolean().optional(),
    /** The one edge that still has to be told, when others already have been. */
    edge: z.string().optional(),
  }),
  // Back-off doubles: the last try comes about a day after the first, long past the pages' own lifetime.
  maxAttempts: 12,
});

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
