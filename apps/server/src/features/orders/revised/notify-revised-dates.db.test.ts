import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PlacingWorld, placingWorld } from '../../../testing/worlds/placing-world.ts';
import { notifyRevisedDates } from './notify-revised-dates.ts';

let world: PlacingWorld;

beforeAll(async () => {
  world = await placingWorld();
});
afterAll(() => world.close());

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const later = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** An order of units that are expected in so many days. */
async function place(...expectedIn: number[]) {
  const units: string[] = [];
  for (const days of expectedIn)
    units.push(
      (await world.shop.aUnit({ status: 'in_transit', expected_on: dayIn(days), local_days: 1 })).id,
    );
  const shopper = world.guest();
  const placed = await shopper.order(await shopper.walk(units, world.shop.bank.id));
  expect(placed.statusCode, placed.body).toBe(200);
  const { code } = placed.json().data.order;
  const { delivery } = (await shopper.show(code)).json().data;
  return { code: code as string, units, day: delivery.arrives_on as string };
}

const move = (unitId: string | undefined, days: number) =>
  sql`update units set expected_on = expected_on + ${days}::int where id = ${unitId}`.execute(
    world.database.owner,
  );

async function mailsOf(code: string) {
  const { rows } = await sql<{ told: string; promised: string; to_email: string; jobs: number }>`
    select m.data ->> 'told_on' as told, m.data ->> 'promised_on' as promised, m.to_email,
           (select count(*)::int from graphile_worker._private_jobs j
             where (j.payload -> 'data' ->> 'mailId')::bigint = m.id) as jobs
      from mails m join orders o on o.site_id = m.site_id and o.id = m.order_id
     where o.code = ${code} and m.kind = 'delivery_revised' order by m.id`.execute(world.database.owner);
  return rows;
}
const tell = async () => (await notifyRevisedDates(world.database.app)).queued;

test('[DATES-19] a date that moves to later is mailed once, with the old and the new day', async () => {
  const { code, units, day } = await place(20);
  await tell();
  expect(await mailsOf(code)).toEqual([]);
  await move(units[0], 5);
  expect(await tell()).toBe(1);
  expect(await tell()).toBe(0);
  const first = { told: day, promised: later(day, 5), to_email: 'anna@example.test', jobs: 1 };
  expect(await mailsOf(code)).toEqual([first]);

  await move(units[0], 2);
  await move(units[0], 1);
  await tell();
  expect(await mailsOf(code)).toEqual([first, { ...first, told: later(day, 5), promised: later(day, 8) }]);
});

test('[DATES-19] an earlier day, and a later one of a unit that is not the last, change nothing', async () => {
  const { code, units } = await place(20, 30);
  await move(units[0], 4);
  await move(units[1], -3);
  await tell();
  expect(await mailsOf(code)).toEqual([]);
});

test('[DATES-19] two workers at once tell a revision once', async () => {
  const { code, units } = await place(15);
  await move(units[0], 3);
  await Promise.all([tell(), tell(), tell()]);
  expect(await mailsOf(code)).toHaveLength(1);
});

test('[DATES-19] a cancelled order is not told', async () => {
  const { code, units } = await place(15);
  await move(units[0], 3);
  await sql`update orders set status = 'cancelled', cancelled_at = now(), cancel_reason = 'customer'
             where code = ${code}`.execute(world.database.owner);
  await tell();
  expect(await mailsOf(code)).toEqual([]);
});
