import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenInvariants } from '../../../testing/database/invariants.ts';
import { openWithdrawals, type Withdrawing } from '../../../testing/worlds/withdrawing.ts';

let shop: Withdrawing;
beforeAll(async () => {
  shop = await openWithdrawals();
});
afterAll(() => shop.close());

const PAID = ['pay'] as const;
const DELIVERED = ['pay', 'prepare', 'ship', 'deliver'] as const;

const mailOf = async (code: string) =>
  (
    await sql<{ to_email: string; locale: string; data: Record<string, unknown> }>`
      select m.to_email, m.locale, m.data from mails m join orders o on o.id = m.order_id
       where o.code = ${code} and m.kind = 'withdrawal_received'`.execute(shop.database.owner)
  ).rows;

describe('the period', () => {
  const endsAt = async (since: string, zone: string, holidays: string[] | null = null) =>
    (
      await sql<{ at: Date }>`
        select period_ends_at(${since}, 14, ${zone}, ${holidays && JSON.stringify(holidays)}::jsonb) as at`.execute(
        shop.database.owner,
      )
    ).rows[0]?.at.toISOString();

  test.each([
    ['the day of delivery is not counted', '2026-11-03T10:00:00Z', 'Europe/Rome', '2026-11-17T23:00:00.000Z'],
    ['counted in days of the site', '2026-11-03T23:30:00Z', 'Europe/Rome', '2026-11-18T23:00:00.000Z'],
    ['west of Greenwich', '2026-11-04T03:00:00Z', 'America/Guayaquil', '2026-11-18T05:00:00.000Z'],
    ['a Saturday moves to Monday', '2026-11-07T10:00:00Z', 'Europe/Rome', '2026-11-23T23:00:00.000Z'],
    ['a Sunday moves to Monday', '2026-11-08T10:00:00Z', 'Europe/Rome', '2026-11-23T23:00:00.000Z'],
    ['over the end of summer time', '2026-10-13T22:30:00Z', 'Europe/Rome', '2026-10-28T23:00:00.000Z'],
    ['over the begin of summer time', '2027-03-16T10:00:00Z', 'Europe/Rome', '2027-03-30T22:00:00.000Z'],
    ['in London', '2027-03-16T10:00:00Z', 'Europe/London', '2027-03-30T23:00:00.000Z'],
  ])('%s', async (_title, since, zone, end) => {
    expect(await endsAt(since, zone)).toBe(end);
  });

  test('a holiday of every year or of one year moves to the next working day', async () => {
    const since = '2026-12-11T10:00:00Z';
    expect(await endsAt(since, 'Europe/Rome')).toBe('2026-12-25T23:00:00.000Z');
    expect(await endsAt(since, 'Europe/Rome', ['12-25'])).toBe('2026-12-28T23:00:00.000Z');
    expect(await endsAt(since, 'Europe/Rome', ['2026-12-25', '2026-12-28'])).toBe('2026-12-29T23:00:00.000Z');
    expect(await endsAt(since, 'Europe/Rome', ['2027-12-25'])).toBe('2026-12-25T23:00:00.000Z');
  });

  test('the end of the period follows the holidays of the site', async () => {
    const order = await shop.ordered(DELIVERED);
    const lastDay = async () => (await shop.show(order)).withdrawal.until_on;
    const before = await lastDay();
    await shop.keepHolidays([before]);
    expect((await lastDay()) > before).toBe(true);
    await shop.keepHolidays([]);
    expect(await lastDay()).toBe(before);
  });

  test('a statement is accepted while only holidays of the site have followed the last day', async () => {
    const order = await shop.ordered(DELIVERED);
    await shop.deliveredSince(order.code, '20 days');
    expect((await shop.withdraw(order)).statusCode).toBe(409);
    const tomorrow = Temporal.Now.plainDateISO('UTC').add({ days: 1 });
    const days = Array.from({ length: 10 }, (_, back) => String(tomorrow.subtract({ days: back })));
    await shop.keepHolidays(days);
    expect((await shop.withdraw(order)).statusCode).toBe(201);
    await shop.keepHolidays([]);
  });
});

describe('before the order is sent', () => {
  test('a paid order is cancelled and refunded at once, and the statement is acknowledged by mail', async () => {
    const order = await shop.ordered(PAID);
    expect((await shop.show(order)).withdrawal).toMatchObject({ days: 14, until: null, items: order.units });
    const answer = await shop.withdraw(order, { email: 'anna.other@example.test' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().data).toMatchObject({
      status: 'order_cancelled',
      items: order.units,
      send_back_by: null,
    });
    expect(await shop.show(order)).toMatchObject({
      status: 'cancelled',
      cancel_reason: 'withdrawal',
      withdrawal: { items: [], declared: [{ code: answer.json().data.code, status: 'order_cancelled' }] },
    });
    const { refunds } = (await shop.call('GET', `orders/${order.code}`)).json().data;
    expect(refunds).toMatchObject([{ amount_minor: order.totalMinor, reason: 'cancelled_withdrawal' }]);
    expect(await shop.claimOf(order.code)).toEqual([]);
    expect(await mailOf(order.code)).toMatchObject([
      {
        to_email: 'anna.other@example.test',
        data: {
          sender: 'Anna Rossi',
          items: ['Machine 1'],
          withdrawn_at: answer.json().data.declared_at,
          is_order_address: false,
        },
      },
    ]);
  });

  test('an unpaid order waits until its payment is closed, then it is cancelled', async () => {
    const order = await shop.ordered();
    expect((await shop.withdraw(order)).json().data.status).toBe('declared');
    await shop.carryOut(order.id);
    expect(await shop.show(order)).toMatchObject({ status: 'cancelled', cancel_reason: 'withdrawal' });
    expect(await shop.rowsOf(order.id)).toMatchObject([{ status: 'order_cancelled' }]);
    await shop.carryOut(order.id);
    expect((await shop.call('GET', `orders/${order.code}`)).json().data.refunds).toEqual([]);
  });

  test('an order in preparation is cancelled too', async () => {
    const order = await shop.ordered(['pay', 'prepare']);
    expect((await shop.show(order)).can_cancel).toBe(false);
    expect((await shop.withdraw(order)).json().data.status).toBe('order_cancelled');
    expect((await shop.call('POST', `orders/${order.code}/ship`, {})).statusCode).toBe(409);
  });

  test('a part of an order, and an order on its way, are returned after the delivery', async () => {
    const part = await shop.ordered(['pay', 'prepare'], 2);
    const sent = await shop.ordered(['pay', 'prepare', 'ship']);
    const [item] = part.units as [string];
    expect((await shop.withdraw(part, { items: [item] })).json().data.status).toBe('declared');
    expect((await shop.withdraw(sent)).json().data.status).toBe('declared');
    await shop.sweep();
    expect([(await shop.show(part)).status, (await shop.show(sent)).status]).toEqual([
      'preparing',
      'shipped',
    ]);
    await shop.step(`orders/${part.code}/ship`);
    for (const { code } of [part, sent]) await shop.step(`orders/${code}/deliver`);
    expect(await shop.sweep()).toBe(2);
    expect((await shop.show(sent)).returns).toMatchObject([{ reason: 'withdrawal', items: sent.units }]);
    expect((await shop.show(part)).returns).toMatchObject([{ status: 'approved', items: [item] }]);
  });
});

describe('after the delivery', () => {
  test('a return without a reason is open and approved at once, and goes the way of every return', async () => {
    const order = await shop.ordered(DELIVERED, 2);
    const [item, kept] = order.units as [string, string];
    const { data } = (await shop.withdraw(order, { items: [item] })).json();
    expect(data).toMatchObject({ status: 'return_opened', items: [item] });
    const shown = await shop.show(order);
    expect(shown).toMatchObject({
      status: 'return_requested',
      returns: [{ code: data.return_code, status: 'approved', reason: 'withdrawal' }],
      withdrawal: { items: [kept] },
    });
    expect(shown.timeline.map(({ kind }: { kind: string }) => kind)).toContain('withdrawal_received');
    const mails = await shop.mailsOf(order.code);
    expect(mails).toEqual(expect.arrayContaining(['withdrawal_received', 'return_approved']));
    expect(mails).not.toContain('return_requested');
    const listed = (await shop.call('GET', 'returns')).json().data;
    expect(listed.find(({ code }: { code: string }) => code === data.return_code)).toMatchObject({
      reason: 'withdrawal',
      refund_by: data.refund_by,
      send_back_by: data.send_back_by,
    });
    for (const step of ['receive', 'refund']) await shop.step(`returns/${data.return_code}/${step}`);
    expect((await shop.show(order)).status).toBe('delivered');
    expect((await shop.withdraw(order)).json().code).toBe('return_item_unknown');
    expect((await shop.withdraw(order, { items: [kept] })).json().data.status).toBe('return_opened');
    expect(await brokenInvariants(shop.database.owner)).toEqual([]);
  });

  test('fourteen days to send back, from the statement or a later delivery, and fourteen to refund', async () => {
    const order = await shop.ordered(DELIVERED);
    await shop.deliveredSince(order.code, '3 days');
    const { data } = (await shop.withdraw(order)).json();
    const { rows } = await sql<{ refund: string; back: string }>`
      select ((now() at time zone 'America/Guayaquil')::date + 14)::text as refund,
             ((period_ends_at(now(), 14, 'America/Guayaquil', null) at time zone 'America/Guayaquil')::date - 1)::text as back`.execute(
      shop.database.owner,
    );
    expect([data.refund_by, data.send_back_by]).toEqual([rows[0]?.refund, rows[0]?.back]);
  });

  test('a second withdrawal waits for the return of the first', async () => {
    const order = await shop.ordered(DELIVERED, 2);
    const [first, second] = order.units as [string, string];
    const { return_code } = (await shop.withdraw(order, { items: [first] })).json().data;
    expect((await shop.withdraw(order, { items: [second] })).json().data.status).toBe('declared');
    await shop.sweep();
    expect((await shop.show(order)).returns).toHaveLength(1);
    for (const step of ['receive', 'refund']) await shop.step(`returns/${return_code}/${step}`);
    await shop.sweep();
    expect((await shop.show(order)).returns[1]).toMatchObject({ status: 'approved', items: [second] });
  });

  test('a rejected return ends the withdrawal, and its items can be withdrawn from again', async () => {
    const order = await shop.ordered(DELIVERED);
    const { return_code, code } = (await shop.withdraw(order)).json().data;
    await shop.step(`returns/${return_code}/reject`, { reason: 'not sent back' });
    expect((await shop.show(order)).withdrawal).toMatchObject({
      items: order.units,
      declared: [{ code, status: 'ended' }],
    });
    expect((await shop.withdraw(order)).json().data.code).not.toBe(code);
  });
});

describe('where there is no right', () => {
  test('after the period it is neither offered nor taken, also not by the table', async () => {
    const [inTime, late] = [await shop.ordered(DELIVERED), await shop.ordered(DELIVERED)];
    await shop.deliveredSince(inTime.code, '13 days');
    await shop.deliveredSince(late.code, '18 days');
    expect((await shop.show(late)).withdrawal.items).toEqual([]);
    expect((await shop.show(inTime)).withdrawal.items).toEqual(inTime.units);
    const refused = await shop.withdraw(late);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'withdrawal_too_late']);
    expect((await shop.withdraw(inTime)).statusCode).toBe(201);
    await expect(
      sql`insert into withdrawals (site_id, order_id, name, email, locale, refund_by)
          values (${shop.siteId}, ${late.id}, 'A', 'a@b.example', 'en', '2026-12-01')`.execute(
        shop.database.owner,
      ),
    ).rejects.toThrow(/period is over/);
  });

  test('a site without the setting offers none', async () => {
    const order = await shop.ordered(PAID);
    await shop.grant(null);
    expect((await shop.show(order)).withdrawal).toBeNull();
    expect((await shop.withdraw(order)).json().code).toBe('withdrawal_unavailable');
    await shop.grant({ days: 14 });
  });

  test('an order keeps that its product was made to order when it was placed', async () => {
    const mark = (value: boolean) =>
      sql`update products set made_to_order = ${value}`.execute(shop.database.owner);
    await mark(true);
    const code = await shop.anOrderOf();
    await mark(false);
    const { data } = (
      await shop.api.app.inject({
        url: `/api/front/sales-orders/${code}?key=${encodeURIComponent(shop.linkTo(code))}`,
        headers: { 'x-tenant': 'ec' },
      })
    ).json();
    expect(data.withdrawal).toMatchObject({ items: [], exempt: [data.items[0].uuid] });
  });

  test('what was made to order is not offered, the rest of the order is', async () => {
    const order = await shop.ordered(DELIVERED, 2);
    const [made, other] = order.units as [string, string];
    await shop.database.owner.transaction().execute(async (tx) => {
      await sql`set local app.unsafe_rewrite_history = 'on'`.execute(tx);
      await sql`update order_lines set details = details || '{"made_to_order": true}' where unit_id = ${made}`.execute(
        tx,
      );
    });
    expect((await shop.show(order)).withdrawal).toMatchObject({ items: [other], exempt: [made] });
    expect((await shop.withdraw(order)).json().code).toBe('return_item_unknown');
    expect((await shop.withdraw(order, { items: [other] })).statusCode).toBe(201);
  });
});

describe('access', () => {
  test('[C2] a guest by the signed link of the mail; the code alone, a link of another order and a foreign account get nothing', async () => {
    const code = await shop.anOrderOf();
    const foreign = await shop.ordered();
    const shown = await shop.api.app.inject({
      url: `/api/front/sales-orders/${code}?key=${encodeURIComponent(shop.linkTo(code))}`,
      headers: { 'x-tenant': 'ec' },
    });
    const units: string[] = shown.json().data.withdrawal.items;
    const refused = [
      await shop.withdraw({ code, units }),
      await shop.withdraw({ code, units }, { link: shop.linkTo(foreign.code) }),
      await shop.withdraw({ code, units, token: foreign.token }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    const done = await shop.withdraw({ code, units }, { link: shop.linkTo(code) });
    expect(done.statusCode).toBe(201);
  });

  test('a statement without a name, with a bad address or without items is refused', async () => {
    const order = await shop.ordered(PAID);
    for (const change of [{ name: ' ' }, { email: 'anna' }, { items: [] }, { name: 'A\u202eB' }])
      expect((await shop.withdraw(order, change)).statusCode).toBe(422);
    expect(await shop.rowsOf(order.id)).toEqual([]);
  });
});
