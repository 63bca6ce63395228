import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withSite } from '../src/platform/db/db.ts';
import { anOrder, aSite } from '../src/testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../src/testing/database/database.ts';
import { aCapture, anInvoice, aPaymentAttempt, fillEveryTable } from '../src/testing/database/every-table.ts';
import { race } from '../src/testing/database/race.ts';

const APPEND_ONLY = [
  'prices',
  'order_lines',
  'order_events',
  'delivery_promises',
  'ledger_postings',
  'ledger_entries',
  'invoices',
  'audit_log',
];

let database: TestDatabase;
let site: number;
beforeAll(async () => {
  database = await testDatabase();
  site = (await aSite(database.owner)).id;
  await fillEveryTable(database.owner, site);
});
afterAll(() => database.drop());

const anAttempt = async () => {
  const order = await anOrder(database.owner, { site_id: site });
  return aPaymentAttempt(database.owner, site, order.id);
};

describe('the ledger', () => {
  test('a posting whose entries do not sum to zero is refused at commit', async () => {
    const attempt = await anAttempt();
    const book = (amounts: readonly number[]) =>
      aCapture(database.owner, { siteId: site, attemptId: attempt.id, amounts });
    await expect(book([1000, -999])).rejects.toThrow(/does not sum to zero/);
    await expect(book([1000])).rejects.toThrow(/does not sum to zero/);
    await expect(book([])).rejects.toThrow(/does not sum to zero/);
    await book([1000, -900, -100]);
  });

  test('the application, which sees its site only until commit, books and is refused in the same way', async () => {
    const attempt = await anAttempt();
    const book = (txn: string, credit: number) =>
      withSite(database.app, site, async (tx) => {
        const posting = await tx
          .insertInto('ledger_postings')
          .values({
            site_id: site,
            attempt_id: attempt.id,
            kind: 'captured',
            provider: 'sandbox',
            provider_txn_id: txn,
            occurred_at: new Date(),
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        const entry = { site_id: site, posting_id: posting.id, currency: 'EUR' };
        await tx
          .insertInto('ledger_entries')
          .values([
            { ...entry, entry_no: 1, account: 'provider', amount_minor: 1000 },
            { ...entry, entry_no: 2, account: 'sales', amount_minor: credit },
          ])
          .execute();
      });
    await book('even', -1000);
    await expect(book('odd', -1)).rejects.toThrow(/does not sum to zero/);
  });

  test('two currencies do not balance one another', async () => {
    const attempt = await anAttempt();
    const mixed = database.owner.transaction().execute(async (tx) => {
      const { rows } = await sql<{ id: number }>`
        insert into ledger_postings (site_id, attempt_id, kind, provider, provider_txn_id, occurred_at)
        values (${site}, ${attempt.id}, 'captured', 'sandbox', 'mixed', now()) returning id`.execute(tx);
      await sql`insert into ledger_entries (site_id, posting_id, entry_no, account, amount_minor, currency)
        values (${site}, ${rows[0]?.id}, 1, 'provider', 1000, 'EUR'), (${site}, ${rows[0]?.id}, 2, 'sales', -1000, 'USD')`.execute(
        tx,
      );
    });
    await expect(mixed).rejects.toThrow(/does not sum to zero/);
  });

  test("the provider's transaction is booked once", async () => {
    const attempt = await anAttempt();
    const capture = { siteId: site, attemptId: attempt.id, amounts: [1000, -1000], txn: 'txn_1' };
    await aCapture(database.owner, capture);
    await expect(aCapture(database.owner, capture)).rejects.toThrow(/duplicate key/);
  });
});

describe('payment attempts', () => {
  test('an order has at most one live attempt', async () => {
    const attempt = await anAttempt();
    await expect(aPaymentAttempt(database.owner, site, attempt.order_id)).rejects.toThrow(/duplicate key/);
    await sql`update payment_attempts set status = 'failed' where id = ${attempt.id}`.execute(database.owner);
    await sql`insert into payment_attempts (site_id, order_id, method_id, provider, amount_minor, currency, exponent)
      values (${site}, ${attempt.order_id}, ${attempt.method_id}, 'sandbox', 1000, 'EUR', 2)`.execute(
      database.owner,
    );
  });

  test('paid is not undone by a late message, and a failure may still turn out paid', async () => {
    const attempt = await anAttempt();
    const move = (status: string) =>
      sql`update payment_attempts set status = ${status} where id = ${attempt.id}`.execute(database.owner);
    await move('failed');
    await move('paid');
    for (const late of ['failed', 'processing', 'cancelled', 'expired']) {
      await expect(move(late)).rejects.toThrow(/may not move/);
    }
  });

  test('the amount of an attempt is frozen', async () => {
    const attempt = await anAttempt();
    const change = sql`update payment_attempts set amount_minor = 1 where id = ${attempt.id}`.execute(
      database.owner,
    );
    await expect(change).rejects.toThrow(/frozen/);
  });

  test('an event of a provider is stored once', async () => {
    const again = sql`insert into provider_events (site_id, provider, event_id, verified, body)
      select site_id, provider, event_id, true, body from provider_events`.execute(database.owner);
    await expect(again).rejects.toThrow(/duplicate key/);
  });
});

describe('history', () => {
  test('the application role cannot change or delete a row of an append-only table', async () => {
    for (const table of APPEND_ONLY) {
      for (const change of [
        sql`update ${sql.table(table)} set site_id = site_id`,
        sql`delete from ${sql.table(table)}`,
      ])
        await expect(
          withSite(database.app, site, (tx) => change.execute(tx)),
          table,
        ).rejects.toThrow(/permission denied/);
    }
  });

  test('even the owner must set a flag to rewrite history', async () => {
    for (const table of APPEND_ONLY) {
      const change = sql`update ${sql.table(table)} set site_id = site_id`;
      await expect(change.execute(database.owner), table).rejects.toThrow(/append-only/);
    }
  });

  test('events of an order are numbered without a gap, also when they come at once and some fail', async () => {
    const order = await anOrder(database.owner, { site_id: site });
    const answers = await race(database.appUrl, 12, (db, n) =>
      withSite(db, site, async (tx) => {
        await tx
          .insertInto('order_events')
          .values({ site_id: site, order_id: order.id, seq: 0, kind: 'noted', actor_kind: 'system' })
          .execute();
        return { ok: n % 3 !== 0 };
      }),
    );
    const kept = answers.filter((answer) => answer.ok).length;
    const { rows } = await sql<{ seq: number }>`
      select seq from order_events where order_id = ${order.id} order by seq`.execute(database.owner);
    expect(rows.map((row) => row.seq)).toEqual(Array.from({ length: kept }, (_, n) => n + 1));
  });

  test('[H-42] an order moves only as its table of moves allows', async () => {
    const order = await anOrder(database.owner, { site_id: site });
    const move = (status: string) => sql`update orders set status = ${status} where id = ${order.id}`;
    await expect(move('delivered').execute(database.owner)).rejects.toThrow(/may not move/);
    await move('confirmed').execute(database.owner);
    await move('preparing').execute(database.owner);
    await expect(move('pending_confirmation').execute(database.owner)).rejects.toThrow(/may not move/);
  });

  test('invoice numbers have no gap, also when they are drawn at once and some transactions fail', async () => {
    const orders: { id: number }[] = [];
    for (let n = 0; n < 12; n += 1) orders.push(await anOrder(database.owner, { site_id: site }));
    const answers = await race(database.appUrl, 12, (db, n) =>
      withSite(db, site, async (tx) => {
        await anInvoice(tx as unknown as typeof db, site, orders[n]?.id ?? 0);
        return { ok: n % 4 !== 0 };
      }),
    );
    const { rows } = await sql<{ number: number }>`
      select number from invoices where site_id = ${site} order by number`.execute(database.owner);
    const kept = 1 + answers.filter((answer) => answer.ok).length;
    expect(rows.map((row) => row.number)).toEqual(Array.from({ length: kept }, (_, n) => n + 1));
  });
});
