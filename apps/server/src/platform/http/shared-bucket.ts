import type { Redis } from 'ioredis';

/** A token bucket: so many a minute, refilled evenly. */
export interface Bucket {
  take(): Promise<boolean>;
}

interface Options {
  readonly redis: Pick<Redis, 'eval'>;
  readonly key: string;
  readonly perMinute: number;
  /** Processes that share the bucket: without Redis each may take 1/N. */
  readonly instances: number;
  readonly now?: () => number;
  readonly onInsured?: (error: unknown) => void;
}

const KEPT_MS = 120_000;
// Redis' own clock, so that the processes need not agree on the time.
const TAKE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local perMinute = tonumber(ARGV[1])
local kept = redis.call('HMGET', KEYS[1], 'left', 'at')
local left = tonumber(kept[1]) or perMinute
local at = tonumber(kept[2]) or now
left = math.min(perMinute, left + math.max(0, now - at) * perMinute / 60000)
local taken = 0
if left >= 1 then
  left = left - 1
  taken = 1
end
redis.call('HSET', KEYS[1], 'left', tostring(left), 'at', tostring(now))
redis.call('PEXPIRE', KEYS[1], ${KEPT_MS})
return taken`;

/** Counts in Redis for all processes; while Redis does not answer, each process counts for itself at 1/N. */
export function createSharedBucket(options: Options): Bucket {
  const { redis, key, perMinute, instances, now = Date.now, onInsured } = options;
  const own = createOwnBucket(Math.max(1, Math.floor(perMinute / instances)), now);
  return {
    async take() {
      try {
        const isTaken = (await redis.eval(TAKE, 1, key, perMinute)) === 1;
        // What was taken through Redis counts here too: when Redis goes, the process does not start with a full bucket.
        if (isTaken) own.take();
        return isTaken;
      } catch (error) {
        onInsured?.(error);
        return own.take();
      }
    },
  };
}

/** The bucket of one process; null: no limit. */
export function createOwnBucket(perMinute: number | null, now: () => number) {
  let left = perMinute ?? 0;
  let filledAt = now();
  return {
    take(): boolean {
      if (perMinute === null) return true;
      const at = now();
      left = Math.min(perMinute, left + ((at - filledAt) / 60_000) * perMinute);
      filledAt = at;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
