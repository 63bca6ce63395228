import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withSite } from '../../platform/db/db.ts';
import { aSite } from '../builders/builders.ts';
import { type AwaitingOrder, aMethod, anAwaitingOrder } from '../worlds/payment-world.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { brokenInvariants, differencesWithProvider } from './invariants.ts';

let database: TestDatabase;
let make: () => Promise<AwaitingOrder>;
beforeAll(async () => {
  database = await testDatabase();
  const site = await aSite(database.owner);
  const method = await aMethod(database.owner, { site_id: site.id, account_ref: 'x' });
  make = () => anAwaitingOrder(database.owner, database.app, { site, method });
});
afterAll(() => database.drop());

const capture = ({ siteId, attemptId, totalMinor }: AwaitingOrder) =>
  withSite(database.owner, siteId, (tx) =>
    sql`
    with p as (insert into ledger_postings (site_id, attempt_id, kind, provider, provider_txn_id, occurred_at)
      values (${siteId}, ${attemptId}, 'captured', 'stripe', ${attemptId}, now()) returning site_id, id)
    insert into ledger_entries (site_id, posting_id, entry_no, account, amount_minor, currency)
    select site_id, id, 1, 'provider', ${totalMinor}::bigint, 'EUR' from p
    union all select site_id, id, 2, 'sales', -${totalMinor}::bigint, 'EUR' from p`.execute(tx),
  );
const order = (id: number, set: string) =>
  sql.raw(`update orders set ${set} where id = ${id}`).execute(database.owner);

/** Plants a fault and says which invariants it breaks. Each is put right again, so that the next starts clean. */
async function broken(plant: (made: AwaitingOrder) => Promise<unknown>): Promise<string[]> {
  const made = await make();
  const before = await brokenInvariants(database.owner);
  await plant(made);
  const now = (await brokenInvariants(database.owner)).slice(before.length);
  return [...new Set(now.map(({ invariant }) => invariant))];
}

describe('each fault is found by its invariant', () => {
  test('nothing is wrong with an order that waits', async () => {
    await make();
    expect(await brokenInvariants(database.owner)).toEqual([]);
  });

  test('money for an order that does not say so', async () => {
    expect(await broken((made) => capture(made))).toEqual(['I3']);
  });

  test('an order that says paid without money', async () => {
    expect(await broken(({ orderId }) => order(orderId, `payment_status = 'paid'`))).toEqual(['I3']);
  });

  test('a cancelled order that keeps its money and its unit', async () => {
    const found = await broken(async (made) => {
      await capture(made);
      await order(made.orderId, `status = 'cancelled', cancelled_at = now()`);
    });
    expect(found).toEqual(expect.arrayContaining(['I3', 'I4', 'I5']));
  });

  test('a confirmed order whose unit is only reserved', async () => {
    expect(await broken(({ orderId }) => order(orderId, `status = 'confirmed'`))).toEqual(['I5']);
  });

  test('a charge without a booking, and a booking the provider does not know, are found', async () => {
    const theirs = { kind: 'charge', txnId: 'ch_1', reference: 'somebody', amountMinor: 5, currency: 'EUR' };
    const found = await differencesWithProvider(database.owner, 'stripe', [theirs]);
    expect(new Set(found.map(({ what }) => what))).toEqual(
      new Set(['at the provider, not booked', 'booked, not at the provider']),
    );
  });
});
