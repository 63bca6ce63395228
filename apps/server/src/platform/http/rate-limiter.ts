import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { type CircuitBreaker, createCircuitBreaker } from '../clients/circuit-breaker.ts';

export interface Quota {
  points: number;
  seconds: number;
}

/** `address` is the visitor's network (IPv4 /32, IPv6 /64), `wide` the IPv6 /48 around it. */
export type LimitScope = 'address' | 'wide' | 'account' | 'tenant';

export type Limit = Partial<Record<LimitScope, Quota>>;

/** `used`: points spent in the current window, this call included, as far as this process knows. */
export type Verdict =
  | { allowed: true; used: number }
  | { allowed: false; used: number; retryAfterSeconds: number };

export interface RateLimiter {
  consume(limit: string, scope: LimitScope, key: string, points?: number): Promise<Verdict>;
  /** What a network may use of a limit while the budget of a whole site is spent. */
  fairShare(limit: string, scope: LimitScope): number;
}

interface Options {
  redis: Pick<Redis, 'status'>;
  /** Processes that share a budget: without Redis each may spend 1/N of what is left of it. */
  instances: number;
  onInsured?: (error: unknown) => void;
  now?: () => number;
}

// After a failure Redis is not called for a moment, so that a hanging one costs 50 ms once and not per request.
const BREAKER = { maxFailures: 1, openMs: 1000 };
/** A /48 may be one attacker or a carrier's street of subscribers: it gets the budget of this many networks. */
const NETWORKS_IN_WIDE = 16;
const FAIR_SHARE = 0.1;
const MIN_FAIR_SHARE = 3;
/** Bounds the memory of a process, some 200 bytes each. Redis keeps the counters that are dropped here. */
const MAX_TALLIES = 50_000;

/** Counts in Redis. Without Redis each process goes on from the last known count, at 1/N of what was left. */
export function createRateLimiter(table: Record<string, Limit>, options: Options): RateLimiter {
  const counters = new Map<string, Counter>();
  const quotas = new Map<string, Quota>();
  const shared: Shared = {
    breaker: createCircuitBreaker({ ...BREAKER, now: options.now }),
    tallies: new LRUCache({ max: MAX_TALLIES }),
  };
  for (const [name, limit] of Object.entries(table)) {
    for (const [scope, quota] of Object.entries(addWideScope(limit))) {
      const id = `${name}:${scope}`;
      quotas.set(id, quota);
      counters.set(id, createCounter(id, quota, options, shared));
    }
  }
  return {
    async consume(limit, scope, key, points = 1) {
      const counter = counters.get(`${limit}:${scope}`);
      return counter ? counter(key, points) : { allowed: true, used: 0 };
    },
    fairShare(limit, scope) {
      const quota = quotas.get(`${limit}:${scope}`);
      return quota ? Math.max(MIN_FAIR_SHARE, Math.ceil(quota.points * FAIR_SHARE)) : 0;
    },
  };
}

function addWideScope(limit: Limit): Limit {
  if (!limit.address || limit.wide) return limit;
  const { points, seconds } = limit.address;
  return { ...limit, wide: { points: points * NETWORKS_IN_WIDE, seconds } };
}

/** What this process knows about one counter. */
interface Tally {
  /** Used in this window: Redis' last count and what this process has spent since. */
  used: number;
  /** Spent here while Redis did not answer; added to the next count in Redis. */
  unreported: number;
  resetsAt: number;
  /** Points taken from Redis in advance. */
  leased: number;
  leasedUntil: number;
  /** Without Redis: `used` at which this process stops. */
  ceiling: number | null;
}

interface Shared {
  readonly breaker: CircuitBreaker;
  readonly tallies: LRUCache<string, Tally>;
}

type Counter = (key: string, points: number) => Promise<Verdict>;

const LEASES_FROM_POINTS = 1000;
const LEASE_MS = 1000;

/**
 * A budget of many thousands is not counted call by call: a thousandth of it is leased at once and spent here within a
 * second. The rest of a lease is lost then, which makes the limit stricter by less than that thousandth per process.
 */
const leaseSizeOf = ({ points }: Quota) => (points < LEASES_FROM_POINTS ? 1 : Math.floor(points / 1000));

function createCounter(id: string, quota: Quota, options: Options, shared: Shared): Counter {
  const now = options.now ?? Date.now;
  const redis = new RateLimiterRedis({
    storeClient: options.redis,
    keyPrefix: `limit:${id}`,
    points: quota.points,
    duration: quota.seconds,
    rejectIfRedisNotReady: true,
  });
  const leaseSize = leaseSizeOf(quota);

  function openTally(key: string): Tally {
    const known = shared.tallies.get(`${id}:${key}`);
    if (known && known.resetsAt > now()) return known;
    const resetsAt = now() + quota.seconds * 1000;
    const tally = { used: 0, unreported: 0, resetsAt, leased: 0, leasedUntil: 0, ceiling: null };
    shared.tallies.set(`${id}:${key}`, tally);
    return tally;
  }

  async function countInRedis(key: string, tally: Tally, points: number): Promise<Verdict> {
    const wanted = Math.max(points, leaseSize);
    // Other calls of the same key may come while Redis is asked: none of them may report the same points.
    const reported = tally.unreported;
    tally.unreported = 0;
    try {
      const { allowed, count } = await consumeRedis(redis, key, wanted + reported);
      tally.used = count.consumedPoints - (allowed ? wanted - points : 0);
      tally.resetsAt = now() + count.msBeforeNext;
      tally.ceiling = null;
      if (!allowed) return refuse(tally, now());
      tally.leased = wanted - points;
      tally.leasedUntil = now() + LEASE_MS;
      return { allowed, used: tally.used };
    } catch (error) {
      tally.unreported += reported;
      throw error;
    }
  }

  /** Goes on from what Redis counted last: a slow Redis must not give a second budget. */
  function countHere(tally: Tally, points: number): Verdict {
    const left = Math.max(0, quota.points - tally.used);
    // Without a known count, one call at least: a budget smaller than the number of processes still allows calls.
    const share = Math.floor(left / options.instances);
    tally.ceiling ??= tally.used + (tally.used === 0 ? Math.max(1, share) : share);
    if (tally.used + points > tally.ceiling) return refuse(tally, now());
    tally.used += points;
    tally.unreported += points;
    return { allowed: true, used: tally.used };
  }

  return async (key, points) => {
    const tally = openTally(key);
    // Leased points are counted in Redis already.
    if (tally.leased >= points && tally.leasedUntil >= now()) {
      tally.leased -= points;
      tally.used += points;
      return { allowed: true, used: tally.used };
    }
    if (shared.breaker.canCall()) {
      try {
        const verdict = await countInRedis(key, tally, points);
        shared.breaker.succeed();
        return verdict;
      } catch (error) {
        shared.breaker.fail();
        options.onInsured?.(error);
      }
    }
    return countHere(tally, points);
  };
}

const refuse = ({ used, resetsAt }: Tally, now: number): Verdict => ({
  allowed: false,
  used,
  retryAfterSeconds: Math.max(1, Math.ceil((resetsAt - now) / 1000)),
});

async function consumeRedis(limiter: RateLimiterRedis, key: string, points: number) {
  try {
    return { allowed: true as const, count: await limiter.consume(key, points) };
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return { allowed: false as const, count: error };
  }
}
