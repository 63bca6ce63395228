import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSite } from '../../testing/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { race } from '../../testing/race.ts';
import { forgetFailures, type LoginSubject, recordFailure, secondsLocked } from './login-attempts.ts';

let database: TestDatabase;
let siteId: number;

beforeAll(async () => {
  database = await testDatabase();
  siteId = (await aSite(database.owner)).id;
});

afterAll(() => database.drop());

const anna = (): LoginSubject => ({ siteId, kind: 'account', value: 'anna@example.test' });

test('ten guesses at the same moment lock the account, whatever their order, and its spelling does not help', async () => {
  await race(database.appUrl, 9, (db) => recordFailure(db, anna()));
  expect(await secondsLocked(database.app, anna())).toBe(0);
  await recordFailure(database.app, { ...anna(), value: ' ANNA@example.test' });
  const seconds = await secondsLocked(database.app, anna());
  expect(seconds).toBeGreaterThan(890);
  expect(seconds).toBeLessThanOrEqual(900);
});

test('other accounts, addresses and sites are not locked with it', async () => {
  const elsewhere = (await aSite(database.owner)).id;
  expect(await secondsLocked(database.app, { ...anna(), value: 'berta@example.test' })).toBe(0);
  expect(await secondsLocked(database.app, { ...anna(), kind: 'address' })).toBe(0);
  expect(await secondsLocked(database.app, { ...anna(), siteId: elsewhere })).toBe(0);
});

test('a good login forgets the failures; old ones count no more', async () => {
  await forgetFailures(database.app, anna());
  expect(await secondsLocked(database.app, anna())).toBe(0);
  for (let failure = 0; failure < 9; failure += 1) await recordFailure(database.app, anna());
  await database.owner
    .updateTable('login_counters')
    .set({ window_started_at: new Date(Date.now() - 3_600_000) })
    .execute();
  await recordFailure(database.app, anna());
  expect(await secondsLocked(database.app, anna())).toBe(0);
});

test('the table keeps no address in clear', async () => {
  await recordFailure(database.app, anna());
  const rows = await database.owner.selectFrom('login_counters').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('anna');
});
