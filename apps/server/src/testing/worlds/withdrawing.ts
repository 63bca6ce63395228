import { sql } from 'kysely';
import { makeOrderKey } from '../../features/orders/links/order-key.ts';
import {
  carryOutWithdrawal,
  sweepWithdrawals,
} from '../../features/returns/withdrawals/carry-out-withdrawal.ts';
import { aSession } from '../builders/builders.ts';
import { testPayments } from './payment-world.ts';
import { openReturns } from './returning.ts';

interface WithdrawnOrder {
  readonly code: string;
  readonly units: readonly string[];
  readonly token?: string;
}

/** The desk with returns, on a site that grants fourteen days. */
export async function openWithdrawals() {
  const shop = await openReturns();
  const { owner, app } = shop.database;
  const { siteId } = shop;
  const payments = testPayments(app, {}, () => null);
  const grant = (value: object | null) =>
    value
      ? sql`update sites set settings = settings || ${JSON.stringify({ withdrawal: value })}::jsonb where id = ${siteId}`.execute(
          owner,
        )
      : sql`update sites set settings = settings - 'withdrawal' where id = ${siteId}`.execute(owner);
  await grant({ days: 14 });
  const keepHolidays = (holidays: readonly string[]) =>
    sql`update sites set settings = settings || ${JSON.stringify({ holidays })}::jsonb where id = ${siteId}`.execute(
      owner,
    );

  /** Placed by a customer, waiting for the transfer; `steps` are the desk's. */
  async function ordered(steps: readonly ('pay' | 'prepare' | 'ship' | 'deliver')[] = [], count = 1) {
    const session = await aSession(owner, { site_id: siteId });
    const order = await shop.anOrderBy(session.customerId, count);
    for (const step of steps)
      await (step === 'pay'
        ? shop.step(`orders/${order.code}/payment`, await shop.money(order.code))
        : shop.step(`orders/${order.code}/${step}`));
    return { ...order, ...session };
  }

  const withdraw = (
    order: WithdrawnOrder,
    { items = order.units, link, idempotencyKey, ...change }: Partial<Statement> = {},
  ) =>
    shop.api.app.inject({
      method: 'POST',
      url: `/api/front/sales-orders/${order.code}/withdrawals${link ? `?key=${encodeURIComponent(link)}` : ''}`,
      headers: {
        'x-tenant': 'ec',
        'idempotency-key': idempotencyKey ?? crypto.randomUUID(),
        ...(order.token ? { authorization: `Bearer ${order.token}` } : {}),
      },
      payload: { name: 'Anna Rossi', email: 'anna@example.test', items, ...change },
    });

  const linkTo = (code: string) =>
    makeOrderKey(shop.api.deps.config.signingKeys, { site: 'ec', code, linkVersion: 1 });
  const rowsOf = async (orderId: number) =>
    (
      await sql<{ code: string; status: string; id: number; lines: number }>`
        select w.id, w.code, w.status, (select count(*)::int from withdrawal_lines l where l.withdrawal_id = w.id) as lines
          from withdrawals w where w.order_id = ${orderId} order by w.id`.execute(owner)
    ).rows;
  const carryOut = async (orderId: number) => {
    for (const { id } of await rowsOf(orderId))
      await carryOutWithdrawal(payments, { siteId, withdrawalId: id });
  };
  const sweep = () => sweepWithdrawals(payments);
  const deliveredSince = (code: string, interval: string) =>
    sql`update orders set delivered_at = now() - ${interval}::interval where code = ${code}`.execute(owner);

  return { ...shop, grant, keepHolidays, ordered, withdraw, linkTo, rowsOf, carryOut, sweep, deliveredSince };
}

interface Statement {
  readonly items: readonly string[];
  readonly name: string;
  readonly email: string;
  readonly link: string;
  readonly idempotencyKey: string;
}

export type Withdrawing = Awaited<ReturnType<typeof openWithdrawals>>;
