import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAlert } from '../../testing/builders/alert-builders.ts';
import { aCart, anOrder, aSite } from '../../testing/builders/builders.ts';
import { aDemonstrator, aTestRide } from '../../testing/builders/test-ride-builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { purgeExpiredData } from './purge-expired-data.ts';

let database: TestDatabase;
let site_id: number;

beforeAll(async () => {
  database = await testDatabase();
  site_id = (await aSite(database.owner)).id;
});
afterAll(() => database.drop());

const PLACE = {
  type: 'shipping' as const,
  given_name: 'Anna',
  family_name: 'Rossi',
  address1: 'Via Tortona 1',
  city: 'Milano',
  country_code: 'IT',
};

/** A bag with something typed into it, last touched so many days ago. */
async function aBag(status: 'open' | 'abandoned' | 'ordered', days: number) {
  const { id } = await aCart(database.owner, { site_id });
  await database.owner
    .insertInto('addresses')
    .values({ site_id, cart_id: id, ...PLACE })
    .execute();
  await sql`alter table carts disable trigger touch`.execute(database.owner);
  await sql`update carts set status = ${status}, contact = '{"email":"anna@example.test"}',
                   updated_at = now() - ${days} * interval '1 day' where id = ${id}`.execute(database.owner);
  await sql`alter table carts enable trigger touch`.execute(database.owner);
  return id;
}

const bag = (id: string) =>
  database.owner.selectFrom('carts').select('contact').where('id', '=', id).executeTakeFirst();
const places = async (id: string) =>
  (await database.owner.selectFrom('addresses').select('id').where('cart_id', '=', id).execute()).length;

test('carts abandoned 90 days ago are deleted with all typed data; an order keeps its emptied cart', async () => {
  const old = await aBag('abandoned', 91);
  const recent = await aBag('abandoned', 89);
  const open = await aBag('open', 91);
  const ordered = await aBag('ordered', 91);
  const order = await anOrder(database.owner, { site_id, cart_id: ordered });

  expect(await purgeExpiredData(database.app)).toMatchObject({ carts: 1, emptied: 1, mails: 0 });
  expect(await bag(old)).toBeUndefined();
  expect(await places(old)).toBe(0);
  for (const id of [recent, open]) {
    expect((await bag(id))?.contact).toEqual({ email: 'anna@example.test' });
    expect(await places(id)).toBe(1);
  }
  expect((await bag(ordered))?.contact).toBeNull();
  expect(await places(ordered)).toBe(0);
  const kept = await database.owner
    .selectFrom('orders')
    .select('cart_id')
    .where('id', '=', order.id)
    .execute();
  expect(kept).toEqual([{ cart_id: ordered }]);
  expect(await purgeExpiredData(database.app)).toMatchObject({ carts: 0, emptied: 0, mails: 0 });
});

test('after 180 days a mail is a kind and a day, in as many bites as it takes', async () => {
  const write = (days: number, status: string, count: number) =>
    sql`insert into mails (site_id, key, kind, to_email, locale, data, status, subject, queued_at, sent_at)
        select ${site_id}, ${`${status}:${days}:`} || n, 'password_changed', 'anna@example.test', 'it',
               '{"given_name":"Anna"}', ${status}, 'Ciao Anna', now() - ${days} * interval '1 day',
               case when ${status} = 'sent' then now() - ${days} * interval '1 day' end
          from generate_series(1, ${count}::int) n`.execute(database.owner);
  await write(181, 'sent', 1100);
  await write(181, 'queued', 1);
  await write(179, 'sent', 1);

  expect((await purgeExpiredData(database.app)).mails).toBe(1100);
  const { rows } = await sql<{ to_email: string; data: object; subject: string | null; count: number }>`
    select to_email, data, subject, count(*)::int from mails group by 1, 2, 3 order by 4`.execute(
    database.owner,
  );
  expect(rows).toEqual([
    { to_email: 'anna@example.test', data: { given_name: 'Anna' }, subject: 'Ciao Anna', count: 2 },
    { to_email: 'nobody@erased.invalid', data: {}, subject: null, count: 1100 },
  ]);
});

test('the proof of a consent goes after three years', async () => {
  const write = (years: number) => sql`
    insert into consents (site_id, id, decided_at, version, regime, functional, analytics, marketing, gpc)
    values (${site_id}, gen_random_uuid(), now() - ${years} * interval '1 year', 1, 'opt_in', true, false, false, false)`;
  for (const years of [3.1, 2.9, 0]) await write(years).execute(database.owner);
  expect((await purgeExpiredData(database.app)).consents).toBe(1);
  const left = await database.owner.selectFrom('consents').select('id').execute();
  expect(left).toHaveLength(2);
});

test('unconfirmed and former subscribers are deleted after 30 days, their proof three years later', async () => {
  const hash = Buffer.alloc(32, 7);
  const subscriber = async (
    email: string,
    status: 'pending' | 'confirmed' | 'unsubscribed',
    days: number,
  ) => {
    const { id } = await database.owner
      .insertInto('subscribers')
      .values({ site_id, email, locale: 'it', status, changed_at: new Date(Date.now() - days * 86_400_000) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const proof = { site_id, subscriber_id: id, email_hash: hash, text_version: '1', locale: 'it' };
    await database.owner
      .insertInto('subscriber_consents')
      .values({ ...proof, what: 'asked', occurred_at: new Date(Date.now() - 1200 * 86_400_000) })
      .execute();
  };
  await subscriber('pending.old@example.test', 'pending', 31);
  await subscriber('pending.new@example.test', 'pending', 29);
  await subscriber('left.old@example.test', 'unsubscribed', 31);
  await subscriber('reads@example.test', 'confirmed', 2000);
  expect(await purgeExpiredData(database.app)).toMatchObject({ subscribers: 2, proofs: 2 });
  const left = await database.owner.selectFrom('subscribers').select('email').orderBy('email').execute();
  expect(left.map(({ email }) => email)).toEqual(['pending.new@example.test', 'reads@example.test']);
});

test('[ALERTS-11] alerts are deleted after 7 days unconfirmed, 90 days ended and a year in the line', async () => {
  const aged = (email: string, status: 'pending' | 'waiting' | 'ended', days: number) =>
    anAlert(database.owner, {
      site_id,
      email,
      status,
      changed_at: new Date(Date.now() - days * 86_400_000),
    });
  await aged('pending.old@example.test', 'pending', 8);
  await aged('pending.new@example.test', 'pending', 6);
  await aged('ended.old@example.test', 'ended', 91);
  await aged('ended.new@example.test', 'ended', 89);
  await aged('waits.old@example.test', 'waiting', 366);
  await aged('waits@example.test', 'waiting', 364);
  expect(await purgeExpiredData(database.app)).toMatchObject({ alerts: 3 });
  const left = await database.owner.selectFrom('alerts').select('email').orderBy('email').execute();
  expect(left.map(({ email }) => email)).toEqual([
    'ended.new@example.test',
    'pending.new@example.test',
    'waits@example.test',
  ]);
});

test('after two years a question is a number and two times', async () => {
  const ticket = (email: string, days: number) =>
    database.owner
      .insertInto('contact_tickets')
      .values({
        site_id,
        id: crypto.randomUUID(),
        department: 'general',
        name: 'Anna',
        email,
        message: 'Hello',
        locale: 'it',
        phone: '1',
        received_at: new Date(Date.now() - days * 86_400_000),
      })
      .execute();
  await ticket('old@example.test', 740);
  await ticket('new@example.test', 700);
  expect(await purgeExpiredData(database.app)).toMatchObject({ questions: 1 });
  expect(await purgeExpiredData(database.app)).toMatchObject({ questions: 0 });
  const rows = await database.owner
    .selectFrom('contact_tickets')
    .select(['name', 'email', 'phone', 'message'])
    .orderBy('received_at')
    .execute();
  expect(rows).toEqual([
    { name: 'erased', email: 'nobody@erased.invalid', phone: null, message: 'kept no longer' },
    { name: 'Anna', email: 'new@example.test', phone: '1', message: 'Hello' },
  ]);
});

test('[TESTRIDE-14] a year after a test ride its rider is forgotten', async () => {
  const demonstrator = await aDemonstrator(database.owner, { site_id });
  const ride = (email: string, days: number) =>
    aTestRide(database.owner, demonstrator, {
      email,
      phone: '1',
      starts_at: new Date(Date.now() - days * 86_400_000),
    });
  const old = await ride('old@example.test', 370);
  const recent = await ride('new@example.test', 360);
  expect(await purgeExpiredData(database.app)).toMatchObject({ rides: 1 });
  expect(await purgeExpiredData(database.app)).toMatchObject({ rides: 0 });
  const find = (id: string) =>
    database.owner
      .selectFrom('test_rides')
      .select(['given_name', 'email', 'phone'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  expect(await find(old.id)).toEqual({ given_name: 'erased', email: 'nobody@erased.invalid', phone: null });
  expect(await find(recent.id)).toMatchObject({ email: 'new@example.test', phone: '1' });
});
