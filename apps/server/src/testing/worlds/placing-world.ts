import { startSandbox } from '@paddock/sandbox/testing';
import { sql } from 'kysely';
import { aPaymentMethod, aShop, shopperIn } from '../builders/checkout-builders.ts';
import { testDatabase } from '../database/database.ts';
import { testApp } from './test-app.ts';

export type PlacingWorld = Awaited<ReturnType<typeof placingWorld>>;

/** An Italian shop with a bank transfer and a card, and questions about what an order left in the database. */
export async function placingWorld(environment: Record<string, string> = {}) {
  const database = await testDatabase();
  const sandbox = await startSandbox(['stripe']);
  const shop = await aShop(database.owner, {
    slug: 'it',
    settings: { exchange_rates: { USD: { rate: 1.0835, at: '2026-11-15T06:00:00Z' } } },
  });
  const card = await aPaymentMethod(database.owner, {
    site_id: shop.site.id,
    code: 'card',
    provider: 'stripe',
    component: 'Stripe',
    type: 'tdc',
    account_ref: 'stripe-it',
    reserve_minutes: 30,
    settings: {},
  });
  const api = await testApp(database.appUrl, {
    environment: { PADDOCK_PAYMENT_ACCOUNTS: JSON.stringify(sandbox.accounts), ...environment },
  });

  return {
    database,
    shop,
    api,
    card: card.id,
    guest: () => shopperIn(api, { slug: 'it' }),

    async ordersOf(cartUuid: string) {
      const { rows } = await sql<Record<string, unknown>>`
    select o.*, round(extract(epoch from o.deadline_at - now()) / 60)::int as minutes,
           (select json_agg(json_build_object('unit', l.unit_id, 'price', l.price_minor, 'tax', l.tax_minor, 'no', l.line_no)
              order by l.line_no) from order_lines l where l.order_id = o.id) as lines,
           (select string_agg(e.kind, ' ' order by e.seq) from order_events e where e.order_id = o.id) as events,
           (select string_agg(a.status, ' ' order by a.created_at) from payment_attempts a where a.order_id = o.id) as attempts
      from orders o where o.cart_id = ${cartUuid} order by o.id`.execute(database.owner);
      return rows;
    },

    async claimOf(unitId: string) {
      const { rows } = await sql<Record<string, unknown>>`
      select kind, order_id, round(extract(epoch from expires_at - now()) / 60)::int as minutes
        from unit_claims where unit_id = ${unitId} and released_at is null`.execute(database.owner);
      return rows[0];
    },

    async jobsOf(orderId: unknown) {
      const { rows } = await sql<{ name: string; minutes: number }>`
      select t.identifier as name, round(extract(epoch from j.run_at - now()) / 60)::int as minutes
        from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where j.key like ${`order:%:${orderId}:%`} order by 1`.execute(database.owner);
      return rows;
    },

    async close() {
      await api.close();
      await sandbox.close();
      await database.drop();
    },
  };
}
