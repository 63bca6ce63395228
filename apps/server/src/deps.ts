import { Redis } from 'ioredis';
import type { Config } from './config.ts';
import { LIMITS } from './limits.ts';
import { openMailer } from './platform/clients/mailer.ts';
import { openDb } from './platform/db/db.ts';
import { openListenConnection } from './platform/db/listen-connection.ts';
import { createRateLimiter } from './platform/http/rate-limiter.ts';
import { errorReporter } from './platform/observability/error-reports.ts';
import { createLog } from './platform/observability/log.ts';
import { countStatement, createMetrics } from './platform/observability/metrics.ts';
import { recordStatement, startTracing } from './platform/observability/tracing.ts';

const KEPT_CONNECTIONS = 4;

export type Deps = ReturnType<typeof createDeps>;

/** The only place that creates clients. Nothing connects before it is used. */
export function createDeps(config: Config, name: 'api' | 'worker') {
  const log = createLog({ level: config.logLevel, name });
  const stopTracing = startTracing(`paddock-${name}`, config.otlpEndpoint);
  const { db, pool, warmUp, close } = openDb({
    // Jobs are found by LISTEN and locked by session.
    url: name === 'worker' ? config.databaseDirectUrl : config.databaseUrl,
    applicationName: `paddock-${name}`,
    maxConnections: config.databasePool,
    isPipelined: config.isDatabasePipelined,
    minConnections: Math.min(KEPT_CONNECTIONS, config.databasePool),
    // A visitor is turned away when we are busy; a job can wait.
    waitMs: name === 'worker' ? 10_000 : config.databaseWaitMs,
    onQuery: ({ text, ms, failed }) => {
      countStatement();
      recordStatement(text, ms, failed);
    },
    onIdleError: (error) => log.warn({ err: error }, 'database connection lost'),
  });
  const reportError = errorReporter({
    dsn: config.errorsDsn,
    app: name,
    onFailure: (error) => log.warn({ err: error }, 'error report failed'),
  });
  const metrics = createMetrics(() => pool, { app: name, build: config.buildId });
  const mailer = openMailer(config.smtpUrl);
  const listenConnection = openListenConnection({ url: config.databaseDirectUrl, log });
  const redis = createRedis(config.redisUrl, config.redisTimeoutMs);
  redis.on('error', (error: Error) => log.debug({ err: error }, 'redis'));
  const limiter = createRateLimiter(LIMITS, {
    redis,
    instances: config.apiInstances,
    onInsured: (error) => {
      metrics.insured.inc();
      log.warn({ err: error }, 'redis failed; counting by ourselves');
    },
  });
  return {
    config,
    log,
    db,
    pool,
    warmUp,
    redis,
    limiter,
    metrics,
    reportError,
    mailer,
    listenConnection,
    async close() {
      await listenConnection.close();
      redis.disconnect();
      mailer.close();
      await close();
      await stopTracing();
    },
  };
}

/** The demo runs in production mode too; a shop that does so by mistake has it in its log. */
export function warnOfDemoValues({ config, log }: Pick<Deps, 'config' | 'log'>) {
  if (config.demoValues.length === 0) return;
  log.warn({ settings: config.demoValues }, 'running with demo values (PADDOCK_DEMO_VALUES=allowed)');
}

// The limiter must never delay a request: no queue while disconnected, a short time per command, no second try.
function createRedis(url: string, timeoutMs: number) {
  return new Redis(url, {
    lazyConnect: false,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: timeoutMs,
    connectTimeout: 500,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1000),
  });
}
