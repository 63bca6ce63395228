import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withSite } from '../../../platform/db/db.ts';
import { aSession } from '../../../testing/builders/builders.ts';
import { openWithdrawals, type Withdrawing } from '../../../testing/worlds/withdrawing.ts';
import { forgetRequests } from '../../privacy/forgetting/forgotten-requests.sql.ts';
import { inviteReviews } from '../invite/invite-reviews.ts';

let shop: Withdrawing;
beforeAll(async () => {
  shop = await openWithdrawals();
});
afterAll(() => shop.close());

const DELIVERED = ['pay', 'prepare', 'ship', 'deliver'] as const;
type Order = Awaited<ReturnType<Withdrawing['ordered']>>;

interface Options {
  readonly token?: string | undefined;
  readonly link?: string;
  readonly change?: object;
}

const headersOf = (token?: string) => ({
  'x-tenant': 'ec',
  'x-locale': 'es',
  ...(token ? { authorization: `Bearer ${token}` } : {}),
});
const urlOf = (order: Order, link?: string) =>
  `/api/front/sales-orders/${order.code}/reviews${link ? `?key=${encodeURIComponent(link)}` : ''}`;

const write = (order: Order, { token = order.token, link, change = {} }: Options = {}) =>
  shop.api.app.inject({
    method: 'POST',
    url: urlOf(order, link),
    headers: { ...headersOf(token), 'idempotency-key': crypto.randomUUID() },
    payload: {
      item: order.units[0],
      stars: 4,
      title: 'Ligera',
      text: 'Va muy bien.\nLa recomiendo.',
      name: 'Ana R.',
      ...change,
    },
  });
const listed = async (order: Order) =>
  (await shop.api.app.inject({ url: urlOf(order), headers: headersOf(order.token) })).json().data.items;

test('[REVIEWS-04] a delivered item is reviewed once, and the review waits for staff', async () => {
  const order = await shop.ordered(DELIVERED);
  expect(await listed(order)).toMatchObject([{ uuid: order.units[0], status: null }]);
  const first = await write(order);
  expect([first.statusCode, first.json().data.status]).toEqual([201, 'waiting']);
  const second = await write(order, { change: { title: 'Otra' } });
  expect([second.statusCode, second.json().code]).toEqual([409, 'review_exists']);
  expect(await listed(order)).toMatchObject([{ status: 'waiting' }]);
});

test('[REVIEWS-04] two at the same time are one review', async () => {
  const order = await shop.ordered(DELIVERED);
  const answers = await Promise.all([write(order), write(order, { change: { stars: 1 } })]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
});

test('[REVIEWS-04] before the delivery there is nothing to review, and the database refuses it too', async () => {
  const order = await shop.ordered(['pay', 'prepare']);
  expect(await listed(order)).toEqual([]);
  expect((await write(order)).json().code).toBe('review_too_early');
  const insert = sql`
    insert into reviews (site_id, product_id, order_id, unit_id, stars, title, body, author, locale)
    select site_id, product_id, order_id, unit_id, 5, 'a', 'b', 'c', 'es' from order_lines where order_id = ${order.id}`;
  await expect(insert.execute(shop.database.owner)).rejects.toThrow('only a delivered item');
});

test('[REVIEWS-04] only the buyer, or the holder of the link of a mail, can write', async () => {
  const order = await shop.ordered(DELIVERED);
  const stranger = await aSession(shop.database.owner, { site_id: shop.siteId });
  expect((await write(order, { token: stranger.token })).statusCode).toBe(404);
  expect((await write(order, { token: '', link: 'x'.repeat(43) })).statusCode).toBe(404);
  expect((await write(order, { token: '', link: shop.linkTo(order.code) })).statusCode).toBe(201);
});

test.each([{ stars: 0 }, { stars: 6 }, { stars: 4.5 }, { title: ' ' }, { text: '' }, { name: '' }])(
  '%j is refused',
  async (change) => {
    const order = await shop.ordered(DELIVERED);
    expect((await write(order, { change })).statusCode).toBe(422);
  },
);

test('an item of another order cannot be reviewed', async () => {
  const [order, other] = [await shop.ordered(DELIVERED), await shop.ordered(DELIVERED)];
  expect((await write(order, { change: { item: other.units[0] } })).json().code).toBe('return_item_unknown');
});

test('[REVIEWS-06] the buyer is invited once, the site’s number of days after the delivery', async () => {
  const { owner, app } = shop.database;
  const order = await shop.ordered(DELIVERED);
  const reviewed = await shop.ordered(DELIVERED);
  await write(reviewed);
  const invitations = async () =>
    (
      await sql<{ order_id: number }>`
        select order_id from mails where kind = 'review_invitation' and order_id in (${order.id}, ${reviewed.id})`.execute(
        owner,
      )
    ).rows.map((row) => Number(row.order_id));
  await shop.deliveredSince(order.code, '15 days');
  await shop.deliveredSince(reviewed.code, '15 days');
  await inviteReviews(app);
  expect(await invitations()).toEqual([]);
  await sql`update sites set settings = settings || '{"review_invitation_days": 14}' where id = ${shop.siteId}`.execute(
    owner,
  );
  await inviteReviews(app);
  await inviteReviews(app);
  expect(await invitations()).toEqual([order.id]);
});

test('[REVIEWS-07] erasure deletes what is not published', async () => {
  const order = await shop.ordered(DELIVERED);
  await write(order);
  const { siteId } = shop;
  await withSite(shop.database.app, siteId, (tx) =>
    forgetRequests(tx, { siteId, customerId: order.customerId }),
  );
  const { rows } = await sql`select from reviews where order_id = ${order.id}`.execute(shop.database.owner);
  expect(rows).toHaveLength(0);
});
