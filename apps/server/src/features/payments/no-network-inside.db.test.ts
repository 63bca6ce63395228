import { afterAll, beforeAll, expect, test } from 'vitest';
import { isInTransaction, transact, unsafeWithAllSites, withSite } from '../../platform/db/db.ts';
import { aSite } from '../../testing/builders/builders.ts';
import { newAttempt } from '../../testing/builders/payment-builders.ts';
import { scriptedProvider } from '../../testing/builders/scripted-provider.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { aTestAccount, testPayments } from '../../testing/worlds/payment-world.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test('no provider can be called while a transaction is open, however deep the call', async () => {
  const { id } = await aSite(database.owner);
  const provider = scriptedProvider();
  const payments = testPayments(database.app, { x: aTestAccount('it') }, () => provider.adapter);
  const call = async () => {
    await new Promise((done) => setTimeout(done, 1));
    return payments.adapterFor('x')?.fetch(newAttempt());
  };
  await expect(withSite(database.app, id, call)).rejects.toThrow('inside a transaction');
  await expect(unsafeWithAllSites(database.app, call)).rejects.toThrow('inside a transaction');
  await expect(transact(database.app, async () => ({ ok: true, it: await call() }))).rejects.toThrow(
    'inside',
  );
  expect(provider.calls).toEqual([]);
  expect(isInTransaction()).toBe(false);
  await expect(call()).resolves.toMatchObject({ state: 'open' });
});
