import { flushCompileCache } from 'node:module';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { readConfigOrExit } from './config.ts';
import { createDeps, type Deps, warnOfDemoValues } from './deps.ts';
import { addShopMetrics } from './features/monitoring/add-shop-metrics.ts';
import { type LedgerProgress, readShopState } from './features/monitoring/read-shop-state.ts';
import { JOBS } from './features.ts';
import { addProbes, checkDatabase } from './platform/http/probes.ts';
import { stopGracefully } from './platform/jobs/graceful-stop.ts';
import { runJobs } from './platform/jobs/job-runner.ts';
import { superviseWorkers } from './platform/jobs/worker-supervisor.ts';
import { quietFramework } from './platform/observability/observe-requests.ts';
import { openShop } from './shop.ts';

/** Health, readiness and metrics of the worker on a port of its own. */
async function buildWorkerProbes(
  { config, db, log, metrics }: Deps,
  isStopping: () => boolean,
): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: quietFramework(),
    forceCloseConnections: true,
  });
  addProbes(app, {
    metrics,
    internalNetworks: config.internalNetworks,
    checkReady: () => checkDatabase(db),
    isStopping,
  });
  return app;
}

const SHOP_STATE_MS = 10_000;

const config = readConfigOrExit();
const deps = createDeps(config, 'worker');
warnOfDemoValues(deps);
let stopping = false;

const shop = openShop(deps, 'worker');
const jobs = JOBS.flatMap((makeJobs) => makeJobs(shop));
const { runner, workerId, lastJobAt } = await runJobs({
  pool: deps.pool,
  log: deps.log,
  metrics: deps.metrics,
  reportError: deps.reportError,
  concurrency: config.worker.concurrency,
  jobs,
});
const supervisor = await superviseWorkers({
  databaseUrl: config.databaseDirectUrl,
  workerId,
  log: deps.log,
  onRescued: (dead) => deps.metrics.rescued.inc(dead.length),
  tasks: jobs.map(({ contract }) => contract.name),
  lastJobAt,
  // A worker that does not work is worse than none: the process manager starts another.
  onStarved: (waiting) => {
    deps.log.fatal({ worker: workerId, waiting }, 'jobs wait and this worker takes none; ending');
    process.exit(1);
  },
});
const ledger: LedgerProgress = { checkedUpTo: null };
addShopMetrics({
  registry: deps.metrics.registry,
  readState: () => readShopState(deps.db, ledger),
  maxAgeMs: SHOP_STATE_MS,
  onFailure: (error) => deps.log.warn({ err: error }, 'shop state could not be read for metrics'),
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
// As in the api: one that is killed could not do it any more.
flushCompileCache();
await runner.promise;
