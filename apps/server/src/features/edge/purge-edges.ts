import type { z } from 'zod';
import { type Db, transact } from '../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import { queueJobs } from '../../platform/jobs/jobs.ts';
import type { Shop } from '../../shop.ts';
import { edgePurge } from './queue-purge.ts';

export const edgeJobs = ({ db, config: { edgeUrls } }: Shop): ImplementedJob[] => [
  implementJob(edgePurge, (purge) => purgeEdges({ db, edgeUrls }, purge)),
];

type Purge = z.output<typeof edgePurge.payload>;

interface Edges {
  readonly db: Db;
  readonly edgeUrls: readonly string[];
}

/**
 * Tells every edge which tags are out of date. One that cannot be reached gets a job of its own: its retries must not
 * purge the others again and again.
 */
export async function purgeEdges({ db, edgeUrls }: Edges, { edge, ...purge }: Purge): Promise<void> {
  // An edge that is no longer configured has nothing to forget.
  if (edge !== undefined) return edgeUrls.includes(edge) ? purgeEdge(edge, purge) : undefined;
  const results = await Promise.allSettled(edgeUrls.map((url) => purgeEdge(url, purge)));
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (reasons.length === 0) return;
  if (reasons.length === edgeUrls.length) throw reasons[0];
  const failed = edgeUrls.filter((_url, place) => results[place]?.status === 'rejected');
  await transact(db, async (tx) => {
    await queueJobs(
      tx,
      failed.map((url) => ({ job: edgePurge, payload: { ...purge, edge: url } })),
    );
    return { ok: true };
  });
}

const TIMEOUT_MS = 2000;

/** Tells the edge which tags are out of date. Throws when it did not, so that the queue tries again later. */
async function purgeEdge(edgeUrl: string, { tags, forget }: Omit<Purge, 'edge'>): Promise<void> {
  const response = await fetch(new URL('/', edgeUrl), {
    method: 'PURGE',
    headers: { [forget ? 'xkey-purge' : 'xkey-softpurge']: tags.join(' ') },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`The edge answered ${response.status} to a purge of ${tags.join(' ')}`);
}
