import { Buyer } from '../../buyers/buyer.ts';
import type { Drill, DrillWorld } from '../drill.ts';

const WEEK_SECONDS = 7 * 86_400;
const STEP_SECONDS = 300;
const LANES = 4;

/** Ten orders a quarter of an hour, from seven hours before to two hours after the same time a week ago. */
export function ordersOfAWeekAgo(now: number): string {
  const from = now - WEEK_SECONDS - 7 * 3600;
  const samples = Array.from(
    { length: (9 * 3600) / STEP_SECONDS },
    (_, n) => `orders_placed_15m{job="worker",site="it"} 10 ${from + n * STEP_SECONDS}`,
  );
  return ['# TYPE orders_placed_15m gauge', ...samples, '# EOF', ''].join('\n');
}

/** As many unpaid orders as half of what Italy has in stock: a third of the stock is then kept for them. */
async function orderWithoutPaying(world: DrillWorld): Promise<void> {
  const inStock = Number(
    world.sql(`select count(*) from units where site_id = (select id from sites where slug = 'it')
                  and status in ('on_hand', 'in_transit', 'in_production')`),
  );
  const shop = await world.stock(Math.ceil(inStock / 2) + 20);
  const buyers = { base: world.system.settings.apiUrl, shop, log: world.log, retries: true };
  const lane = async () => {
    for (let unit = shop.units.pop(); unit; unit = shop.units.pop())
      await new Buyer(buyers).buy(unit, 'nothing');
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

export const BEFORE_LOAD_DRILLS: Drill[] = [
  {
    alerts: ['NoOrders'],
    how: 'no buyer in a shop that had ten orders a quarter of an hour a week ago (history written by promtool)',
    isBeforeLoad: true,
    provoke: async ({ monitoring }) => {
      await monitoring.addHistory(ordersOfAWeekAgo(Math.floor(Date.now() / 1000)));
      return () => {};
    },
  },
  {
    alerts: ['OrdersUnpaid', 'StockHoarded'],
    how: 'buyers place orders for a third of the stock of a site and do not pay',
    isBeforeLoad: true,
    provoke: async (world) => {
      await orderWithoutPaying(world);
      return () => {};
    },
  },
];

const UNKNOWN_TASK = 'drill.of_a_later_build';
const deleteJobs = (task: string) =>
  `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = '${task}' and j.payload::text like '%drill%'`;

export const SHOP_DRILLS: Drill[] = [
  {
    alerts: ['JobsWait'],
    how: 'a job that is due and whose task no worker knows',
    provoke: async ({ sql }) => {
      sql(`select from graphile_worker.add_job('${UNKNOWN_TASK}', '{"drill": true}',
             run_at => now() - interval '10 minutes')`);
      return () => sql(deleteJobs(UNKNOWN_TASK));
    },
  },
  {
    alerts: ['JobsFailed'],
    how: 'a mail job with an unreadable payload and one try',
    provoke: async ({ sql }) => {
      sql(
        `select from graphile_worker.add_job('mails.send', '{"data": {"drill": true}}', max_attempts => 1)`,
      );
      return () => sql(deleteJobs('mails.send'));
    },
  },
  {
    alerts: ['MailsFailed'],
    how: 'the mail server refuses every recipient (550) while people buy',
    provoke: async ({ sandbox }) => {
      await sandbox('/inbox/behaviour', { behaviour: 'refuse' });
      return () => sandbox('/inbox/behaviour', { behaviour: 'accept' });
    },
  },
  {
    alerts: ['ClaimsOverdue'],
    how: 'the reservation of an open order expired ten minutes ago and no job has released it',
    provoke: async ({ sql }) => {
      const id = sql(
        `update unit_claims set expires_at = now() - interval '10 minutes' where id = (
           select id from unit_claims where kind = 'reservation' and released_at is null limit 1) returning id`,
      ).trim();
      if (!id) throw new Error('no open reservation');
      return () => sql(`update unit_claims set expires_at = now() + interval '1 hour' where id = ${id}`);
    },
  },
  {
    alerts: ['UnitsOverdue'],
    how: '25 units of a site are past the day they were expected',
    provoke: async ({ tamper }) => {
      tamper(`update units set expected_on = coalesce(expected_on, current_date - 3), overdue_since = current_date
               where id in (select id from units where site_id = (select id from sites where slug = 'it') limit 25)`);
      return () => tamper('update units set overdue_since = null where overdue_since = current_date');
    },
  },
  {
    alerts: ['DeliveriesDelayed'],
    how: '25 buyers of a site are told a later day',
    provoke: async ({ tamper }) => {
      tamper(`insert into delivery_promises (site_id, unit_id, cart_id, order_id, local_days, total_days, promised_on, reason)
              select site_id, unit_id, cart_id, order_id, local_days, total_days + 7, promised_on + 7, 'revised'
                from delivery_promises where site_id = (select id from sites where slug = 'it') limit 25`);
      return () => tamper(`delete from delivery_promises where reason = 'revised'`);
    },
  },
];
