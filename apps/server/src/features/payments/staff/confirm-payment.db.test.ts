import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../../testing/worlds/desk.ts';
import { issueInvoice } from '../../invoices/issue-invoice.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

describe('a transfer', () => {
  test('waits in Today with its amount, the first deadline at the top', async () => {
    const codes = [await desk.anOrderOf(), await desk.anOrderOf()];
    await sql`
      update orders set registered_at = now() - interval '2 hours', deadline_at = deadline_at - interval '2 hours'
       where code = ${codes[1]}`.execute(desk.database.owner);
    const { data } = (await desk.call('GET', 'inbox?kind=transfer', undefined, { as: 'finance' })).json();
    const rows = data.filter(({ ref }: { ref: string }) => codes.includes(ref));
    expect(rows.map(({ ref }: { ref: string }) => ref)).toEqual([codes[1], codes[0]]);
    expect(rows[0]).toMatchObject({
      currency: 'EUR',
      amount_minor: await desk.totalOf(codes[1] as string),
    });
    expect(Date.now() - Date.parse(rows[0].since)).toBeGreaterThanOrEqual(7_200_000);
    expect((await desk.call('GET', `orders/${codes[1]}`)).json().data).toMatchObject({
      payment_ref: 'TRX 77',
      method: 'bank_transfer',
    });
  });

  test('confirmed by finance is paid and confirmed; once, whatever is sent twice; and written down', async () => {
    const code = await desk.anOrderOf();
    const body = await desk.money(code);
    const key = crypto.randomUUID();
    const first = await desk.call('POST', `orders/${code}/payment`, body, { as: 'finance', key });
    expect(first.json().data).toMatchObject({ status: 'confirmed', payment_status: 'paid', outcome: 'paid' });
    const replay = await desk.call('POST', `orders/${code}/payment`, body, { as: 'finance', key });
    expect(replay.body).toBe(first.body);
    const again = await desk.call('POST', `orders/${code}/payment`, body, { as: 'finance' });
    expect(again.json().data).toMatchObject({ outcome: 'again', payment_status: 'paid' });
    expect(await desk.claimOf(code)).toEqual(['sale']);
    expect(await desk.mailsOf(code)).toEqual(['order_received', 'order_confirmed']);
    const shown = (await desk.call('GET', `orders/${code}`)).json().data;
    expect(shown.ledger).toMatchObject([{ kind: 'captured', amount_minor: body.amount_minor }]);
    expect(shown.events.at(-1)).toMatchObject({ kind: 'confirmed', actor: 'finance of ec' });
    expect((await desk.auditOf(code))[0]).toMatchObject({
      action: 'order.payment',
      actor_kind: 'staff',
      request_id: 'request-of-the-test',
      before: { status: 'pending_confirmation', payment_status: 'unpaid' },
      after: { status: 'confirmed', payment_status: 'paid', money: { reference: `BANK ${code}` } },
    });
  });

  test('two clerks who confirm the same transfer at once book it once', async () => {
    const code = await desk.anOrderOf();
    const body = await desk.money(code);
    // On a slow machine the lock wait may time out (503 busy): the call is retried.
    const confirm = async () => {
      for (;;) {
        const answer = await desk.call('POST', `orders/${code}/payment`, body, { as: 'finance' });
        if (answer.statusCode !== 503) return answer;
      }
    };
    const answers = await Promise.all(Array.from({ length: 6 }, confirm));
    const outcomes = answers.map((answer) => answer.json().data?.outcome).sort();
    expect(outcomes).toEqual(['again', 'again', 'again', 'again', 'again', 'paid']);
    const shown = (await desk.call('GET', `orders/${code}`)).json().data;
    expect(shown.ledger).toHaveLength(1);
  });

  test('too little opens a case and waits for the rest', async () => {
    const code = await desk.anOrderOf();
    const body = await desk.money(code, { amount_minor: 100_000, reference: 'first half' });
    const part = (await desk.call('POST', `orders/${code}/payment`, body, { as: 'finance' })).json().data;
    expect(part).toMatchObject({
      outcome: 'part',
      status: 'pending_confirmation',
      missing_minor: (await desk.totalOf(code)) - 100_000,
    });
    const cases = (await desk.call('GET', 'payment-cases')).json().data;
    expect(cases.find(({ order_code }: { order_code: string }) => order_code === code)).toMatchObject({
      kind: 'underpaid',
    });
    const waiting = (await desk.call('GET', 'orders?has_case=true')).json().data;
    expect(waiting.map((row: { code: string }) => row.code)).toContain(code);
  });

  test('in another currency, or for an order that a provider takes the desk.money of, is refused', async () => {
    const code = await desk.anOrderOf();
    const wrong = await desk.call(
      'POST',
      `orders/${code}/payment`,
      await desk.money(code, { currency: 'USD' }),
      {
        as: 'finance',
      },
    );
    expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'payment_currency_differs']);
    expect(await desk.auditOf(code)).toEqual([]);
  });

  test('that never came can be refused: the buyer may try another way', async () => {
    const code = await desk.anOrderOf();
    const answer = await desk.call(
      'POST',
      `orders/${code}/payment/refuse`,
      { reason: 'cheque bounced' },
      { as: 'finance' },
    );
    expect(answer.json().data).toMatchObject({ status: 'payment_failed', payment_status: 'unpaid' });
    expect(await desk.claimOf(code)).toEqual(['reservation']);
    expect(await desk.mailsOf(code)).toContain('payment_failed');
    const twice = await desk.call(
      'POST',
      `orders/${code}/payment/refuse`,
      { reason: 'x' },
      { as: 'finance' },
    );
    expect([twice.statusCode, twice.json().code]).toEqual([409, 'order_move_impossible']);
  });
});

describe('cancelling and giving back', () => {
  test('an unpaid order frees its unit; nothing is refunded', async () => {
    const code = await desk.anOrderOf();
    const answer = await desk.call(
      'POST',
      `orders/${code}/cancel`,
      { reason: 'asked by phone' },
      { as: 'support' },
    );
    expect(answer.json().data).toMatchObject({ status: 'cancelled', refunded_minor: 0 });
    expect(await desk.claimOf(code)).toEqual([]);
    expect(await desk.auditOf(code)).toMatchObject([
      { action: 'order.close_payment', reason: null },
      { action: 'order.cancel', reason: 'asked by phone' },
    ]);
  });

  test('a paid one owes its desk.money back: by hand, until finance says it was sent', async () => {
    const code = await desk.anOrderOf();
    await desk.call('POST', `orders/${code}/payment`, await desk.money(code), { as: 'finance' });
    const { id } = await desk.database.owner
      .selectFrom('orders')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    await issueInvoice(desk.database.app, { siteId: desk.shop.site.id, orderId: id }, 'Moto');
    const cancelled = (
      await desk.call('POST', `orders/${code}/cancel`, { reason: 'asked' }, { as: 'support' })
    ).json().data;
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      payment_status: 'paid',
      refunded_minor: await desk.totalOf(code),
    });
    const { data: open } = (await desk.call('GET', 'payment-cases')).json();
    const task = open.find(
      (one: { order_code: string; kind: string }) => one.order_code === code && one.kind === 'refund_by_hand',
    );
    const done = await desk.call(
      'POST',
      `cases/${task.id}/resolve`,
      { resolution: 'refund', note: 'OUT 4711' },
      { as: 'finance' },
    );
    expect(done.json().data).toMatchObject({
      payment_status: 'refunded',
      refunded_minor: await desk.totalOf(code),
    });
    const shown = (await desk.call('GET', `orders/${code}`)).json().data;
    expect(shown.ledger.map(({ kind }: { kind: string }) => kind)).toEqual(['captured', 'refunded']);
    expect(shown.invoices.map(({ kind }: { kind: string }) => kind)).toEqual(['invoice', 'credit_note']);
    expect(shown.cases.every(({ status }: { status: string }) => status === 'resolved')).toBe(true);
    expect(await desk.mailsOf(code)).toEqual([
      'order_received',
      'order_confirmed',
      'order_cancelled',
      'order_refunded',
    ]);
    const twice = await desk.call(
      'POST',
      `cases/${task.id}/resolve`,
      { resolution: 'refund', note: 'again' },
      { as: 'finance' },
    );
    expect(twice.statusCode).toBe(409);
  });

  test('more than was paid is refused, and what is on its way back is not given twice', async () => {
    const code = await desk.anOrderOf();
    expect(
      (await desk.call('POST', `orders/${code}/refund`, { reason: 'x' }, { as: 'finance' })).json().code,
    ).toBe('nothing_to_refund');
    await desk.call('POST', `orders/${code}/payment`, await desk.money(code), { as: 'finance' });
    const total = await desk.totalOf(code);
    const much = await desk.call(
      'POST',
      `orders/${code}/refund`,
      { amount_minor: total + 1, reason: 'x' },
      { as: 'finance' },
    );
    expect([much.statusCode, much.json().code]).toEqual([422, 'more_than_paid']);
    const part = await desk.call(
      'POST',
      `orders/${code}/refund`,
      { amount_minor: 5000, reason: 'scratch' },
      { as: 'finance' },
    );
    expect(part.json().data.refunded_minor).toBe(5000);
    const rest = await desk.call('POST', `orders/${code}/refund`, { reason: 'all' }, { as: 'finance' });
    expect(rest.json().data.refunded_minor).toBe(total - 5000);
    expect(
      (await desk.call('POST', `orders/${code}/refund`, { reason: 'again' }, { as: 'finance' })).statusCode,
    ).toBe(409);
  });
});

describe('to the buyer', () => {
  test('prepared, shipped with its number, delivered: each told, each once, the unit handed over', async () => {
    const code = await desk.anOrderOf();
    const early = await desk.call('POST', `orders/${code}/prepare`, {}, { as: 'fulfilment' });
    expect([early.statusCode, early.json().code]).toEqual([409, 'order_move_impossible']);
    await desk.call('POST', `orders/${code}/payment`, await desk.money(code), { as: 'finance' });
    const waiting = (
      await desk.call('GET', 'orders?status=confirmed', undefined, { as: 'fulfilment' })
    ).json().data;
    expect(waiting.map((row: { code: string }) => row.code)).toContain(code);
    expect(
      (await desk.call('POST', `orders/${code}/prepare`, {}, { as: 'fulfilment' })).json().data
        .fulfilment_status,
    ).toBe('preparing');
    expect(
      (await desk.call('POST', `orders/${code}/ready`, {}, { as: 'fulfilment' })).statusCode,
      'nobody picks up a shipment',
    ).toBe(409);
    const shipped = await desk.call(
      'POST',
      `orders/${code}/ship`,
      { tracking: 'TRK 9' },
      { as: 'fulfilment' },
    );
    expect(shipped.json().data.status).toBe('shipped');
    const handover = (await desk.call('GET', 'orders?status=preparing,ready_for_pickup,shipped')).json().data;
    expect(handover.map((row: { code: string }) => row.code)).toContain(code);
    const answers = await Promise.all(
      [1, 2, 3].map(() => desk.call('POST', `orders/${code}/deliver`, {}, { as: 'fulfilment' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(await desk.mailsOf(code)).toEqual([
      ...['order_received', 'order_confirmed', 'order_preparing', 'order_shipped', 'order_delivered'],
    ]);
    const { rows } = await sql<{ status: string; tracking: string; unit: string }>`
      select o.status, u.status as unit, m.data ->> 'tracking' as tracking from orders o
        join order_lines l on l.order_id = o.id join units u on u.id = l.unit_id
        join mails m on m.order_id = o.id and m.kind = 'order_shipped' where o.code = ${code}`.execute(
      desk.database.owner,
    );
    expect(rows).toEqual([{ status: 'delivered', unit: 'delivered', tracking: 'TRK 9' }]);
    expect((await desk.auditOf(code)).map(({ action }) => action)).toEqual([
      ...['order.payment', 'order.preparing', 'order.shipped', 'order.delivered'],
    ]);
  });

  test('[C1] cash on delivery is sold only when staff accept it, then delivered, and waits for its money until finance has it', async () => {
    const code = await desk.anOrderOf(desk.shop, desk.cash.id, 'cash-delivery-order');
    expect(await desk.claimOf(code)).toEqual(['reservation']);
    const early = await desk.call('POST', `orders/${code}/prepare`, {}, { as: 'fulfilment' });
    expect(early.statusCode).toBe(409);
    expect((await desk.call('POST', `orders/${code}/accept`, {}, { as: 'finance' })).statusCode).toBe(403);
    const accepted = await desk.call('POST', `orders/${code}/accept`, {}, { as: 'support' });
    expect(accepted.json().data).toMatchObject({ status: 'confirmed', payment_status: 'unpaid' });
    expect(await desk.claimOf(code)).toEqual(['sale']);
    expect((await desk.call('POST', `orders/${code}/accept`, {}, { as: 'support' })).statusCode).toBe(409);
    const transfer = await desk.anOrderOf();
    expect((await desk.call('POST', `orders/${transfer}/accept`, {}, { as: 'support' })).statusCode).toBe(
      409,
    );
    for (const step of ['prepare', 'ship', 'deliver'])
      expect((await desk.call('POST', `orders/${code}/${step}`, {}, { as: 'fulfilment' })).statusCode).toBe(
        200,
      );
    const owed = (await desk.call('GET', 'orders?status=delivered&payment_status=unpaid'))
      .json()
      .data.find((row: { code: string }) => row.code === code);
    expect(owed).toMatchObject({ status: 'delivered', payment_status: 'unpaid', method: 'cash' });
    const paid = await desk.call('POST', `orders/${code}/payment`, await desk.money(code), { as: 'finance' });
    expect(paid.json().data).toMatchObject({ status: 'delivered', payment_status: 'paid' });
    const left = (await desk.call('GET', 'orders?status=delivered&payment_status=unpaid')).json().data;
    expect(left.map((row: { code: string }) => row.code)).not.toContain(code);
  });
});
