import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withSite } from '../../platform/db/db.ts';
import { aCustomer, aSite } from '../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { race } from '../../testing/database/race.ts';
import { createAddress } from '../addresses/address-book.ts';
import { hashPassword } from '../customers/password/passwords.ts';
import { eraseAccount } from './erase-account.ts';

let database: TestDatabase;
let siteId: number;

beforeAll(async () => {
  database = await testDatabase();
  siteId = (await aSite(database.owner, { slug: 'it' })).id;
});
afterAll(() => database.drop());

const ADDRESS = {
  type: 'shipping' as const,
  label: null,
  given_name: 'Anna',
  family_name: 'Rossi',
  phone: null,
  address1: 'Via Tortona 1',
  address2: null,
  city: 'Milano',
  state: 'MI',
  postal_code: '20144',
  country_code: 'IT',
};

test('data saved during the erasure does not outlive it', async () => {
  const password_hash = await hashPassword('una parola lunga');
  for (let round = 0; round < 6; round += 1) {
    const { id: customerId } = await aCustomer(database.owner, { site_id: siteId, password_hash });
    const who = { siteId, customerId };
    const outcomes = await race<unknown>(database.appUrl, 6, (db, n) =>
      n === 0
        ? eraseAccount(db, { ...who, password: 'una parola lunga' })
        : // The password is checked first, which takes a while: meet it there.
          pause(40 + 15 * n * (round + 1)).then(() =>
            withSite(db, siteId, (tx) => createAddress(tx, who, ADDRESS)).catch(() => null),
          ),
    );
    expect(outcomes[0]).toEqual({ ok: true });
    const left =
      await sql`select from addresses where site_id = ${siteId} and customer_id = ${customerId}`.execute(
        database.owner,
      );
    expect(left.rows).toHaveLength(0);
    const late = withSite(database.app, siteId, (tx) => createAddress(tx, who, ADDRESS));
    await expect(late).rejects.toThrow('is erased');
  }
});

test('two presses of the button erase once and say yes twice', async () => {
  const password_hash = await hashPassword('una parola lunga');
  const { id: customerId } = await aCustomer(database.owner, { site_id: siteId, password_hash });
  const outcomes = await race(database.appUrl, 3, (db) =>
    eraseAccount(db, { siteId, customerId, password: 'una parola lunga' }),
  );
  expect(outcomes).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
  const { rows } = await sql`select from mails where key = ${`account_erased:${customerId}`}`.execute(
    database.owner,
  );
  expect(rows).toHaveLength(1);
});

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
