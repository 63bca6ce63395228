import type { Deps } from './deps.ts';
import { edgePurge } from './features/edge/edge.jobs.ts';
import { purgeEdge } from './features/edge/purge-edge.ts';
import { sweepKeysJob } from './platform/idempotency.ts';
import { type ImplementedJob, implementJob } from './platform/job-runner.ts';

/** Everything the worker can do. A job that is not listed here is never run. */
export const allJobs = ({ config, db }: Pick<Deps, 'config' | 'db'>): ImplementedJob[] => [
  implementJob(edgePurge, ({ tags }) => purgeEdge(config.edgeUrl, tags)),
  sweepKeysJob(db),
];
