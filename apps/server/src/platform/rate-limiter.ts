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
  const leases = createLeases(quota);
  return async (key, points) => {
    if (Date.now() >= breaker.openUntil) {
      if (leases.spend(key, points)) return { allowed: true };
      try {
        const wanted = Math.max(points, leases.size);
        const verdict = await ask(shared, key, wanted);
        if (verdict.allowed) leases.keep(key, wanted - points);
        return verdict;
      } catch (error) {
        breaker.openUntil = Date.now() + BREAKER_MS;
        options.onInsured?.(error);
      }
    }
    return ask(own, key, points);
  };
}

const LEASES_FROM_POINTS = 1000;
const LEASE_MS = 1000;

/**
 * A budget of many thousands is not asked for call by call: a thousandth of it is taken at once and spent here within a
 * second. What is left then is lost, which makes the limit stricter by less than that thousandth per process.
 */
function createLeases({ points }: Quota) {
  const size = points < LEASES_FROM_POINTS ? 1 : Math.floor(points / 1000);
  const held = new Map<string, { left: number; until: number }>();
  return {
    size,
    spend(key: string, wanted: number): boolean {
      const lease = held.get(key);
      if (!lease || lease.left < wanted || lease.until < Date.now()) return false;
      lease.left -= wanted;
      return true;
    },
    keep(key: string, left: number) {
      if (left > 0) held.set(key, { left, until: Date.now() + LEASE_MS });
    },
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
