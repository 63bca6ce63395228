import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { createOwnBucket, createSharedBucket } from './shared-bucket.ts';

let redis: Redis;
beforeAll(async () => {
  redis = new Redis(readConfig().redisUrl, { keyPrefix: `${randomUUID()}:` });
  await redis.ping();
});
afterAll(() => redis.disconnect());

const brokenRedis = { eval: () => Promise.reject(new Error('Redis is gone')) } as unknown as Redis;
const takeAll = async (buckets: readonly { take(): Promise<boolean> }[], each: number) => {
  const calls = buckets.flatMap((bucket) => Array.from({ length: each }, () => bucket.take()));
  return (await Promise.all(calls)).filter(Boolean).length;
};

test('[B8] four processes together take the budget of a minute, not four times as much', async () => {
  const options = { redis, key: 'shared', perMinute: 15, instances: 4 };
  const buckets = Array.from({ length: 4 }, () => createSharedBucket(options));
  const taken = await takeAll(buckets, 15);
  // The bucket refills by one every four seconds while the test runs.
  expect(taken).toBeGreaterThanOrEqual(15);
  expect(taken).toBeLessThanOrEqual(17);
});

test('[B8] while Redis does not answer, each of four processes takes a quarter', async () => {
  const insured: unknown[] = [];
  const options = { redis: brokenRedis, key: 'gone', perMinute: 15, instances: 4, now: () => 0 };
  const bucket = createSharedBucket({ ...options, onInsured: (error) => insured.push(error) });
  expect(await takeAll([bucket], 15)).toBe(3);
  expect(insured).toHaveLength(15);
});

test('[B8] what a process took through Redis counts when Redis goes', async () => {
  let isGone = false;
  const shaky = {
    eval: (...input: Parameters<Redis['eval']>) =>
      isGone ? Promise.reject(new Error('Redis is gone')) : redis.eval(...input),
  } as unknown as Redis;
  const bucket = createSharedBucket({ redis: shaky, key: 'shaky', perMinute: 8, instances: 2, now: () => 0 });
  expect(await takeAll([bucket], 4)).toBe(4);
  isGone = true;
  expect(await takeAll([bucket], 4)).toBe(0);
});

test('two accounts have a budget each', async () => {
  const options = { redis, perMinute: 2, instances: 1 };
  const buckets = ['one', 'other'].map((key) => createSharedBucket({ ...options, key }));
  expect(await takeAll(buckets, 2)).toBe(4);
});

test('the bucket of one process gives so many a minute and fills again evenly', () => {
  let time = 0;
  const bucket = createOwnBucket(15, () => time);
  const taken = () => Array.from({ length: 20 }, () => bucket.take()).filter(Boolean).length;
  expect(taken()).toBe(15);
  time += 20_000;
  expect(taken()).toBe(5);
  expect(createOwnBucket(null, () => 0).take()).toBe(true);
});
