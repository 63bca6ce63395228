import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWithdrawals, type Withdrawing } from '../../../testing/worlds/withdrawing.ts';

let shop: Withdrawing;
let slug: string;
beforeAll(async () => {
  shop = await openWithdrawals();
});
afterAll(() => shop.close());

/** A review that waits, by its code. */
async function aWaitingReview(): Promise<string> {
  const order = await shop.ordered(['pay', 'prepare', 'ship', 'deliver']);
  const answer = await shop.api.app.inject({
    method: 'POST',
    url: `/api/front/sales-orders/${order.code}/reviews`,
    headers: {
      'x-tenant': 'ec',
      'x-locale': 'es',
      'idempotency-key': crypto.randomUUID(),
      authorization: `Bearer ${order.token}`,
    },
    payload: { item: order.units[0], stars: 2, title: 'Pesada', text: 'Pesa mucho.', name: 'Ana R.' },
  });
  const { rows } = await sql<{ slug: string }>`
    select p.slug from order_lines l join products p on p.id = l.product_id where l.order_id = ${order.id}`.execute(
    shop.database.owner,
  );
  slug = rows[0]?.slug ?? '';
  return answer.json().data.code;
}

const published = async () =>
  (
    await shop.api.app.inject({
      url: `/api/front/products/${slug}/reviews/all`,
      headers: { 'x-tenant': 'ec', 'x-locale': 'es' },
    })
  )
    .json()
    .data.map(({ code }: { code: string }) => code);

test('[REVIEWS-05] a review is in the shop once staff have approved it, and the act is in the audit log', async () => {
  const code = await aWaitingReview();
  const waiting = (await shop.call('GET', 'product-reviews')).json();
  expect(waiting.data.map((one: { code: string }) => one.code)).toContain(code);
  expect(await published()).not.toContain(code);
  await shop.step(`reviews/${code}/approve`);
  expect(await published()).toContain(code);
  expect(await shop.auditOf(code)).toMatchObject([{ action: 'review.approve', reason: null }]);
  expect((await shop.call('POST', `reviews/${code}/approve`, {})).statusCode).toBe(409);
});

test('[REVIEWS-05] a refused review is not shown, its reason is kept, and a published one can be taken away', async () => {
  const code = await aWaitingReview();
  await shop.step(`reviews/${code}/approve`);
  await shop.step(`reviews/${code}/answer`, { text: 'Gracias.' });
  await shop.step(`reviews/${code}/refuse`, { reason: 'It names a person.' });
  expect(await published()).not.toContain(code);
  expect((await shop.call('GET', `reviews/${code}`)).json().data).toMatchObject({
    status: 'refused',
    refusal: 'It names a person.',
    answer: null,
  });
  expect((await shop.auditOf(code)).map(({ action }) => action)).toEqual([
    'review.approve',
    'review.answer',
    'review.refuse',
  ]);
});

test('[REVIEWS-05] only support and editors decide about reviews', async () => {
  const code = await aWaitingReview();
  for (const role of ['finance', 'fulfilment'] as const) {
    expect((await shop.call('GET', 'product-reviews', undefined, { as: role })).statusCode).toBe(403);
    expect((await shop.call('POST', `reviews/${code}/approve`, {}, { as: role })).statusCode).toBe(403);
  }
  expect((await shop.call('POST', `reviews/${code}/approve`, {}, { as: 'editor' })).statusCode).toBe(200);
  expect((await shop.call('GET', `reviews/${code}`, undefined, { tenant: 'it' })).statusCode).toBeGreaterThan(
    400,
  );
});
