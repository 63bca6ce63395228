import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anUpload } from '../../testing/builders/after-sales-builders.ts';
import { aSession } from '../../testing/builders/builders.ts';
import { brokenInvariants } from '../../testing/database/invariants.ts';
import { openReturns, type Returning } from '../../testing/worlds/returning.ts';

let shop: Returning;
beforeAll(async () => {
  shop = await openReturns();
});
afterAll(() => shop.close());

const kindsOf = async (orderId: number) =>
  (
    await shop.database.owner
      .selectFrom('order_events')
      .select('kind')
      .where('order_id', '=', orderId)
      .orderBy('seq')
      .execute()
  ).map(({ kind }) => kind);

describe('asking for a return', () => {
  test('[ORDERS-05] what was delivered can be given back, with a reason and photos, once per key', async () => {
    const order = await shop.delivered();
    const owner = { site_id: shop.siteId, customer_id: order.customerId };
    const photo = await anUpload(shop.database.owner, owner);
    const key = crypto.randomUUID();
    const payload = { items: order.units, reason: 'damaged', note: ' A scratch ', photos: [photo.id] };
    const first = await shop.send('POST', `${order.code}/returns`, { token: order.token, key, payload });
    expect(first.statusCode).toBe(201);
    const again = await shop.send('POST', `${order.code}/returns`, { token: order.token, key, payload });
    expect(again.body).toBe(first.body);
    const shown = await shop.show(order);
    expect(shown).toMatchObject({ status: 'return_requested', can_return: false });
    expect(shown.returns).toMatchObject([
      {
        code: first.json().data.code,
        status: 'requested',
        reason: 'damaged',
        note: 'A scratch',
        items: order.units,
        refund: null,
        can_withdraw: true,
      },
    ]);
    expect(
      shown.timeline.slice(-3).map((step: { kind: string; state: string }) => [step.kind, step.state]),
    ).toEqual([
      ['return_requested', 'now'],
      ['returned', 'next'],
      ['refunded', 'next'],
    ]);
    expect(await shop.mailsOf(order.code)).toContain('return_requested');
    const staff = (await shop.call('GET', `returns/${first.json().data.code}`)).json().data;
    expect(staff).toMatchObject({
      order_code: order.code,
      photos: [photo.id],
      lines: [{ unit: order.units[0] }],
    });
    const taken = await shop.ask(await shop.delivered(), undefined, { photos: [photo.id] });
    expect(taken.json().code).toBe('upload_unknown');
  });

  test('[ORDERS-06] [H-47] free for thirty days from the hand-over, to the second, by the database’s clock', async () => {
    const [inTime, late] = [await shop.delivered(), await shop.delivered()];
    const since = (code: string, interval: string) =>
      sql`update orders set delivered_at = now() - ${interval}::interval where code = ${code}`.execute(
        shop.database.owner,
      );
    await since(late.code, '30 days');
    await since(inTime.code, '29 days 23 hours 59 minutes');
    const refused = await shop.ask(late);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'return_too_late' });
    expect((await shop.ask(inTime)).statusCode).toBe(201);
    // A direct insert meets the table's own trigger.
    await expect(
      sql`insert into returns (site_id, order_id, reason) values (${shop.siteId}, ${late.id}, 'other')`.execute(
        shop.database.owner,
      ),
    ).rejects.toThrow(/time to return is over/);
  });

  test('refused before the hand-over, for foreign items, and for other customers', async () => {
    const session = await aSession(shop.database.owner, { site_id: shop.siteId });
    const pending = { ...(await shop.anOrderBy(session.customerId, 1)), ...session };
    expect((await shop.ask(pending)).json().code).toBe('return_not_delivered');
    const [order, other] = [await shop.delivered(), await shop.delivered()];
    expect((await shop.ask(order, other.units)).json().code).toBe('return_item_unknown');
    expect((await shop.ask(order, [])).statusCode).toBe(422);
    expect((await shop.ask(order, undefined, { reason: 'because' })).statusCode).toBe(422);
    const foreign = await shop.ask({ ...order, token: other.token });
    expect(foreign.statusCode).toBe(404);
    const unknown = await shop.ask({ ...order, code: 'AAAAAAAAAAAA' });
    expect(foreign.body).toBe(unknown.body);
    expect((await shop.send('POST', `${order.code}/returns`, { payload: {} })).statusCode).toBe(401);
    expect((await shop.show(order)).status).toBe('delivered');
  });

  test('can be called off until it has arrived, by its owner, and asked for again', async () => {
    const order = await shop.delivered();
    const { code } = (await shop.ask(order)).json().data;
    const other = await aSession(shop.database.owner, { site_id: shop.siteId });
    const path = `${order.code}/returns/${code}`;
    expect((await shop.send('DELETE', path, { token: other.token })).statusCode).toBe(404);
    await shop.step(`returns/${code}/approve`);
    expect((await shop.send('DELETE', path, { token: order.token })).json().data.status).toBe('withdrawn');
    expect((await shop.send('DELETE', path, { token: order.token })).statusCode).toBe(200);
    expect(await shop.show(order)).toMatchObject({ status: 'delivered', can_return: true });
    const second = (await shop.ask(order)).json().data.code;
    await shop.step(`returns/${second}/approve`);
    await shop.step(`returns/${second}/receive`);
    const late = await shop.send('DELETE', `${order.code}/returns/${second}`, { token: order.token });
    expect(late.json().code).toBe('return_arrived');
  });
});

describe('[ORDERS-15] the way of a return', () => {
  test('[H-47] approved, received, looked at, refunded, credited: unit, claim, order, money and papers agree', async () => {
    const order = await shop.delivered();
    const [unitId = ''] = order.units;
    const { code } = (await shop.ask(order)).json().data;
    expect(await shop.step(`returns/${code}/approve`)).toMatchObject({
      code: order.code,
      status: 'return_requested',
      outcome: 'approved',
    });
    expect(await shop.step(`returns/${code}/receive`)).toMatchObject({
      status: 'returned',
      fulfilment_status: 'returned',
      outcome: 'received',
    });
    expect(await shop.unitRow(unitId)).toMatchObject({
      status: 'on_hand',
      blocked: true,
      delivered_on: null,
      taken_until: null,
    });
    expect(await shop.claimOf(order.code)).toEqual([]);
    const bikes = await shop.database.owner
      .selectFrom('bikes')
      .select('customer_id')
      .where('unit_id', '=', unitId)
      .execute();
    expect(bikes).toEqual([{ customer_id: null }]);

    await shop.step(`returns/${code}/inspect`, { outcome: 'resell' });
    expect(await shop.unitRow(unitId)).toMatchObject({ blocked: false });
    expect((await shop.call('POST', `returns/${code}/inspect`, { outcome: 'scrap' })).statusCode).toBe(409);

    // Everything came back, so the delivery is paid back too.
    expect(await shop.step(`returns/${code}/refund`)).toMatchObject({
      outcome: 'refunded',
      refunded_minor: order.totalMinor,
      payment_status: 'paid',
    });
    const desk = (await shop.call('GET', `orders/${order.code}`)).json().data;
    const [open] = desk.cases;
    await shop.step(`cases/${open.id}/resolve`, { resolution: 'refund', note: 'OUT 1' });
    const shown = await shop.show(order);
    expect(shown).toMatchObject({ status: 'refunded', payment_status: 'refunded', can_return: false });
    expect(shown.returns).toMatchObject([
      { status: 'refunded', refund: order.totalMinor, refund_formatted: '€9,130.00' },
    ]);
    expect(shown.documents.map(({ kind }: { kind: string }) => kind)).toEqual(['invoice', 'credit_note']);
    const [, credit] = shown.documents;
    const pdf = await shop.api.app.inject({
      method: 'GET',
      url: credit.url,
      headers: { 'x-tenant': 'ec', authorization: `Bearer ${order.token}` },
    });
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const other = await aSession(shop.database.owner, { site_id: shop.siteId });
    const stolen = await shop.api.app.inject({
      method: 'GET',
      url: credit.url,
      headers: { 'x-tenant': 'ec', authorization: `Bearer ${other.token}` },
    });
    expect(stolen.statusCode).toBe(404);
    expect(await shop.mailsOf(order.code)).toEqual(
      expect.arrayContaining(['return_requested', 'return_approved', 'return_received', 'order_refunded']),
    );
    expect((await shop.auditOf(order.code)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['return.approve', 'return.receive', 'return.inspect', 'return.refund']),
    );
    expect(await kindsOf(order.id)).toEqual(
      expect.arrayContaining(['returned', 'return_inspected', 'closed']),
    );
    expect(await brokenInvariants(shop.database.owner)).toEqual([]);
  });

  test('refused with a reason: the buyer keeps it, reads why, and may ask again', async () => {
    const order = await shop.delivered();
    const { code } = (await shop.ask(order)).json().data;
    expect((await shop.call('POST', `returns/${code}/reject`, {})).statusCode).toBe(422);
    await shop.step(`returns/${code}/reject`, { reason: 'The frame is bent.' });
    expect(await shop.show(order)).toMatchObject({
      status: 'delivered',
      can_return: true,
      returns: [{ status: 'rejected', rejection: 'The frame is bent.' }],
    });
    expect(await shop.mailsOf(order.code)).toContain('return_rejected');
    expect(await shop.claimOf(order.code)).toEqual(['sale']);
    expect((await shop.call('POST', `returns/${code}/receive`, {})).statusCode).toBe(409);
  });

  test('units that came back together are inspected one by one, each once', async () => {
    const order = await shop.delivered(2);
    const [one = '', two = ''] = order.units;
    const { code } = (await shop.ask(order, order.units, { note: 'Too tall' })).json().data;
    for (const step of ['approve', 'receive']) await shop.step(`returns/${code}/${step}`);
    await shop.step(`returns/${code}/inspect`, { outcome: 'scrap', units: [one] });
    await shop.step(`returns/${code}/inspect`, { outcome: 'resell' });
    const shown = (await shop.call('GET', `returns/${code}`)).json().data;
    expect(shown).toMatchObject({ reason: 'changed_mind', note: 'Too tall' });
    const outcomes = shown.lines.map(({ unit, outcome }: { unit: string; outcome: string }) => [
      unit,
      outcome,
    ]);
    expect(new Map(outcomes)).toEqual(
      new Map([
        [one, 'scrap'],
        [two, 'resell'],
      ]),
    );
    const again = await shop.call('POST', `returns/${code}/inspect`, { outcome: 'resell', units: [one] });
    expect(again.statusCode).toBe(409);
    expect(await shop.step(`returns/${code}/refund`)).toMatchObject({ refunded_minor: order.totalMinor });
  });

  test('one of two: its own price goes back, the other stays with the buyer and may follow; scrap is never sold', async () => {
    const order = await shop.delivered(2);
    const [one = '', two = ''] = order.units;
    const first = (await shop.ask(order, [one])).json().data.code;
    await shop.step(`returns/${first}/approve`);
    expect(await shop.step(`returns/${first}/receive`)).toMatchObject({ status: 'delivered' });
    expect((await shop.ask(order, [two])).json().code).toBe('return_open');
    await shop.step(`returns/${first}/inspect`, { outcome: 'scrap' });
    expect(await shop.unitRow(one)).toMatchObject({ blocked: true });
    expect(await shop.stopsOf(one)).toEqual([{ source: 'quarantine', reason: 'scrapped' }]);
    expect(await shop.unitRow(two)).toMatchObject({ status: 'delivered', blocked: false });
    expect(await shop.step(`returns/${first}/refund`)).toMatchObject({ refunded_minor: 899_000 });
    const open = async () => (await shop.call('GET', `orders/${order.code}`)).json().data.cases.at(-1);
    await shop.step(`cases/${(await open()).id}/resolve`, { resolution: 'refund', note: 'OUT 2' });
    expect(await shop.show(order)).toMatchObject({
      status: 'delivered',
      payment_status: 'partly_refunded',
      can_return: true,
    });
    expect((await shop.ask(order, [one])).json().code).toBe('return_item_unknown');

    const second = (await shop.ask(order, [two])).json().data.code;
    for (const step of ['approve', 'receive']) await shop.step(`returns/${second}/${step}`);
    expect(await shop.step(`returns/${second}/refund`)).toMatchObject({ refunded_minor: 899_000 + 14_000 });
    await shop.step(`cases/${(await open()).id}/resolve`, { resolution: 'refund', note: 'OUT 3' });
    const shown = await shop.show(order);
    expect(shown).toMatchObject({ status: 'refunded', payment_status: 'refunded' });
    expect(shown.documents).toHaveLength(3);
    expect(await brokenInvariants(shop.database.owner)).toEqual([]);
  });

  test('each role does its own part, and another site’s staff find nothing', async () => {
    const order = await shop.delivered();
    const { code } = (await shop.ask(order)).json().data;
    const may = async (path: string, caller: 'support' | 'fulfilment' | 'finance', body: object = {}) =>
      (await shop.call('POST', `returns/${code}/${path}`, body, { as: caller })).statusCode;
    expect(await may('approve', 'finance')).toBe(403);
    expect(await may('approve', 'support')).toBe(200);
    expect(await may('receive', 'support')).toBe(403);
    expect(await may('refund', 'finance')).toBe(409);
    expect(await may('receive', 'fulfilment')).toBe(200);
    expect(await may('refund', 'fulfilment')).toBe(403);
    expect(await may('refund', 'finance')).toBe(200);
    const token = await shop.tokenOf('it', 'admin');
    const elsewhere = await shop.call('GET', `returns/${code}`, undefined, { as: { token }, tenant: 'it' });
    expect(elsewhere.statusCode).toBe(404);
    const list = (await shop.call('GET', 'returns')).json();
    expect(list.data.map((one: { code: string }) => one.code)).not.toContain(code);
  });
});

describe('at the same instant', () => {
  test('two concurrent requests: one return', async () => {
    const order = await shop.delivered();
    const answers = await Promise.all(Array.from({ length: 6 }, () => shop.ask(order)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect((await shop.show(order)).returns).toHaveLength(1);
  });

  test('called off and taken in: one of them wins, and all agree', async () => {
    for (let round = 0; round < 8; round += 1) {
      const order = await shop.delivered();
      const { code } = (await shop.ask(order)).json().data;
      await shop.step(`returns/${code}/approve`);
      const [withdrawn, received] = await Promise.all([
        shop.send('DELETE', `${order.code}/returns/${code}`, { token: order.token }),
        shop.call('POST', `returns/${code}/receive`, {}),
      ]);
      expect([withdrawn.statusCode, received.statusCode].sort()).toEqual([200, 409]);
      const isBack = received.statusCode === 200;
      expect(await shop.show(order)).toMatchObject({ status: isBack ? 'returned' : 'delivered' });
      expect(await shop.claimOf(order.code)).toEqual(isBack ? [] : ['sale']);
    }
    expect(await brokenInvariants(shop.database.owner)).toEqual([]);
  });

  test('two clerks give the money back: it goes once', async () => {
    const order = await shop.delivered();
    const { code } = (await shop.ask(order)).json().data;
    for (const step of ['approve', 'receive']) await shop.step(`returns/${code}/${step}`);
    const answers = await Promise.all([1, 2, 3].map(() => shop.call('POST', `returns/${code}/refund`, {})));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const refunds = (await shop.call('GET', `orders/${order.code}`)).json().data.refunds;
    expect(refunds).toMatchObject([{ amount_minor: order.totalMinor }]);
  });
});
