import type { Tx } from '../../platform/db.ts';
import { queueJob } from '../../platform/jobs.ts';
import { edgePurge } from './edge.jobs.ts';

/**
 * Has the edge forget every page that carries one of the tags, once this transaction is committed. No job key on
 * purpose: a shared key is a shared row, and two editors of one site would wait for each other's commit.
 */
export async function queuePurge(tx: Tx, tags: readonly string[]): Promise<void> {
  await queueJob(tx, edgePurge, { tags: [...new Set(tags)] });
}
