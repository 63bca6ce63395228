import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withSite } from '../../platform/db/db.ts';
import { anOrder, aSite } from '../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { race } from '../../testing/database/race.ts';
import { drawInvoice } from './drawing/draw-invoice.ts';
import type { InvoiceDocument } from './invoices.sql.ts';
import { creditNote, issueInvoice } from './issue-invoice.ts';
import { readInvoicePdf } from './read-invoices.ts';

let database: TestDatabase;
const SETTINGS = JSON.stringify({
  legal: { entity: 'Moto S.p.A.', address: ['Via Uno 1', '61122 Pesaro'] },
  office_phone: '+39 0721 1',
});
const YEAR = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Rome' }).format(new Date());

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const site = () => aSite(database.owner, { settings: SETTINGS });
const paidOrder = (siteId: number) =>
  anOrder(database.owner, { site_id: siteId, status: 'confirmed', payment_status: 'paid' });

async function aRefund(siteId: number, orderId: number, amount: number, reason = 'changed his mind') {
  const { rows } = await sql<{ id: string }>`
    with m as (
      insert into payment_methods (site_id, code, provider, component, reserve_minutes)
      values (${siteId}, 'bank_' || floor(random() * 1e9)::bigint, 'bank', 'BankTransfer', 4320) returning id
    ), a as (
      insert into payment_attempts (site_id, order_id, method_id, provider, amount_minor, currency, exponent, status)
      select ${siteId}, ${orderId}, m.id, 'bank', 899000, 'EUR', 2, 'paid' from m returning id
    )
    insert into refunds (site_id, attempt_id, amount_minor, currency, status, reason)
    select ${siteId}, a.id, ${amount}, 'EUR', 'succeeded', ${reason} from a returning id`.execute(
    database.owner,
  );
  return rows[0]?.id as string;
}
const invoicesOf = (siteId: number) =>
  database.owner.selectFrom('invoices').selectAll().where('site_id', '=', siteId).orderBy('number').execute();

test('forty orders invoiced at the same moment get the numbers 1 to 40, without a gap', async () => {
  const { id: siteId } = await site();
  const orders: { id: number }[] = [];
  for (let n = 0; n < 40; n += 1) orders.push(await paidOrder(siteId));
  await race(database.appUrl, 40, async (db, n) => {
    const orderId = orders[n]?.id as number;
    // As the queue does it: what waited too long for the series is tried again.
    for (let attempt = 0; attempt < 30; attempt += 1) {
      const done = await issueInvoice(db, { siteId, orderId }, 'Moto').catch(() => undefined);
      if (done !== undefined) return;
    }
  });
  const issued = await invoicesOf(siteId);
  expect(issued.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, n) => n + 1));
  expect(new Set(issued.map(({ order_id }) => order_id)).size).toBe(40);
});

test('one order has one invoice, however often and from wherever it is asked for', async () => {
  const { id: siteId } = await site();
  const { id: orderId } = await paidOrder(siteId);
  const numbers = await race(database.appUrl, 8, (db) => issueInvoice(db, { siteId, orderId }, 'Moto'));
  expect(new Set(numbers).size).toBe(1);
  const [invoice, ...more] = await invoicesOf(siteId);
  expect(more).toEqual([]);
  expect(invoice?.number).toBe(1);
  const series = await database.owner
    .selectFrom('invoice_series')
    .selectAll()
    .where('site_id', '=', siteId)
    .execute();
  expect(series).toMatchObject([{ last_number: 1, legal_entity: 'Moto S.p.A.' }]);
});

test('an order that is not paid gets none and takes no number', async () => {
  const { id: siteId } = await site();
  const unpaid = await anOrder(database.owner, { site_id: siteId });
  expect(await issueInvoice(database.app, { siteId, orderId: unpaid.id }, 'Moto')).toBeNull();
  const paid = await paidOrder(siteId);
  expect(await issueInvoice(database.app, { siteId, orderId: paid.id }, 'Moto')).toMatch(/\/000001$/);
});

test('each site counts for itself, by year and country', async () => {
  const [one, two] = [await site(), await site()];
  for (const { id: siteId, slug } of [one, two]) {
    const { id: orderId } = await paidOrder(siteId);
    expect(await issueInvoice(database.app, { siteId, orderId }, 'Moto')).toBe(
      `${YEAR}-${slug.toUpperCase()}/000001`,
    );
  }
});

test('a refund in part is a credit note with its part of the tax; the next number, once per refund', async () => {
  const { id: siteId } = await site();
  const order = await paidOrder(siteId);
  await sql`update orders set tax_minor = 162115 where id = ${order.id}`.execute(database.owner);
  await issueInvoice(database.app, { siteId, orderId: order.id }, 'Moto');
  const refundId = await aRefund(siteId, order.id, 100_000);
  const credit = { siteId, orderId: order.id, refundId, amountMinor: 100_000 };
  const number = await withSite(database.app, siteId, (tx) => creditNote(tx, credit));
  expect(number).toMatch(/\/000002$/);
  expect(await withSite(database.app, siteId, (tx) => creditNote(tx, credit))).toBeNull();
  const [invoice, note, ...more] = await invoicesOf(siteId);
  expect(more).toEqual([]);
  expect(note).toMatchObject({ kind: 'credit_note', credits_invoice_id: invoice?.id, total_minor: 100_000 });
  const document = note?.document as unknown as InvoiceDocument;
  expect(document.credits?.number).toMatch(/\/000001$/);
  // 162115 of 899000 is tax: of 100000 that is 18033 (rounded half up).
  expect(document).toMatchObject({ total_minor: 100_000, tax_minor: 18_033, subtotal_minor: 100_000 });
});

test('money given back before the invoice was written is credited with it', async () => {
  const { id: siteId } = await site();
  const order = await paidOrder(siteId);
  const refundId = await aRefund(siteId, order.id, 899_000);
  const credit = { siteId, orderId: order.id, refundId, amountMinor: 899_000 };
  expect(await withSite(database.app, siteId, (tx) => creditNote(tx, credit))).toBeNull();
  await issueInvoice(database.app, { siteId, orderId: order.id }, 'Moto');
  expect((await invoicesOf(siteId)).map(({ kind, number }) => [kind, number])).toEqual([
    ['invoice', 1],
    ['credit_note', 2],
  ]);
});

test('what was paid too much or twice was never invoiced and is not credited', async () => {
  const { id: siteId } = await site();
  const order = await paidOrder(siteId);
  await issueInvoice(database.app, { siteId, orderId: order.id }, 'Moto');
  const refundId = await aRefund(siteId, order.id, 500, 'overpaid');
  const credit = { siteId, orderId: order.id, refundId, amountMinor: 500 };
  expect(await withSite(database.app, siteId, (tx) => creditNote(tx, credit))).toBeNull();
});

test('an invoice does not change any more, not even its document', async () => {
  const { id: siteId } = await site();
  const { id: orderId } = await paidOrder(siteId);
  await issueInvoice(database.app, { siteId, orderId }, 'Moto');
  await expect(
    withSite(database.app, siteId, (tx) =>
      sql`update invoices set total_minor = 1 where order_id = ${orderId}`.execute(tx),
    ),
  ).rejects.toThrow();
  await expect(
    sql`update invoices set total_minor = 1 where order_id = ${orderId}`.execute(database.owner),
  ).rejects.toThrow(/append|change|only/i);
});

test('the file comes from the document alone: later changes of the order do not reach it', async () => {
  const { id: siteId } = await site();
  const order = await paidOrder(siteId);
  await issueInvoice(database.app, { siteId, orderId: order.id }, 'Moto');
  const first = await readInvoicePdf(database.app, { siteId, orderId: order.id });
  await sql`update orders set given_name = 'Somebody', family_name = 'Else' where id = ${order.id}`.execute(
    database.owner,
  );
  await sql`update sites set settings = '{}' where id = ${siteId}`.execute(database.owner);
  const second = await readInvoicePdf(database.app, { siteId, orderId: order.id });
  expect(first?.pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(second?.pdf.equals(first?.pdf as Buffer)).toBe(true);
  const { document } = (await invoicesOf(siteId))[0] as unknown as { document: InvoiceDocument };
  expect((await drawInvoice(document)).equals(first?.pdf as Buffer)).toBe(true);
  // Of another site there is nothing to read.
  const other = await site();
  expect(await readInvoicePdf(database.app, { siteId: other.id, orderId: order.id })).toBeNull();
});
