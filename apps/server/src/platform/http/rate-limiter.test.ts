import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { trials } from '../../testing/fuzz/trials.ts';
import { createRateLimiter, type Limit } from './rate-limiter.ts';

const MAX_GROWTH_BYTES = 20_000_000;

/** Redis as the limiter sees it: counts per key in one script. It can fail before or after it has counted. */
function playRedis({ keepsCounts = true } = {}) {
  const counts = new Map<string, number>();
  let failure: 'none' | 'timeout' = 'none';
  return {
    status: 'ready',
    defineCommand() {},
    async rlflxIncr([key, points, seconds]: [string, string, string]) {
      const used = (counts.get(key) ?? 0) + Number(points);
      if (keepsCounts) counts.set(key, used);
      // A slow Redis has counted although its answer comes too late.
      if (failure === 'timeout') throw new Error('Command timed out');
      return [used, Number(seconds) * 1000];
    },
    setFailure(next: typeof failure) {
      failure = next;
    },
  };
}

type PlayedRedis = ReturnType<typeof playRedis>;

function limiterOn(redis: PlayedRedis, table: Record<string, Limit>, instances = 1, now?: () => number) {
  return createRateLimiter(table, { redis: redis as never, instances, ...(now ? { now } : {}) });
}

function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

// Large enough for leases.
const HEAP_TABLE = { large: { address: { points: 6000, seconds: 60 } } };

test.each(['none', 'timeout'] as const)(
  '[B2] many distinct addresses leave the heap within 20 MB of its start (failure of Redis: %s)',
  async (failure) => {
    const redis = playRedis({ keepsCounts: false });
    const limiter = limiterOn(redis, HEAP_TABLE);
    const start = heapInUse();
    redis.setFailure(failure);
    const addresses = trials(200_000, 1_000_000);
    for (let n = 0; n < addresses; n += 1) {
      const address = `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;
      await limiter.consume('large', 'address', address);
    }
    const growth = heapInUse() - start;
    console.info(`${addresses} addresses: heap grew by ${(growth / 1e6).toFixed(1)} MB`);
    expect(growth).toBeLessThan(MAX_GROWTH_BYTES);
    // The limiter must still be reachable here, or its memory would not be measured.
    expect(limiter.fairShare('large', 'address')).toBe(600);
  },
  120_000,
);

test('[C9] a Redis that times out every second call hands out no second budget', async () => {
  const redis = playRedis();
  let time = 0;
  const limiter = limiterOn(redis, { bag: { address: { points: 120, seconds: 60 } } }, 1, () => time);
  let allowed = 0;
  for (let call = 0; call < 400; call += 1) {
    redis.setFailure(call % 2 === 0 ? 'none' : 'timeout');
    // Past the pause after a failure, so that every call tries Redis.
    time += call % 2 === 0 ? 1001 : 0;
    if (time >= 59_000) time = 58_000;
    if ((await limiter.consume('bag', 'address', '203.0.113.90')).allowed) allowed += 1;
  }
  expect(allowed).toBeLessThanOrEqual(120);
  expect(allowed).toBeGreaterThan(60);
});

test('[C9] without Redis a process spends its part of what was left, and reports it afterwards', async () => {
  const redis = playRedis();
  let time = 0;
  const table = { bag: { address: { points: 100, seconds: 60 } } };
  const limiter = limiterOn(redis, table, 4, () => time);
  const spend = async (key: string, calls: number) => {
    let allowed = 0;
    for (let call = 0; call < calls; call += 1)
      if ((await limiter.consume('bag', 'address', key)).allowed) allowed += 1;
    return allowed;
  };
  expect(await spend('a', 60)).toBe(60);
  redis.status = 'end';
  expect(await spend('a', 60)).toBe(10);
  expect(await spend('b', 60)).toBe(25);
  redis.status = 'ready';
  time += 1001;
  expect(await spend('a', 60)).toBe(30);
  expect(await spend('b', 100)).toBe(75);
});

test('[C9] a /48 has the budget of 16 networks, shared by all of its /64', async () => {
  const limiter = limiterOn(playRedis(), { login: { address: { points: 30, seconds: 60 } } });
  expect(await limiter.consume('login', 'wide', '2001:db8:1', 480)).toMatchObject({ allowed: true });
  expect(await limiter.consume('login', 'wide', '2001:db8:1')).toMatchObject({ allowed: false });
});
