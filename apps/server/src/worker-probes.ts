import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { addProbes, checkDatabase } from './platform/http/probes.ts';
import { quietFramework } from './platform/observability/observe-requests.ts';

/** Health, readiness and metrics of the worker on a port of its own. */
export async function buildWorkerProbes(
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
