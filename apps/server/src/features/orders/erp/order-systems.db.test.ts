import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../../testing/worlds/desk.ts';

let desk: Desk;

beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

function send(method: 'PUT' | 'POST', path: string, payload: object, token = desk.tokens.fulfilment) {
  return desk.api.app.inject({
    method,
    url: `/api/staff/orders/${path}`,
    headers: { 'x-tenant': 'ec', authorization: `Bearer ${token}` },
    payload,
  });
}

const eventsOf = async (code: string): Promise<{ type: string; data: Record<string, unknown> }[]> => {
  const answer = await desk.api.app.inject({
    url: '/api/events?limit=1000',
    headers: { 'x-tenant': 'ec', authorization: `Bearer ${desk.tokens.admin}` },
  });
  return answer.json().data.filter(({ subject }: { subject: string }) => subject === `orders/${code}`);
};

async function aPaidOrder(): Promise<string> {
  const code = await desk.anOrderOf();
  const paid = await desk.call('POST', `orders/${code}/payment`, await desk.money(code));
  expect(paid.statusCode, paid.body).toBe(200);
  return code;
}

describe('the number in the ERP', () => {
  test('[INTEGRATION-16] it is given once, repeated without effect, and shown on the order', async () => {
    const code = await aPaidOrder();
    const first = await send('PUT', `${code}/erp`, { number: 'SO-4711' });
    expect(first.statusCode, first.body).toBe(200);
    const again = await send('PUT', `${code}/erp`, { number: 'SO-4711' });
    expect(again.json()).toEqual(first.json());
    expect((await send('PUT', `${code}/erp`, { number: 'SO-4712' })).statusCode).toBe(409);
    const shown = await desk.call('GET', `orders/${code}`);
    expect(shown.json().data).toMatchObject({ erp_number: 'SO-4711' });
    const acknowledged = (await eventsOf(code)).filter(({ type }) => type === 'order.acknowledged.v1');
    expect(acknowledged).toHaveLength(1);
    expect(acknowledged[0]?.data).toMatchObject({ erp_number: 'SO-4711' });
    const audit = (await desk.auditOf(code)).filter(({ action }) => action === 'order.acknowledge');
    expect(audit).toHaveLength(1);
  });

  test('[INTEGRATION-16] two calls at the same moment give one number', async () => {
    const code = await aPaidOrder();
    const answers = await Promise.all(
      ['A-1', 'A-2', 'A-3'].map((number) => send('PUT', `${code}/erp`, { number })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  test('[INTEGRATION-16] it needs the permission, and an order of the site', async () => {
    const code = await aPaidOrder();
    expect((await send('PUT', `${code}/erp`, { number: 'X' }, desk.tokens.finance)).statusCode).toBe(403);
    expect((await send('PUT', 'ZZZZZZZZ99/erp', { number: 'X' })).statusCode).toBe(404);
  });
});

describe('what the carrier reports', () => {
  const report = (event_id: string, status: string) => ({
    carrier: 'dhl',
    event_id,
    tracking: 'JD014600',
    status,
    occurred_at: '2026-11-17T10:00:00+01:00',
  });

  test('[INTEGRATION-17] a report ships the order, the last one delivers it, repeated ones change nothing', async () => {
    const code = await aPaidOrder();
    const collected = await send('POST', `${code}/shipment-events`, report(`${code}-1`, 'collected'));
    expect(collected.json().data, collected.body).toMatchObject({ status: 'shipped', outcome: 'moved' });
    const repeated = await send('POST', `${code}/shipment-events`, report(`${code}-1`, 'collected'));
    expect(repeated.json().data).toMatchObject({ status: 'shipped', outcome: 'duplicate' });
    const delivered = await send('POST', `${code}/shipment-events`, report(`${code}-3`, 'delivered'));
    expect(delivered.json().data).toMatchObject({ status: 'delivered', outcome: 'moved' });
    const late = await send('POST', `${code}/shipment-events`, report(`${code}-2`, 'in_transit'));
    expect(late.json().data).toMatchObject({ status: 'delivered', outcome: 'recorded' });
    const types = (await eventsOf(code)).map(({ type }) => type);
    expect(types.filter((type) => type === 'order.shipped.v1')).toHaveLength(1);
    expect(types.filter((type) => type === 'order.delivered.v1')).toHaveLength(1);
    const shipments = (await desk.call('GET', `orders/${code}`)).json().data.shipment_events;
    expect(shipments.map(({ status }: { status: string }) => status)).toEqual([
      'collected',
      'delivered',
      'in_transit',
    ]);
  });

  test('[INTEGRATION-17] reports of the same event at the same moment move the order once', async () => {
    const code = await aPaidOrder();
    const answers = await Promise.all(
      [1, 2, 3].map(() => send('POST', `${code}/shipment-events`, report(`${code}-1`, 'in_transit'))),
    );
    const outcomes = answers.map((answer) => answer.json().data?.outcome);
    expect(outcomes.sort()).toEqual(['duplicate', 'duplicate', 'moved']);
  });

  test('[INTEGRATION-17] a report about an unpaid order is kept and moves nothing', async () => {
    const code = await desk.anOrderOf();
    const answer = await send('POST', `${code}/shipment-events`, report(`${code}-1`, 'delivered'));
    expect(answer.json().data).toMatchObject({ status: 'pending_confirmation', outcome: 'recorded' });
  });
});
