import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { readConfig } from '../../config.ts';
import { createDeps } from '../../deps.ts';
import { implementJob, runJobs } from '../../platform/jobs/job-runner.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { superviseWorkers } from '../../platform/jobs/worker-supervisor.ts';

/** A worker like ours whose only job takes as long as it is told. Started as a process of its own and killed. */
const slow = defineJob({ name: 'test.slow', payload: z.object({ ms: z.number() }), maxAttempts: 3 });

const config = readConfig();
const deps = createDeps(config, 'worker');
const { workerId } = await runJobs({
  pool: deps.pool,
  log: deps.log,
  metrics: deps.metrics,
  reportError: deps.reportError,
  concurrency: 1,
  jobs: [
    implementJob(slow, async ({ ms }) => {
      console.log('slow job began');
      await wait(ms);
      console.log('slow job ended');
    }),
  ],
});
await superviseWorkers({ databaseUrl: config.databaseDirectUrl, workerId, log: deps.log });
console.log('slow worker ready');
