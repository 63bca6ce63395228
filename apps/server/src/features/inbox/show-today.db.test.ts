import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../testing/worlds/desk.ts';

let desk: Desk;
let codes: string[];
beforeAll(async () => {
  desk = await openDesk();
  codes = [await desk.anOrderOf(), await desk.anOrderOf(), await desk.anOrderOf()];
  await desk.anOrderOf(desk.other);
});
afterAll(() => desk.close());

const today = async (query = '') => (await desk.call('GET', `today${query}`)).json().data;

test('[DESKORDERS-11] the day of a site counts its orders since midnight there, without canceled ones', async () => {
  await desk.call('POST', `orders/${codes[0]}/cancel`, { reason: 'asked by phone' });
  await sql`update orders set placed_at = placed_at - interval '3 days' where code = ${codes[1]}`.execute(
    desk.database.owner,
  );
  const { sites } = await today();
  expect(sites).toMatchObject([{ site: 'ec', orders: 1, paid: 0, orders_before: 0 }]);
  expect(sites[0].by_hour.reduce((sum: number, count: number) => sum + count, 0)).toBe(1);
  const { rows } = await sql<{
    total: number;
  }>`select total_minor::int as total from orders where code = ${codes[2]}`.execute(desk.database.owner);
  expect(sites[0].sales_minor).toBe(rows[0]?.total);
});

test('[DESKORDERS-11] faults of the sites are counted, and only with the permission to read orders', async () => {
  await sql`update mails set queued_at = now() - interval '1 hour' where status = 'queued'`.execute(
    desk.database.owner,
  );
  const { health } = await today();
  expect(health.mails_late).toBeGreaterThan(0);
  expect(health).toMatchObject({ cases_open: 0, units_overdue: 0 });
  const { owner } = desk.database;
  const siteId = desk.shop.site.id;
  await sql`insert into payment_cases (site_id, order_id, kind)
    select site_id, id, 'late_payment' from orders where code = ${codes[2]}`.execute(owner);
  const late = [await desk.shop.aUnit(), await desk.shop.aUnit(), await desk.other.aUnit()];
  await sql`update units set expected_on = current_date, overdue_since = current_date where id = any(${late.map(({ id }) => id)}::uuid[])`.execute(
    owner,
  );
  expect((await today()).health).toMatchObject({ cases_open: 1, units_overdue: 2 });
  await sql`delete from payment_cases where site_id = ${siteId}`.execute(owner);
  expect((await today()).health.cases_open).toBe(0);
  expect((await desk.call('GET', 'today', undefined, { as: 'editor' })).statusCode).toBe(403);
  expect((await desk.call('GET', 'today?sites=it')).statusCode).toBe(403);
});

test('[DESKORDERS-12] the views of the order list are counted on the sites of the caller', async () => {
  const counts = async (query = '') => (await desk.call('GET', `order-counts${query}`)).json().data;
  expect(await counts()).toEqual({ prepare: 0, payment: 2, handover: 0, case: 0 });
  await desk.call('POST', `orders/${codes[2]}/payment`, await desk.money(codes[2] as string));
  expect(await counts('?sites=ec')).toEqual({ prepare: 1, payment: 1, handover: 0, case: 0 });
  expect((await desk.call('GET', 'order-counts?sites=it')).statusCode).toBe(403);
});

test('[DESKORDERS-11] orders of the same weekday count until this time of the day; paid ones are told apart', async () => {
  const placed = (code: string | undefined, when: string) =>
    sql`update orders set placed_at = ${sql.raw(when)} where code = ${code}`.execute(desk.database.owner);
  await placed(codes[1], "now() - interval '7 days'");
  const [kept] = (await today()).sites;
  expect(kept).toMatchObject({ orders: 1, orders_before: 1 });
  await placed(codes[1], "now() - interval '7 days' + interval '10 minutes'");
  expect((await today()).sites).toMatchObject([{ orders: 1, orders_before: 0 }]);
  const paid = await desk.anOrderOf();
  await desk.call('POST', `orders/${paid}/payment`, await desk.money(paid));
  expect((await today()).sites).toMatchObject([{ orders: 2, paid: kept.paid + 1 }]);
});
