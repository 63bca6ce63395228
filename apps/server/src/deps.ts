import { Redis } from 'ioredis';
import type { Config } from './config.ts';
import { LIMITS } from './limits.ts';
import { openDb } from './platform/db.ts';
import { createLog } from './platform/log.ts';
import { openMailer } from './platform/mailer.ts';
import { createMetrics } from './platform/metrics.ts';
import { createRateLimiter } from './platform/rate-limiter.ts';
import { countStatement } from './platform/request-context.ts';
import { recordStatement, startTracing } from './platform/tracing.ts';
import { openWire } from './platform/wire.ts';

const KEPT_CONNECTIONS = 4;

export type Deps = ReturnType<typeof createDeps>;

/** The only place that creates clients. Nothing connects before it is used. */
export function createDeps(config: Config, name: 'api' | 'worker') {
  const log = createLog({ level: config.logLevel, name });
  const stopTracing = startTracing(`paddock-${name}`, config.otlpEndpoint);
  const { db, pool, warmUp, close } = openDb({
    url: config.databaseUrl,
    applicationName: `paddock-${name}`,
    maxConnections: config.databasePool,
    minConnections: Math.min(KEPT_CONNECTIONS, config.databasePool),
    // A visitor is turned away when we are busy; a job can wait.
    waitMs: name === 'worker' ? 10_000 : config.databaseWaitMs,
    onQuery: ({ text, ms, failed }) => {
      countStatement();
      recordStatement(text, ms, failed);
    },
    onIdleError: (error) => log.warn({ err: error }, 'database connection lost'),
  });
  const metrics = createMetrics(() => pool);
  const mailer = openMailer(config.smtpUrl);
  const wire = openWire({ url: config.databaseUrl, log });
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
    mailer,
    wire,
    async close() {
      await wire.close();
      redis.disconnect();
      mailer.close();
      await close();
      await stopTracing();
    },
  };
}

// A limiter must never make anybody wait: no queue while disconnected, a short time per command, no second try.
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
