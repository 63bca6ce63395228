import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSession } from '../../../testing/builders/builders.ts';
import { type AccountWorld, openAccountWorld } from '../../../testing/worlds/accounts.ts';
import { SESSION_IDLE_DAYS, TOKEN_MAX_HOURS, TOKEN_OVERLAP_SECONDS } from './customer-tokens.sql.ts';

let world: AccountWorld;
beforeAll(async () => {
  world = await openAccountWorld();
});
afterAll(() => world.close());

async function open() {
  const { id } = await world.customer();
  const { token, row } = await aSession(world.owner, { site_id: world.siteId, customer_id: id });
  return { token, tokenId: row.id };
}
const age = (tokenId: number, column: 'created_at' | 'last_seen_at' | 'rotated_at', interval: string) =>
  sql`update customer_tokens set ${sql.ref(column)} = now() - ${interval}::interval where id = ${tokenId}`.execute(
    world.owner,
  );
const user = (token: string) => world.send('GET', 'user', undefined, { token });
const rotate = (token: string) => world.send('POST', 'session/token', undefined, { token });

test('a session without a call for fourteen days is over, one with a call goes on', async () => {
  const { token, tokenId } = await open();
  await age(tokenId, 'created_at', `${SESSION_IDLE_DAYS + 5} days`);
  await age(tokenId, 'last_seen_at', `${SESSION_IDLE_DAYS - 1} days`);
  expect(await world.isIn(token)).toBe(true);
  await age(tokenId, 'last_seen_at', `${SESSION_IDLE_DAYS} days 1 minute`);
  expect(await world.isIn(token)).toBe(false);
});

test('a token is replaced after a day; both work until a minute after the new one is used, then only the new', async () => {
  const { token, tokenId } = await open();
  expect((await user(token)).json().meta).toBeUndefined();
  expect((await rotate(token)).statusCode).toBe(409);
  await age(tokenId, 'created_at', `${TOKEN_MAX_HOURS} hours 1 minute`);
  expect((await user(token)).json().meta).toEqual({ rotate_session: true });
  const rotated = await rotate(token);
  expect(rotated.statusCode).toBe(200);
  const { access_token: fresh } = rotated.json().data;
  expect([await world.isIn(token), await world.isIn(fresh), await world.isIn(token)]).toEqual([
    true,
    true,
    true,
  ]);
  await sql`update customer_tokens set previous_until = now() where id = ${tokenId}`.execute(world.owner);
  expect([await world.isIn(token), await world.isIn(fresh)]).toEqual([false, true]);
  expect((await user(fresh)).json().meta).toBeUndefined();
});

test('of parallel rotations one gets a new token, and the session stays valid', async () => {
  const { token, tokenId } = await open();
  await age(tokenId, 'created_at', `${TOKEN_MAX_HOURS + 1} hours`);
  const answers = await Promise.all(Array.from({ length: 6 }, () => rotate(token)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(5);
  expect(await world.isIn(token)).toBe(true);
});

test('when the answer with the new token is lost, the old one goes on and is replaced again', async () => {
  const { token, tokenId } = await open();
  await age(tokenId, 'created_at', `${TOKEN_MAX_HOURS + 1} hours`);
  const { access_token: lost } = (await rotate(token)).json().data;
  await age(tokenId, 'rotated_at', `${TOKEN_OVERLAP_SECONDS + 1} seconds`);
  expect((await user(token)).json().meta).toEqual({ rotate_session: true });
  const { access_token: second } = (await rotate(token)).json().data;
  expect([await world.isIn(second), await world.isIn(lost)]).toEqual([true, false]);
});

test('ending a session ends both of its tokens', async () => {
  const { token, tokenId } = await open();
  await age(tokenId, 'created_at', `${TOKEN_MAX_HOURS + 1} hours`);
  const { access_token: fresh } = (await rotate(token)).json().data;
  await world.send('POST', 'logout', undefined, { token: fresh });
  expect([await world.isIn(token), await world.isIn(fresh)]).toEqual([false, false]);
});
