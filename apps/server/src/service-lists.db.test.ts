import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBike, aWarrantyRequest } from './testing/builders/after-sales-builders.ts';
import { aCustomer } from './testing/builders/builders.ts';
import { aDemonstrator, aTestRide } from './testing/builders/test-ride-builders.ts';
import { type Desk, openDesk } from './testing/worlds/desk.ts';

let desk: Desk;
let everywhere: { token: string };
beforeAll(async () => {
  desk = await openDesk();
  everywhere = { token: await desk.tokenOf(null, 'support') };
});
afterAll(() => desk.close());

interface Row {
  readonly site: string;
  readonly code: string;
  readonly id: number;
  readonly serial: string;
  readonly actions: readonly { name: string; allowed: boolean; reason: string | null }[];
}
const list = async (path: string, caller: { token: string } | 'admin' = everywhere) =>
  (await desk.call('GET', path, undefined, { as: caller })).json() as {
    data: Row[];
    meta: { next: string | null; count: number };
  };

const sites = () => [desk.shop.site.id, desk.other.site.id];

test('[SERVICE-01] warranty requests of several sites come in pages by key, with what can be done to one', async () => {
  const { owner } = desk.database;
  for (const site_id of [...sites(), ...sites()]) {
    const { id: customer_id } = await aCustomer(owner, { site_id });
    const { id: bike_id } = await aBike(owner, { site_id, customer_id });
    await aWarrantyRequest(owner, { site_id, customer_id, bike_id });
  }
  const first = await list('warranties?limit=3');
  expect(first.meta.count).toBe(4);
  const rest = await list(`warranties?limit=3&after=${first.meta.next}`);
  expect(new Set([...first.data, ...rest.data].map(({ code }) => code)).size).toBe(4);
  expect(rest.meta.next).toBeNull();
  expect((await list('warranties', 'admin')).data.every(({ site }) => site === 'ec')).toBe(true);
  const [one] = (await list('warranties?sites=ec')).data;
  expect((await list(`warranties?q=${one?.serial.toLowerCase()}`)).data.map(({ code }) => code)).toEqual([
    one?.code,
  ]);
  const show = async () =>
    (await desk.call('GET', `warranty-requests/${one?.code}`)).json().data.actions as Row['actions'];
  const allowed = async () => (await show()).filter((action) => action.allowed).map(({ name }) => name);
  expect(await allowed()).toEqual(['warranty.verify', 'warranty.reject']);
  await desk.call('POST', `warranty-requests/${one?.code}/verify`, {});
  expect(await allowed()).toEqual(['warranty.repair', 'warranty.close']);
  expect((await show())[0]).toMatchObject({ allowed: false, reason: 'warranty_verified' });
  expect((await list('warranties?status=verified')).data.map(({ code }) => code)).toEqual([one?.code]);
});

test('[SERVICE-02] a bike is found by the beginning or the last digits of its frame, and shows its owners', async () => {
  const { id } = await aBike(desk.database.owner, { site_id: desk.shop.site.id });
  const { serial } = await desk.database.owner
    .selectFrom('bikes')
    .select('serial')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  for (const q of [serial, serial.slice(0, -1), serial.slice(-6).toLowerCase()])
    expect((await list(`bikes?q=${q}`)).data.map((row) => row.id)).toContain(id);
  expect((await list('bikes?q=zzzzzz')).data).toEqual([]);
  expect((await list('bikes?limit=1')).meta.next).not.toBeNull();
  const shown = (await desk.call('GET', `bikes/${id}`)).json().data;
  expect(shown).toMatchObject({ serial, site: 'ec' });
  expect(
    (await desk.call('GET', `bikes/${id}`, undefined, { as: everywhere, tenant: 'it' })).statusCode,
  ).toBe(404);
});

test('[SERVICE-03] the rides of a day across sites say what can be done to each', async () => {
  for (const [index, site_id] of sites().entries())
    await aTestRide(desk.database.owner, await aDemonstrator(desk.database.owner, { site_id }), {
      starts_at: new Date(Date.now() + (index === 0 ? -60_000 : 60_000)),
    });
  const { data } = await list(`rides?day=${new Date().toISOString().slice(0, 10)}`);
  const allowedOn = (site: string) =>
    data.find((ride) => ride.site === site)?.actions.flatMap(({ name, allowed }) => (allowed ? [name] : []));
  const found = data.map(({ site }) => site);
  if (found.includes('ec')) expect(allowedOn('ec')).toContain('test_ride.done');
  if (found.includes('it')) expect(allowedOn('it')).toEqual(['test_ride.move', 'test_ride.cancel']);
  expect(found.length).toBeGreaterThan(0);
});

test.each(['tickets', 'warranties', 'activations', 'bikes', 'rides', 'product-reviews'])(
  '[SERVICE-04] %s refuses a site outside the permission and a made-up cursor',
  async (path) => {
    expect((await desk.call('GET', `${path}?sites=it`)).statusCode).toBe(403);
    expect((await desk.call('GET', `${path}?after=bm90LWEta2V5`)).statusCode).toBe(400);
    expect((await desk.call('GET', path, undefined, { as: 'admin' })).statusCode).toBe(200);
  },
);
