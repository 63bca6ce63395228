import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seededRandom } from '../../../demo/seeded-random.ts';
import { withSite } from '../../../platform/db/db.ts';
import { trials } from '../../../testing/fuzz/trials.ts';
import { type Desk, openDesk } from '../../../testing/worlds/desk.ts';
import { splitRefund } from '../../payments/refunds/refund.rules.ts';
import { listRefundable } from '../../payments/refunds/refunds.sql.ts';
import { insertPosting, type PostingKind } from '../../payments/settle/ledger.sql.ts';
import { accountsOf } from '../../payments/settle/settle.rules.ts';
import { findOwnOrderRow } from '../show/orders.sql.ts';
import { toSalesOrder } from '../show/to-sales-order.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const finance = { as: 'finance' } as const;
const show = async (code: string, as: { token: string } | 'finance' = 'finance') =>
  (await desk.call('GET', `orders/${code}`, undefined, { as })).json().data;
const pay = async (code: string, minor: number) =>
  desk.call(
    'POST',
    `orders/${code}/payment`,
    await desk.money(code, { amount_minor: minor, reference: `P${minor} ${code}` }),
    finance,
  );

describe('an order that was paid in part', () => {
  test('[WORK-08] [WORK-09] is part paid in the list, the inbox, the case and the shop, with one due sum', async () => {
    const code = await desk.anOrderOf();
    const total = await desk.totalOf(code);
    await pay(code, total - 9000);
    const sums = {
      payment_state: 'partly_paid',
      paid_minor: total - 9000,
      due_minor: 9000,
      refunded_minor: 0,
    };
    const own = (rows: { code?: string; ref?: string; order_code?: string }[]) =>
      rows.filter((row) => [row.code, row.ref, row.order_code].includes(code));
    expect(await show(code)).toMatchObject({ ...sums, refundable_minor: total - 9000 });
    const list = await desk.call('GET', `orders?q=${code}`, undefined, finance);
    expect(own(list.json().data)).toMatchObject([sums]);
    const waiting = (await desk.call('GET', 'inbox', undefined, finance)).json();
    expect(own(waiting.data)).toMatchObject([{ kind: 'case', state: 'underpaid', amount_minor: 9000 }]);
    const { site_id: siteId, link_version: linkVersion } = await desk.rowOf(code);
    const caller = { siteId, locale: 'en', customerId: null, carts: [], opened: { code, linkVersion } };
    const row = await findOwnOrderRow(desk.database.app, caller, code);
    expect(row && toSalesOrder(row, 'en')).toMatchObject({
      received: 904_000,
      received_formatted: '€9,040.00',
      due: 9000,
      due_formatted: '€90.00',
    });
    const cases = (await desk.call('GET', 'payment-cases', undefined, finance)).json().data;
    expect(own(cases)).toMatchObject([{ kind: 'underpaid', amount_minor: 9000, due_minor: 9000 }]);
  });

  test('[WORK-08] owes nothing once it is canceled, and its money can go back', async () => {
    const code = await desk.anOrderOf();
    await pay(code, 10_000);
    await desk.call('POST', `orders/${code}/cancel`, { reason: 'asked to' }, { as: 'support' });
    expect(await show(code)).toMatchObject({ status: 'cancelled', due_minor: 0, paid_minor: 10_000 });
  });
});

const ROUNDS = 40;
const ORDERS = trials(6, 250);

test('[BUG-04] [WORK-08] states of real orders in two currencies: the api, the refund and the ledger agree', {
  timeout: trials(300_000, 7_200_000),
}, async () => {
  const { owner, app } = desk.database;
  const random = seededRandom('1118');
  const upTo = (max: number) => Math.floor(random() * (max + 1));
  for (let made = 0; made < ORDERS; made += 1) {
    const code = await desk.anOrderOf();
    // Each order is read by a person of its own: the calls of one account are limited.
    const reader = { token: await desk.tokenOf('ec', 'finance') };
    const { id: orderId, site_id: siteId, total_minor: total } = await desk.rowOf(code);
    const { rows: foreign } = await sql<{ id: string }>`
      insert into payment_attempts (site_id, order_id, method_id, provider, account_ref, amount_minor, currency, exponent,
             status, fx_quote)
      select site_id, order_id, method_id, 'stripe', 'x', round(amount_minor * 1.0835), 'USD', 2, 'cancelled',
             jsonb_build_object('orderTotalMinor', amount_minor, 'orderCurrency', currency)
        from payment_attempts where order_id = ${orderId} returning id`.execute(owner);
    const { rows: attempts } = await sql<{
      id: string;
      amount_minor: number;
      currency: string;
      left: number;
    }>`
      select id, amount_minor, currency, 0 as left from payment_attempts where order_id = ${orderId}`.execute(
      owner,
    );
    expect([foreign.length, attempts.length]).toEqual([1, 2]);
    for (let round = 0; round < ROUNDS; round += 1) {
      const attempt = attempts[upTo(1)];
      if (!attempt) throw new Error('no attempt');
      const key = { siteId, attemptId: attempt.id, currency: attempt.currency };
      const roll = random();
      const kind: PostingKind = roll < 0.4 ? 'captured' : roll < 0.7 ? 'refunded' : 'chargeback';
      const amountMinor = kind === 'captured' ? 1 + upTo(attempt.amount_minor) : upTo(attempt.left);
      if (amountMinor === 0) continue;
      attempt.left += kind === 'captured' ? amountMinor : -amountMinor;
      const [debit, credit] = accountsOf(kind, false);
      const entered = { ...key, kind, amountMinor, debit, credit, provider: 'stripe', occurredAt: null };
      if (kind === 'refunded' && random() < 0.5)
        await sql`insert into refunds (site_id, attempt_id, amount_minor, currency, reason)
          values (${siteId}, ${attempt.id}, ${amountMinor}, ${attempt.currency}, 'goodwill')`.execute(owner);
      else await withSite(app, siteId, (tx) => insertPosting(tx, { ...entered, txnId: `${code} ${round}` }));
      const here = attempts.reduce(
        (sum, { left, amount_minor, currency }) =>
          sum + (currency === 'EUR' ? left : Math.floor((left * total) / amount_minor + 0.5)),
        0,
      );
      const shown = await show(code, reader);
      const split = splitRefund(
        await withSite(app, siteId, (tx) => listRefundable(tx, siteId, orderId)),
        null,
      );
      expect(shown.refundable_minor).toBe(here);
      expect(split.ok ? split.totalMinor : 0).toBe(here);
      expect(shown.paid_minor).toBe(shown.refunded_minor + shown.charged_back_minor + here);
      expect(shown.due_minor).toBe(Math.max(0, total - here));
    }
  }
});
