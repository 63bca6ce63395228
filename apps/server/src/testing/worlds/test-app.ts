import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions, RouteOptions } from 'fastify';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { createDeps, type Deps } from '../../deps.ts';
import { LIMITS } from '../../limits.ts';
import { createRateLimiter } from '../../platform/http/rate-limiter.ts';
import type { Log } from '../../platform/observability/log.ts';
import { withCartKeys } from '../builders/cart-keys.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly close: () => Promise<void>;
}

/** The real api on a test database and the real Redis, with counters of its own. */
export async function testApp(
  databaseUrl: string,
  options: {
    extraRoutes?: (app: FastifyInstance, deps: Deps) => void;
    environment?: Record<string, string>;
    isStopping?: () => boolean;
    onRoute?: (route: RouteOptions) => void;
    log?: Log;
    /** False: calls have only the headers that they state. */
    addsCartKeys?: boolean;
  } = {},
): Promise<TestApp> {
  const config = readConfig({
    ...process.env,
    NODE_ENV: 'test',
    PADDOCK_LOG_LEVEL: 'silent',
    PADDOCK_DATABASE_URL: databaseUrl,
    // A busy test machine is not a dead Redis, nor a crowd at the database; tests of those say so themselves.
    PADDOCK_REDIS_TIMEOUT_MS: '2000',
    PADDOCK_DATABASE_WAIT_MS: '5000',
    // Tests change a site and look at once; the test of the memory asks for one.
    PADDOCK_SITE_MEMORY_MS: '0',
    ...options.environment,
  });
  const created = createDeps(config, 'api');
  const counters = created.redis.duplicate({ keyPrefix: `${randomUUID()}:` });
  counters.on('error', () => {});
  const limiter = createRateLimiter(LIMITS, { redis: counters, instances: config.apiInstances });
  const deps = { ...created, redis: counters, limiter, ...(options.log ? { log: options.log } : {}) };
  const app = await buildApp(deps, {
    extraRoutes: (fastify) => options.extraRoutes?.(fastify, deps),
    ...(options.onRoute ? { onRoute: options.onRoute } : {}),
    ...(options.isStopping ? { isStopping: options.isStopping } : {}),
  });
  if (options.addsCartKeys !== false) addCartKeys(app);
  await app.ready();
  // As the api does before it listens, so that the first request does not wait for connections.
  await deps.warmUp();
  await untilReady(counters);
  const close = async () => {
    await app.close();
    counters.disconnect();
    await deps.close();
  };
  return { app, deps, close };
}

/** Calls of a test hold the keys of the carts that they name. */
function addCartKeys(app: FastifyInstance) {
  const inject = app.inject.bind(app) as (options: InjectOptions) => unknown;
  app.inject = ((options: InjectOptions | string) =>
    typeof options === 'string'
      ? inject({ url: options })
      : inject({ ...options, headers: withCartKeys(options.headers) })) as FastifyInstance['inject'];
}

async function untilReady(redis: { status: string; once(event: 'ready', then: () => void): unknown }) {
  if (redis.status === 'ready') return;
  await new Promise<void>((resolve) => {
    redis.once('ready', resolve);
    setTimeout(resolve, 1000).unref();
  });
}

/** Statements per call so far of a route, as the metrics counted them. */
export async function statementsPerCall({ deps }: TestApp, route: string): Promise<number> {
  const { values } = await deps.metrics.statements.get();
  const find = (suffix: string) =>
    values.find(({ metricName, labels }) => metricName?.endsWith(suffix) && labels.route === route)?.value ??
    Number.NaN;
  return find('_sum') / find('_count');
}
