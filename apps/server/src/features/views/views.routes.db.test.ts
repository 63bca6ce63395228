import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../testing/worlds/desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

type Caller = keyof Desk['tokens'] | { token: string };

const send = (method: 'GET' | 'PUT' | 'DELETE', path: string, caller: Caller, payload?: object) =>
  desk.api.app.inject({
    method,
    url: `/api/staff/views${path}`,
    headers: { authorization: `Bearer ${typeof caller === 'string' ? desk.tokens[caller] : caller.token}` },
    ...(payload ? { payload } : {}),
  });
const namesOf = async (caller: Caller, query = '') =>
  ((await send('GET', query, caller)).json().data as { name: string }[]).map(({ name }) => name);
const view = { list: 'orders', name: 'Late', address: '?waiting=payment&sort=age' };

test('[VIEWS-01] a view is saved under the id of the caller once, renamed and deleted by its owner only', async () => {
  const id = randomUUID();
  for (const _ of [1, 2]) expect((await send('PUT', `/${id}`, 'support', view)).statusCode).toBe(200);
  await send('PUT', `/${randomUUID()}`, 'support', { ...view, list: 'returns', name: 'Photos' });
  expect(await namesOf('support')).toEqual(['Late', 'Photos']);
  expect(await namesOf('support', '?list=returns')).toEqual(['Photos']);
  expect(await namesOf('finance')).toEqual([]);
  expect((await send('PUT', `/${id}`, 'finance', { ...view, name: 'Mine' })).statusCode).toBe(409);
  expect((await send('DELETE', `/${id}`, 'finance')).statusCode).toBe(404);
  const renamed = await send('PUT', `/${id}`, 'support', { ...view, name: 'Very late', is_pinned: true });
  expect(renamed.json().data).toMatchObject({ name: 'Very late', is_pinned: true, is_mine: true });
  expect((await send('DELETE', `/${id}`, 'support')).statusCode).toBe(200);
  expect(await namesOf('support')).toEqual(['Photos']);
});

test('[VIEWS-02] a shared view is seen by everyone with its role and shared only by a person with the role', async () => {
  const shared = { ...view, name: 'To confirm', shared_role: 'finance' };
  expect((await send('PUT', `/${randomUUID()}`, 'support', shared)).statusCode).toBe(403);
  expect((await send('PUT', `/${randomUUID()}`, 'finance', shared)).statusCode).toBe(200);
  const colleague = { token: await desk.tokenOf('it', 'finance') };
  expect((await send('GET', '', colleague)).json().data).toMatchObject([
    { name: 'To confirm', is_mine: false },
  ]);
  expect(await namesOf('fulfilment')).toEqual([]);
});

test('[VIEWS-03] a person has at most 100 views', async () => {
  for (let made = 0; made < 100; made += 1)
    await send('PUT', `/${randomUUID()}`, 'fulfilment', { ...view, name: `View ${made}` });
  expect((await send('PUT', `/${randomUUID()}`, 'fulfilment', view)).statusCode).toBe(409);
});
