import type { Tx } from '../../platform/db/db.ts';
import { type JobInput, queueJobs } from '../../platform/jobs/jobs.ts';
import { edgePurge } from '../edge/edge.jobs.ts';
import { contentTag } from './pages.rules.ts';
import { findSiteSlug } from './pages.sql.ts';

/** Has the edge forget a site's page at each of these moments, past ones at once. */
export async function forgetPage(tx: Tx, siteId: number, slug: string, moments: readonly Date[]) {
  const tags = [contentTag(await findSiteSlug(tx, siteId), slug)];
  await queueJobs(
    tx,
    moments.map((runAt): JobInput => ({ job: edgePurge, payload: { tags }, runAt })),
  );
}
