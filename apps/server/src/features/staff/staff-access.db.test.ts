import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStaffToken, revokeStaffToken } from '../../cli/staff-tokens.ts';
import { aSession } from '../../testing/builders/builders.ts';
import { type Desk, openDesk } from '../../testing/worlds/desk.ts';
import { ROLES } from './staff.rules.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

describe('roles', () => {
  const ACTS = {
    'orders/CODE/payment': {
      body: { amount_minor: 1, currency: 'EUR', value_on: '2026-11-15', reference: 'x' },
      may: ['finance', 'country', 'admin'],
    },
    'orders/CODE/payment/refuse': { body: { reason: 'bounced' }, may: ['finance', 'country', 'admin'] },
    'orders/CODE/cancel': { body: { reason: 'asked' }, may: ['support', 'country', 'admin'] },
    'orders/CODE/revoke-links': { body: { reason: 'asked' }, may: ['support', 'country', 'admin'] },
    'orders/CODE/refund': { body: { reason: 'asked' }, may: ['finance', 'country', 'admin'] },
    'orders/CODE/prepare': { body: {}, may: ['fulfilment', 'country', 'admin'] },
    'orders/CODE/ready': { body: {}, may: ['fulfilment', 'country', 'admin'] },
    'orders/CODE/ship': { body: {}, may: ['fulfilment', 'country', 'admin'] },
    'orders/CODE/deliver': { body: {}, may: ['fulfilment', 'country', 'admin'] },
    'cases/1/resolve': { body: { resolution: 'close', note: 'n' }, may: ['finance', 'country', 'admin'] },
  };
  const WITHOUT_ORDERS: readonly string[] = ['editor', 'translator', 'reviewer', 'auditor'];
  const READS = ['orders?sites=ec', 'order-counts?sites=ec', 'payment-cases?sites=ec'];

  test.each(Object.entries(ACTS))('POST %s', async (path, { body, may }) => {
    // Of another site on purpose: an allowed role gets 404 for the order, another role gets 403.
    const code = await desk.anOrderOf(desk.other);
    const before = await desk.auditOf(code);
    for (const role of ROLES) {
      const answer = await desk.call('POST', path.replace('CODE', code), body, { as: role });
      expect([role, answer.statusCode]).toEqual([role, may.includes(role) ? 404 : 403]);
    }
    const foreign = { token: await desk.tokenOf('it', 'admin') };
    expect((await desk.call('POST', path.replace('CODE', code), body, { as: foreign })).statusCode).toBe(403);
    for (const token of [
      'staff_0123456789012345678901234567890',
      desk.tokens.admin.replace('desk_', 'feed_'),
    ])
      expect((await desk.call('POST', path.replace('CODE', code), body, { as: { token } })).statusCode).toBe(
        401,
      );
    expect(await desk.auditOf(code)).toEqual(before);
  });

  test.each(READS)('GET %s is for every role of the site that looks after orders', async (path) => {
    for (const role of ROLES) {
      const answer = await desk.call('GET', path, undefined, { as: role });
      expect([role, answer.statusCode]).toEqual([role, WITHOUT_ORDERS.includes(role) ? 403 : 200]);
    }
    expect(
      (await desk.call('GET', path, undefined, { as: { token: await desk.tokenOf('it', 'admin') } }))
        .statusCode,
    ).toBe(403);
    expect(
      (await desk.api.app.inject({ url: `/api/staff/${path}`, headers: { 'x-tenant': 'ec' } })).statusCode,
    ).toBe(401);
  });

  test('a shopper’s token is not staff, and a revoked token is 401', async () => {
    const { token, customerId } = await aSession(desk.database.owner, { site_id: desk.shop.site.id });
    expect(customerId).toBeGreaterThan(0);
    expect((await desk.call('GET', 'payment-cases', undefined, { as: { token } })).statusCode).toBe(401);
    const made = await createStaffToken(desk.database.owner, { site: 'ec', role: 'admin', name: 'left us' });
    if (!made.ok) throw new Error(made.code);
    expect((await desk.call('GET', 'payment-cases', undefined, { as: made })).statusCode).toBe(200);
    expect(await revokeStaffToken(desk.database.owner, made.id)).toBe(true);
    expect((await desk.call('GET', 'payment-cases', undefined, { as: made })).statusCode).toBe(401);
  });

  test('a token is good for nothing but what its hash says', async () => {
    const token = `${desk.tokens.admin}x`;
    expect((await desk.call('GET', 'payment-cases', undefined, { as: { token } })).statusCode).toBe(401);
  });

  test('a token for every site works on each', async () => {
    const token = await desk.tokenOf(null, 'support');
    for (const tenant of ['ec', 'it'])
      expect(
        (await desk.call('GET', `payment-cases?sites=${tenant}`, undefined, { as: { token }, tenant }))
          .statusCode,
      ).toBe(200);
  });

  test("another site's order is not found, with or without its code", async () => {
    const code = await desk.anOrderOf(desk.other);
    expect((await desk.call('GET', `orders/${code}`)).statusCode).toBe(404);
    const list = (await desk.call('GET', 'orders')).json();
    expect(list.data.map((row: { code: string }) => row.code)).not.toContain(code);
  });

  test('the desk works on while its site is closed', async () => {
    const code = await desk.anOrderOf();
    await desk.database.owner
      .updateTable('sites')
      .set({ maintenance: true })
      .where('id', '=', desk.shop.site.id)
      .execute();
    try {
      expect((await desk.call('GET', `orders/${code}`)).statusCode).toBe(200);
    } finally {
      await desk.database.owner
        .updateTable('sites')
        .set({ maintenance: false })
        .where('id', '=', desk.shop.site.id)
        .execute();
    }
  });

  test('acts need a key', async () => {
    const answer = await desk.api.app.inject({
      method: 'POST',
      url: '/api/staff/orders/AAAAAAAA/cancel',
      payload: { reason: 'x' },
      headers: { 'x-tenant': 'ec', authorization: `Bearer ${desk.tokens.admin}` },
    });
    expect(answer.json()).toMatchObject({ code: 'idempotency_key_required' });
  });
});
