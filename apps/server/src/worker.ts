import { readConfig } from './config.ts';
import { createDeps } from './deps.ts';
import { allJobs } from './jobs.ts';
import { stopGracefully } from './platform/graceful-stop.ts';
import { runJobs } from './platform/job-runner.ts';
import { superviseWorkers } from './platform/worker-supervisor.ts';
import { buildWorkerProbes } from './worker-probes.ts';

const config = readConfig();
const deps = createDeps(config, 'worker');
let stopping = false;

const { runner, workerId } = await runJobs({
  pool: deps.pool,
  log: deps.log,
  metrics: deps.metrics,
  concurrency: config.worker.concurrency,
  jobs: allJobs(deps),
});
const supervisor = await superviseWorkers({
  databaseUrl: config.databaseUrl,
  workerId,
  log: deps.log,
  onRescued: (dead) => deps.metrics.rescued.inc(dead.length),
});
const probes = await buildWorkerProbes(deps, () => stopping);

stopGracefully(deps.log, async () => {
  stopping = true;
  await runner.stop();
  await supervisor.stop();
  await probes.close();
  await deps.close();
});

await probes.listen({ host: config.worker.host, port: config.worker.port });
deps.log.info({ worker: workerId }, 'working');
await runner.promise;
