import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

export interface Quota {
  points: number;
  seconds: number;
}

export type LimitScope = 'address' | 'account' | 'tenant';

export type Limit = Partial<Record<LimitScope, Quota>>;

export type Verdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };

export interface RateLimiter {
  consume(limit: string, scope: LimitScope, key: string, points?: number): Promise<Verdict>;
}

interface Options {
  redis: Redis;
  /** Processes that share a budget: alone, each may spend 1/N of it. */
  instances: number;
  onInsured?: (error: unknown) => void;
}

// After a failure Redis is left alone for a moment, so that a hanging one costs 50 ms once and not per request.
const BREAKER_MS = 1000;

/** Counts in Redis; without Redis each process goes on counting by itself, at 1/N, and nobody is locked out. */
export function createRateLimiter(table: Record<string, Limit>, options: Options): RateLimiter {
  const counters = new Map<string, Counter>();
  const breaker = { openUntil: 0 };
  for (const [name, limit] of Object.entries(table)) {
    for (const [scope, quota] of Object.entries(limit)) {
      const id = `${name}:${scope}`;
      counters.set(id, createCounter(id, quota, options, breaker));
    }
  }
  return {
    async consume(limit, scope, key, points = 1) {
      const counter = counters.get(`${limit}:${scope}`);
      return counter ? counter(key, points) : { allowed: true };
    },
  };
}

type Counter = (key: string, points: number) => Promise<Verdict>;

function createCounter(id: string, quota: Quota, options: Options, breaker: { openUntil: number }): Counter {
  const shared = new RateLimiterRedis({
    storeClient: options.redis,
    keyPrefix: `limit:${id}`,
    points: quota.points,
    duration: quota.seconds,
    rejectIfRedisNotReady: true,
  });
  const own = new RateLimiterMemory({
    keyPrefix: id,
    points: Math.max(1, Math.floor(quota.points / options.instances)),
    duration: quota.seconds,
  });
  return async (key, points) => {
    if (Date.now() >= breaker.openUntil) {
      try {
        return await ask(shared, key, points);
      } catch (error) {
        breaker.openUntil = Date.now() + BREAKER_MS;
        options.onInsured?.(error);
      }
    }
    return ask(own, key, points);
  };
}

async function ask(
  limiter: RateLimiterRedis | RateLimiterMemory,
  key: string,
  points: number,
): Promise<Verdict> {
  try {
    await limiter.consume(key, points);
    return { allowed: true };
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) };
  }
}
