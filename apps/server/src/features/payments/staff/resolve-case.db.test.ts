import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withSite } from '../../../platform/db/db.ts';
import { shopperIn } from '../../../testing/builders/checkout-builders.ts';
import { type Desk, openDesk } from '../../../testing/worlds/desk.ts';
import { issueInvoice } from '../../invoices/issue-invoice.ts';
import { insertCase } from '../cases/cases.sql.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

describe('cases', () => {
  const aCase = async (code: string, kind: 'late_payment' | 'unknown_too_long') => {
    const { id } = await desk.database.owner
      .selectFrom('orders')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    await withSite(desk.database.app, desk.shop.site.id, (tx) =>
      insertCase(tx, { siteId: desk.shop.site.id, orderId: id, attemptId: null, kind, detail: {} }),
    );
    const { data } = (await desk.call('GET', 'payment-cases')).json();
    return data.find((one: { order_code: string }) => one.order_code === code).id as number;
  };

  /** Money in the ledger without a decision yet. */
  const bookCapture = (code: string) =>
    sql`
    with a as (
      select a.site_id, a.id, a.amount_minor, a.currency from payment_attempts a
        join orders o on o.site_id = a.site_id and o.id = a.order_id where o.code = ${code}
    ), p as (
      insert into ledger_postings (site_id, attempt_id, kind, provider, provider_txn_id, occurred_at)
      select site_id, id, 'captured', 'bank', 'late ' || id, now() from a returning site_id, id
    )
    insert into ledger_entries (site_id, posting_id, entry_no, account, amount_minor, currency)
    select p.site_id, p.id, e.no, e.account, e.sign * a.amount_minor, a.currency
      from p, a, (values (1, 'bank', 1), (2, 'sales', -1)) as e (no, account, sign)`.execute(
      desk.database.owner,
    );

  test('closing one needs a note and leaves the order as it is', async () => {
    const code = await desk.anOrderOf();
    const id = await aCase(code, 'unknown_too_long');
    expect(
      (await desk.call('POST', `cases/${id}/resolve`, { resolution: 'close', note: ' ' }, { as: 'finance' }))
        .statusCode,
    ).toBe(422);
    const closed = await desk.call(
      'POST',
      `cases/${id}/resolve`,
      { resolution: 'close', note: 'seen' },
      { as: 'finance' },
    );
    expect(closed.json().data).toMatchObject({ status: 'pending_confirmation', outcome: 'close' });
    const shown = (await desk.call('GET', `orders/${code}`)).json().data;
    expect(shown.cases).toMatchObject([{ status: 'resolved', resolution: 'close: seen' }]);
    expect((await desk.auditOf(code)).at(-1)).toMatchObject({ action: 'case.close', reason: 'seen' });
  });

  test('a cancelled order is brought back while its unit is free, else not', async () => {
    const code = await desk.anOrderOf();
    await desk.call('POST', `orders/${code}/cancel`, { reason: 'too early' }, { as: 'support' });
    const id = await aCase(code, 'late_payment');
    const without = await desk.call(
      'POST',
      `cases/${id}/resolve`,
      { resolution: 'reinstate', note: 'n' },
      { as: 'finance' },
    );
    expect(without.statusCode, 'no desk.money, no order').toBe(409);
    await bookCapture(code);
    const back = await desk.call(
      'POST',
      `cases/${id}/resolve`,
      { resolution: 'reinstate', note: 'came late' },
      { as: 'finance' },
    );
    expect(back.json().data).toMatchObject({ status: 'confirmed', payment_status: 'paid' });
    expect(await desk.claimOf(code)).toEqual(['sale']);

    const gone = await desk.anOrderOf();
    await desk.call('POST', `orders/${gone}/cancel`, { reason: 'too early' }, { as: 'support' });
    const goneCase = await aCase(gone, 'late_payment');
    await bookCapture(gone);
    await sql`insert into unit_stops (site_id, unit_id, source, reason, set_by)
      select l.site_id, l.unit_id, 'feed', 'sold elsewhere', 'test'
        from order_lines l join orders o on o.id = l.order_id where o.code = ${gone}`.execute(
      desk.database.owner,
    );
    const refused = await desk.call(
      'POST',
      `cases/${goneCase}/resolve`,
      { resolution: 'reinstate', note: 'n' },
      { as: 'finance' },
    );
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'order_move_impossible']);
  });
});

test('the comparisons with each provider are shown to finance, the newest first', async () => {
  await sql`insert into reconciliation_reports (site_id, provider, account_ref, from_at, to_at, matched, differences, created_at)
    values (${desk.shop.site.id}, 'stripe', 'stripe-ec', now() - interval '3 days', now(), 1, '[]', now() - interval '1 day'),
           (${desk.shop.site.id}, 'stripe', 'stripe-ec', now() - interval '3 days', now(), 7, '[{"kind": "orphan_charge"}]', now())`.execute(
    desk.database.owner,
  );
  const { data } = (await desk.call('GET', 'reconciliations', undefined, { as: 'finance' })).json();
  expect(data).toMatchObject([
    { account_ref: 'stripe-ec', matched: 7, differences: [{ kind: 'orphan_charge' }] },
    { account_ref: 'stripe-ec', matched: 1, differences: [] },
  ]);
  expect((await desk.call('GET', 'reconciliations', undefined, { as: 'fulfilment' })).statusCode).toBe(403);
});

test('the invoice is a PDF for callers who may see the order, 404 for others', async () => {
  const shopper = shopperIn(desk.api, { slug: 'ec' });
  const placed = await shopper.order(await shopper.walk([(await desk.shop.aUnit()).id], desk.shop.bank.id));
  const { post, order } = placed.json().data;
  await shopper.send('POST', post.url, { payment_method_id: desk.shop.bank.id, check_terms: true, ref: 'T' });
  const url = `/api/front/sales-orders/${order.code}/invoice`;
  expect((await shopper.send('GET', url)).statusCode).toBe(404);
  await desk.call('POST', `orders/${order.code}/payment`, await desk.money(order.code), { as: 'finance' });
  const { id } = await desk.database.owner
    .selectFrom('orders')
    .select('id')
    .where('code', '=', order.code)
    .executeTakeFirstOrThrow();
  await issueInvoice(desk.database.app, { siteId: desk.shop.site.id, orderId: id }, 'Moto');
  const file = await shopper.send('GET', url);
  expect(file.statusCode).toBe(200);
  expect(file.headers['content-type']).toBe('application/pdf');
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename="\d{4}-EC-\d{6}\.pdf"$/);
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await shopperIn(desk.api, { slug: 'ec' }).send('GET', url)).statusCode).toBe(404);
});
