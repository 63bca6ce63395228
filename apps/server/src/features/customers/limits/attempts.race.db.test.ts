import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Db, withSite } from '../../../platform/db/db.ts';
import { aSite } from '../../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../../testing/database/database.ts';
import { race } from '../../../testing/database/race.ts';
import { consumeAttempts, resetAttempts, restoreAttempt, type Subject } from './attempts.ts';

let database: TestDatabase;
let siteId: number;

beforeAll(async () => {
  database = await testDatabase();
  siteId = (await aSite(database.owner)).id;
});

afterAll(() => database.drop());

const anna = (): Subject => ({ siteId, kind: 'account', what: 'login', value: 'anna@example.test' });
const take = (db: Db, ...subjects: Subject[]) => withSite(db, siteId, (tx) => consumeAttempts(tx, subjects));
const count = () => database.owner.selectFrom('login_counters').selectAll().execute();

test('of thirty tries at the same moment ten are made, and then none for a quarter of an hour', async () => {
  const taken = await race(database.appUrl, 30, (db) => take(db, anna()));
  expect(taken.filter(({ ok }) => ok)).toHaveLength(10);
  const refused = await take(database.app, anna());
  expect(refused.ok).toBe(false);
  expect(refused.ok || refused.seconds).toBeGreaterThan(890);
  expect(refused.ok || refused.seconds).toBeLessThanOrEqual(900);
});

test('another spelling of the address is the same account, also with letters that fold in odd ways', async () => {
  for (const value of ['ANNA@example.test', 'Anna@Example.Test'])
    expect((await take(database.app, { ...anna(), value })).ok, value).toBe(false);
  const folded = await database.owner
    .selectNoFrom((eb) => [
      eb.fn<string>('lower', [eb.val('ADM\u0130N@example.test')]).as('turkish'),
      eb.fn<string>('lower', [eb.val('\u212aai@example.test')]).as('kelvin'),
    ])
    .executeTakeFirstOrThrow();
  for (const value of Object.values(folded)) {
    for (let n = 0; n < 10; n += 1) await take(database.app, { ...anna(), value });
  }
  for (const value of ['ADM\u0130N@example.test', '\u212aai@example.test'])
    expect((await take(database.app, { ...anna(), value })).ok).toBe(false);
});

test('other accounts, addresses, actions and sites are not locked with it', async () => {
  const elsewhere = (await aSite(database.owner)).id;
  expect((await take(database.app, { ...anna(), value: 'berta@example.test' })).ok).toBe(true);
  expect((await take(database.app, { ...anna(), kind: 'address' })).ok).toBe(true);
  expect((await take(database.app, { ...anna(), what: 'password' })).ok).toBe(true);
  const there = await withSite(database.app, elsewhere, (tx) =>
    consumeAttempts(tx, [{ ...anna(), siteId: elsewhere }]),
  );
  expect(there.ok).toBe(true);
});

test('a refusal for one subject spends nothing of the other', async () => {
  const office: Subject = { siteId, kind: 'address', what: 'login', value: '198.51.100.7' };
  const before = (await count()).length;
  expect((await take(database.app, anna(), office)).ok).toBe(false);
  expect((await count()).length).toBe(before);
});

test('a good login forgets the tries on the account and gives the address back its own', async () => {
  const office: Subject = { siteId, kind: 'address', what: 'login', value: '198.51.100.8' };
  for (let n = 0; n < 25; n += 1) {
    const one = { ...anna(), value: `person${n}@example.test` };
    expect((await take(database.app, one, office)).ok, `login ${n}`).toBe(true);
    await withSite(database.app, siteId, async (tx) => {
      await resetAttempts(tx, one);
      await restoreAttempt(tx, office);
    });
  }
});

test('a whole IPv6 network has one budget', async () => {
  const from = (host: number): Subject => ({
    siteId,
    kind: 'address',
    what: 'login',
    value: `2001:db8:7:8::${host.toString(16)}`,
  });
  for (let host = 1; host <= 10; host += 1) expect((await take(database.app, from(host))).ok).toBe(true);
  expect((await take(database.app, from(99))).ok).toBe(false);
});

test('old tries count no more', async () => {
  const value = 'carla@example.test';
  for (let n = 0; n < 9; n += 1) await take(database.app, { ...anna(), value });
  await database.owner
    .updateTable('login_counters')
    .set({ window_started_at: new Date(Date.now() - 3_600_000) })
    .execute();
  for (let n = 0; n < 9; n += 1) expect((await take(database.app, { ...anna(), value })).ok).toBe(true);
});

test('the table keeps no address in clear', async () => {
  expect(JSON.stringify(await count())).not.toContain('anna');
});
