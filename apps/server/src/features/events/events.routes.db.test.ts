import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../testing/worlds/desk.ts';
import { placeOrder } from '../checkout/checkout.contract.ts';

let desk: Desk;

beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const get = (query: string, { token = desk.tokens.admin, tenant = 'ec' } = {}) =>
  desk.api.app.inject({
    url: `/api/events${query}`,
    headers: { 'x-tenant': tenant, authorization: `Bearer ${token}` },
  });

test('[INTEGRATION-03] a placed order is in the log as a CloudEvent, page by page', async () => {
  const code = await desk.anOrderOf();
  const whole = await get('?limit=1000');
  expect(whole.statusCode).toBe(200);
  const { data, meta } = whole.json();
  const placed = data.find(({ type, subject }: { type: string; subject: string }) => {
    return type === 'order.placed.v1' && subject === `orders/${code}`;
  });
  expect(placed).toMatchObject({
    specversion: '1.0',
    source: '/sites/ec',
    id: `ec-${placed.sequence}`,
    datacontenttype: 'application/json',
    data: { order: code, order_sequence: 1, status: 'pending_confirmation', currency: 'EUR' },
  });
  expect(placed.data.lines).toHaveLength(1);
  expect(meta).toEqual({ next: data.length, last: data.length, has_more: false });
  const paged: string[] = [];
  for (let after = 0, more = true; more; ) {
    const page = (await get(`?after=${after}&limit=2`)).json();
    paged.push(...page.data.map(({ id }: { id: string }) => id));
    after = page.meta.next;
    more = page.meta.has_more;
  }
  expect(paged).toEqual(data.map(({ id }: { id: string }) => id));
});

test('[INTEGRATION-03] the log needs the permission on the site, and shows one site', async () => {
  await desk.anOrderOf();
  expect((await get('', { token: desk.tokens.support })).statusCode).toBe(403);
  expect((await get('', { tenant: 'it' })).statusCode).toBe(403);
  const other = { token: await desk.tokenOf('it', 'admin'), tenant: 'it' };
  const sources = (await get('?limit=1000', other))
    .json()
    .data.map(({ source }: { source: string }) => source);
  expect(new Set(sources)).not.toContain('/sites/ec');
});

test('[INTEGRATION-07] placing an order needs no statement more than without the event log', async () => {
  await desk.anOrderOf();
  const before = await statementsOfPlacing();
  await desk.anOrderOf();
  const withEvents = (await statementsOfPlacing()) - before;
  await sql`alter table order_events disable trigger publish`.execute(desk.database.owner);
  await desk.anOrderOf();
  await sql`alter table order_events enable trigger publish`.execute(desk.database.owner);
  expect(withEvents).toBeGreaterThan(0);
  expect(withEvents).toBe((await statementsOfPlacing()) - before - withEvents);
});

async function statementsOfPlacing(): Promise<number> {
  const { values } = await desk.api.deps.metrics.statements.get();
  const sum = values.find(
    ({ metricName, labels }) => metricName?.endsWith('_sum') && labels.route === placeOrder.path,
  );
  return sum?.value ?? 0;
}
