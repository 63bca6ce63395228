import type { Tx } from '../../platform/db/db.ts';
import { type JobInput, queueJobs } from '../../platform/jobs/jobs.ts';
import { edgePurge } from '../edge/queue-purge.ts';
import { insertInstants } from './versions.sql.ts';
/** The site's page at the edge, and the same page at every site. */
export const pageTags = (slug: string, site: string | null) =>
  site === null ? [`content:${slug}`] : [`content:${site}_${slug}`];

/** Every page shows the menus: those of the site, or all there are. */
export const frameTags = (site: string | null) => [site === null ? 'pages' : `site:${site}`];

/** As long as every page is told of changes to come (`upcoming` of a site). */
const LOOK_AHEAD_HOURS = 25;
const LOOK_AHEAD_MS = LOOK_AHEAD_HOURS * 3_600_000;
/** A page that was being made while the edge was purged is gone with the second purge. */
const AGAIN_MS = 2000;

/**
 * Pages with these tags change at each of these moments, without anything being written then. Copies that are older than
 * the look-ahead are purged before, so that every copy at the edge knows when it ends; at the moment itself all are purged.
 */
export async function scheduleChange(tx: Tx, tags: readonly string[], moments: readonly Date[]) {
  await insertInstants(tx, tags, moments);
  const payload = { tags: [...tags] };
  const now = Date.now();
  await queueJobs(
    tx,
    moments.flatMap((at): JobInput[] => {
      const time = at.getTime();
      const hard = { ...payload, forget: true };
      return [
        ...(time > now ? [{ job: edgePurge, payload, runAt: new Date(time - LOOK_AHEAD_MS) }] : []),
        { job: edgePurge, payload: hard, runAt: at },
        { job: edgePurge, payload: hard, runAt: new Date(time + AGAIN_MS) },
      ];
    }),
  );
}
