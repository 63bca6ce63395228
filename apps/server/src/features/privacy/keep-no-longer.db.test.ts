import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCart, anOrder, aSite } from '../../testing/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { keepNoLonger } from './keep-no-longer.ts';

let database: TestDatabase;
let site_id: number;

beforeAll(async () => {
  database = await testDatabase();
  site_id = (await aSite(database.owner)).id;
});
afterAll(() => database.drop());

const PLACE = {
  ...{ type: 'shipping' as const, given_name: 'Anna', family_name: 'Rossi' },
  ...{ address1: 'Via Tortona 1', city: 'Milano', country_code: 'IT' },
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

test('bags given up 90 days ago go with all that was typed; an order keeps its bag, emptied', async () => {
  const old = await aBag('abandoned', 91);
  const recent = await aBag('abandoned', 89);
  const open = await aBag('open', 91);
  const ordered = await aBag('ordered', 91);
  const order = await anOrder(database.owner, { site_id, cart_id: ordered });

  expect(await keepNoLonger(database.app)).toEqual({ carts: 1, emptied: 1, mails: 0 });
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
  expect(await keepNoLonger(database.app)).toEqual({ carts: 0, emptied: 0, mails: 0 });
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

  expect((await keepNoLonger(database.app)).mails).toBe(1100);
  const { rows } = await sql<{ to_email: string; data: object; subject: string | null; count: number }>`
    select to_email, data, subject, count(*)::int from mails group by 1, 2, 3 order by 4`.execute(
    database.owner,
  );
  expect(rows).toEqual([
    { to_email: 'anna@example.test', data: { given_name: 'Anna' }, subject: 'Ciao Anna', count: 2 },
    { to_email: 'nobody@erased.invalid', data: {}, subject: null, count: 1100 },
  ]);
});
