import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBike } from '../../testing/builders/after-sales-builders.ts';
import { type BikeWorld, openBikeWorld } from '../../testing/worlds/bike-world.ts';
import { mintTransferToken } from './end-transfer.ts';
import { expireTransfers } from './expire-transfers.ts';

let world: BikeWorld;
beforeAll(async () => {
  world = await openBikeWorld();
});
afterAll(() => world.close());

const bikeOf = (customer: { id: number }) =>
  aBike(world.owner, { site_id: world.site.id, customer_id: customer.id });
const offer = (giver: { token: string }, bikeId: number, email: string) =>
  world.call('POST', `auth/bikes/${bikeId}/transfers`, giver, { email });
const transferOf = (bikeId: number) =>
  world.owner
    .selectFrom('bike_transfers')
    .selectAll()
    .where('bike_id', '=', bikeId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
const mint = async (bikeId: number) => {
  const { id } = await transferOf(bikeId);
  return mintTransferToken(world.database.app, { siteId: world.site.id, transferId: id });
};
/** An offer whose mail was written. */
async function offered(giver: { id: number; token: string }, email = 'new@example.test') {
  const bike = await bikeOf(giver);
  await offer(giver, bike.id, email);
  return { bike, token: (await mint(bike.id)) ?? '' };
}
const answer = (what: 'preview' | 'accept' | 'decline', caller: { token: string }, token: string) =>
  world.call('POST', `auth/transfers/${what}`, caller, { token });
const kinds = async (email: string) => (await world.mails(email)).map(({ kind }) => kind);

test('[ORDERS-14] [ORDERS-08] offered, shown, accepted: the owner changes, the warranty goes on', async () => {
  const [anna, bruno] = [await world.person(), await world.person({ given_name: 'Bruno', locale: 'it' })];
  const bike = await bikeOf(anna);
  const made = await offer(anna, bike.id, bruno.email);
  expect(made.statusCode).toBe(201);
  expect(made.json().message).toBe('Transfer order registered');
  expect(Date.parse(made.json().data.expires_at) - Date.now()).toBeGreaterThan(13.9 * 86_400_000);
  expect((await world.call('GET', `auth/bikes/${bike.id}`, anna)).json().data).toMatchObject({
    transfer: { email: bruno.email },
    can_transfer: false,
  });

  const token = (await mint(bike.id)) ?? '';
  expect((await answer('preview', bruno, token)).json().data).toMatchObject({
    serial: bike.serial,
    from: 'Anna Rossi',
    is_own: false,
  });
  expect((await answer('preview', anna, token)).json().data.is_own).toBe(true);
  expect((await answer('accept', anna, token)).statusCode).toBe(404);

  expect((await answer('accept', bruno, token)).json().data).toEqual({ bike_id: bike.id });
  const his = (await world.call('GET', 'auth/bikes', bruno)).json().data;
  expect(his).toMatchObject([{ id: bike.id, owner: 'Bruno Rossi', order_code: null, can_transfer: true }]);
  expect(Date.parse(his[0].expires_at)).toBe(Math.floor(bike.expires_at.getTime() / 1000) * 1000);
  expect((await world.call('GET', 'auth/bikes', anna)).json().data).toEqual([]);
  for (const what of ['preview', 'accept', 'decline'] as const)
    expect((await answer(what, bruno, token)).statusCode).toBe(404);

  const owners = await world.owner
    .selectFrom('bike_owners')
    .select(['customer_id', 'how', sql<boolean>`until is null`.as('now')])
    .where('bike_id', '=', bike.id)
    .orderBy('id')
    .execute();
  expect(owners).toEqual([
    { customer_id: anna.id, how: 'bought', now: false },
    { customer_id: bruno.id, how: 'transferred', now: true },
  ]);
  expect(await kinds(anna.email)).toEqual(['transfer_registered', 'transfer_accepted']);
  expect(await kinds(bruno.email)).toEqual(['transfer_offered', 'bike_registered']);
});

test('as many owners as come', async () => {
  const people = [await world.person(), await world.person(), await world.person(), await world.person()];
  const [first] = people;
  const bike = await bikeOf(first as { id: number });
  for (const [n, giver] of people.slice(0, -1).entries()) {
    const next = people[n + 1] ?? giver;
    await offer(giver, bike.id, next.email);
    expect((await answer('accept', next, (await mint(bike.id)) ?? '')).statusCode).toBe(200);
  }
  const row = await world.owner.selectFrom('bikes').selectAll().where('id', '=', bike.id).executeTakeFirst();
  expect(row).toMatchObject({ customer_id: people[3]?.id, expires_at: bike.expires_at });
});

test('one offer at a time, not to oneself, not of a bike that is looked for', async () => {
  const anna = await world.person();
  const bike = await bikeOf(anna);
  const self = await offer(anna, bike.id, anna.email.toUpperCase());
  expect([self.statusCode, self.json().code]).toEqual([422, 'transfer_to_self']);
  expect(self.json().errors.email).toHaveLength(1);
  expect((await offer(anna, bike.id, 'no address')).statusCode).toBe(422);
  expect((await offer(anna, bike.id, 'new@example.test')).statusCode).toBe(201);
  const second = await offer(anna, bike.id, 'other@example.test');
  expect([second.statusCode, second.json().code]).toEqual([409, 'transfer_open']);

  await world.call('POST', `auth/bikes/${bike.id}/recovery`, anna, { message: 'Reward.' });
  expect((await transferOf(bike.id)).status).toBe('cancelled');
  const lost = await offer(anna, bike.id, 'new@example.test');
  expect([lost.statusCode, lost.json().code]).toEqual([409, 'bike_lost']);
});

test('taken back or declined, the link leads nowhere and its mail is not written any more', async () => {
  const [anna, bruno] = [await world.person(), await world.person()];
  const { bike, token } = await offered(anna);
  expect((await world.call('DELETE', `auth/bikes/${bike.id}/transfers`, anna)).statusCode).toBe(200);
  expect((await world.call('DELETE', `auth/bikes/${bike.id}/transfers`, anna)).statusCode).toBe(404);
  expect((await answer('accept', bruno, token)).statusCode).toBe(404);
  expect(await mint(bike.id)).toBeNull();

  await offer(anna, bike.id, bruno.email);
  const next = (await mint(bike.id)) ?? '';
  expect((await answer('decline', bruno, next)).statusCode).toBe(200);
  expect((await answer('accept', bruno, next)).statusCode).toBe(404);
  expect((await kinds(anna.email)).at(-1)).toBe('transfer_declined');
});

test('after 14 days an offer cannot be accepted, even before the sweep has run; then the giver gets a mail', async () => {
  const [anna, bruno] = [await world.person(), await world.person()];
  const { bike, token } = await offered(anna);
  await world.owner
    .updateTable('bike_transfers')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('bike_id', '=', bike.id)
    .execute();
  expect((await answer('preview', bruno, token)).statusCode).toBe(404);
  expect((await answer('accept', bruno, token)).statusCode).toBe(404);
  expect((await world.call('GET', `auth/bikes/${bike.id}`, anna)).json().data.transfer).toBeNull();
  expect(await expireTransfers(world.database.app)).toBe(1);
  expect(await expireTransfers(world.database.app)).toBe(0);
  expect((await transferOf(bike.id)).status).toBe('expired');
  expect((await kinds(anna.email)).at(-1)).toBe('transfer_expired');
});

test('an offer is for people of its site; a made-up link is not found; the same key offers once', async () => {
  const [anna, stranger] = [await world.person(), await world.person({ site_id: world.other.id })];
  const { token } = await offered(anna);
  const abroad = { 'x-tenant': 'fr' };
  expect((await world.call('POST', 'auth/transfers/accept', stranger, { token }, abroad)).statusCode).toBe(
    404,
  );
  expect((await world.call('POST', 'auth/transfers/accept', null, { token })).statusCode).toBe(401);
  const forged = token.replace(/./, (letter) => (letter === 'a' ? 'b' : 'a'));
  expect((await answer('preview', await world.person(), forged)).statusCode).toBe(404);

  const bike = await bikeOf(anna);
  const once = () =>
    world.call(
      ...(['POST', `auth/bikes/${bike.id}/transfers`, anna, { email: 'new@example.test' }] as const),
      { 'idempotency-key': 'one offer' },
    );
  expect((await once()).body).toBe((await once()).body);
});
