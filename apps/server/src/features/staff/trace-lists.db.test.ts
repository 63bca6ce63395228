import type { RouteOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { aCustomer } from '../../testing/builders/builders.ts';
import { type Desk, openDesk } from '../../testing/worlds/desk.ts';
import { testApp } from '../../testing/worlds/test-app.ts';
import { insertListRead } from './staff.sql.ts';
import { PERSONAL_LISTS } from './trace-lists.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  for (const email of ['anna@letters.example', 'bruno@letters.example', 'carla@letters.example'])
    await aCustomer(desk.database.owner, { site_id: desk.shop.site.id, email });
});
afterAll(() => desk.close());

const readsOf = async (list: string) =>
  (
    await sql<{ site_id: number; actor_ref: string; ref: string }>`
      select site_id, actor_ref, subject_ref as ref from audit_log
       where action = 'list.read' and subject_ref like ${`${list} %`} order by id`.execute(
      desk.database.owner,
    )
  ).rows;

const hour = () => new Date().toISOString().slice(0, 13);

test('[SEC-14] paging through customers leaves one audit row per person, site and hour', async () => {
  const from = hour();
  const first = await desk.call('GET', 'customers?limit=1', undefined, { as: 'support' });
  const { data, meta } = first.json();
  expect([data.length, typeof meta.next]).toEqual([1, 'string']);
  await desk.call('GET', `customers?limit=1&after=${meta.next}`, undefined, { as: 'support' });
  await desk.call('GET', 'customers?q=bruno', undefined, { as: 'finance' });
  await desk.call('GET', 'customers?q=nobody', undefined, { as: 'admin' });
  const reads = await readsOf('customers');
  expect(new Set(reads.map((read) => read.actor_ref)).size).toBe(2);
  expect(reads.every(({ site_id }) => site_id === desk.shop.site.id)).toBe(true);
  // The test may run into the next hour.
  if (from === hour()) expect(reads.map(({ ref }) => ref)).toEqual(Array(2).fill(`customers ${from}`));
});

test('[SEC-14] a list of one site leaves a row, and ten processes at once leave one', async () => {
  await desk.anOrderOf();
  const answer = await desk.call('GET', 'orders', undefined, { as: 'support' });
  expect(answer.json().data.length).toBeGreaterThan(0);
  expect(await readsOf('orders')).toHaveLength(1);
  const read = {
    siteId: desk.shop.site.id,
    staffId: 7,
    ref: 'returns 2026-11-18T09',
    requestId: 'request-1',
  };
  await Promise.all(Array.from({ length: 10 }, () => insertListRead(desk.database.app, read)));
  expect(await readsOf('returns')).toHaveLength(1);
});

/** The names of the fields of a list's rows; null for other answers. */
function rowFields({ schema }: RouteOptions): string[] | null {
  const answer = (schema as { response?: Record<number, z.ZodType> } | undefined)?.response?.[200];
  if (!(answer instanceof z.ZodType)) return null;
  const { properties } = z.toJSONSchema(answer, { unrepresentable: 'any', metadata: z.registry() });
  const rows = properties?.data as { items?: { properties?: object } } | undefined;
  return rows?.items?.properties ? Object.keys(rows.items.properties) : null;
}

/** Rows about staff, not about shoppers. */
const OF_STAFF = ['/api/staff/people', '/api/staff/sessions'];

test('[SEC-14] every list of staff whose rows have an e-mail address or a phone number is traced', async () => {
  const routes: RouteOptions[] = [];
  const { close } = await testApp(desk.database.appUrl, { onRoute: (route) => void routes.push(route) });
  await close();
  const lists = routes.filter(({ url, method }) => method === 'GET' && url.startsWith('/api/staff/'));
  const personal = lists.filter((route) =>
    rowFields(route)?.some((field) => ['email', 'phone', 'customer', 'shopper', 'rider'].includes(field)),
  );
  expect(personal.length).toBeGreaterThan(5);
  for (const { url } of personal)
    if (!OF_STAFF.includes(url)) expect.soft([...PERSONAL_LISTS.keys()]).toContain(url);
  for (const path of PERSONAL_LISTS.keys()) expect.soft(lists.map(({ url }) => url)).toContain(path);
});
