import type { Deps } from './deps.ts';
import { edgePurge } from './features/edge/edge.jobs.ts';
import { purgeEdge } from './features/edge/purge-edge.ts';
import { followPrices } from './features/feeds/feeds.jobs.ts';
import { putPricesIntoForce } from './features/feeds/put-prices-into-force.ts';
import { reviseEtdsJob } from './features/inventory/inventory.jobs.ts';
import { reviseEtds } from './features/inventory/revise-etds.ts';
import { followCatalogue } from './features/search/follow-catalogue.ts';
import { searchReindex } from './features/search/search.jobs.ts';
import { sweepKeysJob } from './platform/idempotency.ts';
import { type ImplementedJob, implementJob } from './platform/job-runner.ts';

/** Everything the worker can do. A job that is not listed here is never run. */
export const allJobs = ({ config, db, log, metrics }: Deps): ImplementedJob[] => [
  implementJob(edgePurge, ({ tags }) => purgeEdge(config.edgeUrl, tags)),
  implementJob(searchReindex, ({ products }) => followCatalogue(db, products), '* * * * *'),
  implementJob(
    reviseEtdsJob,
    async () => {
      for (const revised of await reviseEtds(db)) {
        log.warn(revised, 'units overdue: moved to a later day');
        metrics.rowsMoved.inc({ task: reviseEtdsJob.name, site: revised.site }, revised.moved);
      }
    },
    '5 * * * *',
  ),
  implementJob(
    followPrices,
    async ({ siteId }) => {
      await putPricesIntoForce(db, siteId);
    },
    '20 * * * *',
  ),
  sweepKeysJob(db),
];
