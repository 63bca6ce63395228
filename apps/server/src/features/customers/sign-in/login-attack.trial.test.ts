import crypto from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type PrivateRedis, privateRedis } from '../../../testing/processes/private-redis.ts';
import { type AccountWorld, openAccountWorld } from '../../../testing/worlds/accounts.ts';
import { hashPassword } from '../password/passwords.ts';

let redis: PrivateRedis;
let world: AccountWorld;
let password_hash: string;
beforeAll(async () => {
  redis = await privateRedis();
  world = await openAccountWorld({ PADDOCK_REDIS_URL: redis.url, PADDOCK_REDIS_TIMEOUT_MS: '50' });
  password_hash = await hashPassword(RIGHT);
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => {
  await world.close();
  await redis.kill();
});

const RIGHT = 'il segreto di Berta';
const GUESSES = 1000;
const ADDRESSES = 100;
const AT_ONCE = 8;

/** Guesses as a crowd makes them, from many addresses and several at a time. From the hundredth on, some are right. */
async function besiege(email: string): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let next = 0;
  const guesser = async () => {
    while (next < GUESSES) {
      const n = next;
      next += 1;
      const password = n >= 100 && n % 7 === 0 ? RIGHT : `guess number ${n}`;
      const spelling = n % 2 === 0 ? email : email.toUpperCase();
      const { statusCode } = await world.login(spelling, password, { address: `203.0.113.${n % ADDRESSES}` });
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, guesser));
  return statuses;
}

test.each(['there', 'killed'])(
  'a thousand guesses from a hundred addresses, Redis %s: ten looks at the password; its owner gets in by recovery',
  async (state) => {
    if (state === 'killed') await redis.kill();
    await world.owner.deleteFrom('login_counters').execute();
    const email = `berta.${state}@example.test`;
    await world.customer({ email, password_hash });
    const looks = vi.spyOn(crypto, 'argon2');
    const statuses = await besiege(email);
    // A machine under siege may turn some away with "busy": they looked at nothing.
    expect([...statuses.keys()].filter((status) => ![422, 429, 503].includes(status))).toEqual([]);
    expect((statuses.get(429) ?? 0) + (statuses.get(503) ?? 0)).toBeGreaterThanOrEqual(GUESSES - 50);
    expect(looks.mock.calls.length).toBeLessThanOrEqual(10);
    expect(looks.mock.calls.length).toBeGreaterThan(0);

    const locked = await world.login(email, RIGHT, { address: '192.0.2.1' });
    expect(locked.statusCode).toBe(429);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(800);
    const stranger = await world.login('nobody.asked@example.test', RIGHT, { address: '192.0.2.1' });
    expect(stranger.statusCode).toBe(422);

    await world.send('POST', 'recovery', { email });
    await world.work();
    const token = await world.linkTo(email);
    const password = 'un segreto tutto nuovo';
    const recovered = await world.send('POST', 'update-password', { token, password });
    expect(recovered.statusCode).toBe(200);
    expect(await world.isIn(recovered.json().data.access_token)).toBe(true);
    expect((await world.login(email, password)).statusCode).toBe(200);
  },
  120_000,
);

test('an unknown account is locked like any other, and gets the same answer', async () => {
  const known = 'carla@example.test';
  await world.customer({ email: known, password_hash });
  const bodies: string[][] = [];
  for (const email of [known, 'made.up@example.test']) {
    const answers = [];
    for (let n = 0; n < 12; n += 1) answers.push(await world.login(email, `guess ${n}`));
    bodies.push(answers.map(({ statusCode, json }) => `${statusCode} ${json().code}`));
  }
  expect(bodies[0]).toEqual(bodies[1]);
  expect(bodies[0]?.at(-1)).toBe('429 rate_limited');
}, 60_000);
