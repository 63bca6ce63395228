import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStaffToken } from '../../../cli/staff-tokens.ts';
import { type PaymentApi, startPaymentApi } from '../../../testing/worlds/payment-api.ts';

let world: PaymentApi;
let token: string;
beforeAll(async () => {
  world = await startPaymentApi();
  const made = await createStaffToken(world.database.owner, { site: 'it', role: 'admin', name: 'Rosa' });
  if (!made.ok) throw new Error(made.code);
  token = made.token;
});
// The test has closed the sandbox.
afterAll(async () => {
  await world.api.close();
  await world.database.drop();
});

const orderOf = (id: number) =>
  world.database.owner
    .selectFrom('orders')
    .select(['code', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('[DESKORDERS-16] a payment provider that does not answer: the cancellation is answered with 503, and nothing changes', async () => {
  const { order } = await world.waiting('card');
  const { code, status } = await orderOf(order.orderId);
  // Connections to the provider are refused from here on.
  await world.sandbox.close();
  const answer = await world.post(
    `/api/staff/orders/${code}/cancel`,
    { reason: 'asked by phone' },
    { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
  );
  expect({ status: answer.statusCode, code: answer.json().code }).toEqual({
    status: 503,
    code: 'payment_provider_unreachable',
  });
  expect(answer.json().message).toContain('payment provider');
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect((await orderOf(order.orderId)).status).toBe(status);
});
