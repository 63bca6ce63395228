import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Db, openDb, withSite } from '../../platform/db/db.ts';
import { aBike, aDeliveredOrder, aWarrantyRequest } from '../../testing/builders/after-sales-builders.ts';
import { aCustomer, anOrder, aSite, aUnit } from '../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { aCapture, anInvoice, aPaymentAttempt } from '../../testing/database/every-table.ts';
import { race } from '../../testing/database/race.ts';
import { deleteOldEvents } from './delete-old-events.ts';
import { EVENT_TYPES } from './event-types.contract.ts';
import { numberAllEvents, numberEvents } from './number-events.ts';
import { readEvents } from './read-events.ts';

let database: TestDatabase;
let owner: Db;
let app: Db;
let site: { id: number; slug: string };

beforeAll(async () => {
  database = await testDatabase();
  ({ owner, app } = database);
});
beforeEach(async () => {
  site = await aSite(owner);
});
afterAll(() => database.drop());

async function read(after = 0, limit = 1000) {
  const page = await readEvents(app, site, { after, limit });
  if (!page.ok) throw new Error(page.code);
  return page.events;
}

const write = (db: Pick<Db, 'insertInto'>, subject: string, n = 0) =>
  db
    .insertInto('event_outbox')
    .values({ site_id: site.id, type: 'ticket.opened', subject, data: JSON.stringify({ n }) })
    .execute();

/** A transaction that stays open until it is told to commit. */
async function openTransaction(subject: string) {
  const { db, close } = openDb({ url: database.appUrl, applicationName: 'late', maxConnections: 1 });
  let commit = () => {};
  const waiting = new Promise<void>((resolve) => {
    commit = resolve;
  });
  let written = () => {};
  const isWritten = new Promise<void>((resolve) => {
    written = resolve;
  });
  const done = withSite(db, site.id, async (tx) => {
    await write(tx, subject);
    written();
    await waiting;
  });
  await isWritten;
  return {
    async commit() {
      commit();
      await done;
      await close();
    },
  };
}

describe('the order of the log', () => {
  test('[INTEGRATION-02] of two transactions that commit in reverse order none is missed', async () => {
    const first = await openTransaction('a');
    const second = await openTransaction('b');
    await second.commit();
    expect((await read()).map(({ subject, sequence }) => [subject, sequence])).toEqual([['b', '1']]);
    expect(await read(1)).toEqual([]);
    await first.commit();
    expect((await read(1)).map(({ subject, sequence }) => [subject, sequence])).toEqual([['a', '2']]);
  });

  test('[INTEGRATION-02] a long transaction does not hold up the others, and a rolled back one leaves no gap', async () => {
    const long = await openTransaction('long');
    await withSite(app, site.id, async (tx) => {
      await write(tx, 'refused');
      return { ok: false };
    });
    await withSite(app, site.id, (tx) => write(tx, 'kept'));
    expect((await read()).map(({ subject }) => subject)).toEqual(['kept']);
    await long.commit();
    expect((await read()).map(({ sequence }) => sequence)).toEqual(['1', '2']);
  });

  test('[INTEGRATION-02] a consumer that reads while 12 writers commit sees every event once, those of a subject in order', async () => {
    const EACH = 30;
    const WRITERS = 12;
    const order = await anOrder(owner, { site_id: site.id });
    await read();
    const before = (await read()).length;
    let isWriting = true;
    const seen: { subject: string; n: unknown }[] = [];
    const consume = async () => {
      let after = before;
      const take = async () => {
        const page = await readEvents(app, site, { after, limit: 7 });
        if (!page.ok) throw new Error(page.code);
        seen.push(...page.events.map(({ subject, data }) => ({ subject, n: data.n ?? data.order_sequence })));
        after = page.meta.next;
        return page.events.length;
      };
      while (isWriting) await take();
      while ((await take()) > 0);
    };
    const consuming = consume();
    await race(database.appUrl, WRITERS, async (db, n) => {
      for (let one = 0; one < EACH; one += 1)
        await withSite(db, site.id, async (tx) => {
          await write(tx, `own-${n}`, one);
          await tx
            .insertInto('order_events')
            .values({ site_id: site.id, order_id: order.id, seq: 0, kind: 'preparing', actor_kind: 'system' })
            .execute();
        });
    });
    isWriting = false;
    await consuming;
    expect(seen).toHaveLength(WRITERS * EACH * 2);
    for (let n = 0; n < WRITERS; n += 1)
      expect(seen.filter(({ subject }) => subject === `own-${n}`).map(({ n: one }) => one)).toEqual(
        Array.from({ length: EACH }, (_, one) => one),
      );
    const ofOrder = seen.filter(({ subject }) => subject === `orders/${order.code}`);
    expect(ofOrder.map(({ n }) => n)).toEqual(Array.from({ length: WRITERS * EACH }, (_, n) => n + 1));
  });

  test('[INTEGRATION-02] processes that number at the same moment give each event one number', async () => {
    for (let n = 0; n < 40; n += 1) await withSite(app, site.id, (tx) => write(tx, `s${n}`));
    await race(database.appUrl, 6, (db) => numberEvents(db, site.id, { batch: 5 }));
    const events = await read();
    expect(events.map(({ sequence }) => Number(sequence))).toEqual(
      Array.from({ length: 40 }, (_, n) => n + 1),
    );
  });
});

describe('what is written', () => {
  /** Walks through what the shop does, by rows, and returns the types that were published. */
  async function publishMuch() {
    const { id: site_id } = site;
    const customer = await aCustomer(owner, { site_id });
    const unit = await aUnit(owner, { site_id, status: 'in_transit', transit_ends_on: '2026-12-01' });
    await sql`update units set status = 'on_hand', expected_on = null where id = ${unit.id}`.execute(owner);
    const order = await anOrder(owner, { site_id, unit, customer_id: customer.id });
    for (const kind of ['placed', 'reminded', 'confirmed', 'preparing', 'shipped'])
      await owner
        .insertInto('order_events')
        .values({
          site_id,
          order_id: order.id,
          seq: 0,
          kind,
          actor_kind: 'system',
          data: JSON.stringify({ paid: true, tracking: 'T1', note: 'Anna called' }),
        })
        .execute();
    const attempt = await aPaymentAttempt(owner, site_id, order.id);
    await aCapture(owner, { siteId: site_id, attemptId: attempt.id, amounts: [1000, -1000] });
    await owner
      .insertInto('unit_claims')
      .values({ site_id, unit_id: unit.id, order_id: order.id, kind: 'sale' })
      .execute();
    await sql`update unit_claims set released_at = now(), release_reason = 'cancelled' where unit_id = ${unit.id}`.execute(
      owner,
    );
    await owner
      .insertInto('invoice_series')
      .values({ site_id, series: 'A', legal_entity: 'Maker' })
      .execute();
    await anInvoice(owner, site_id, order.id);
    const delivered = await aDeliveredOrder(owner, { site_id, customer_id: customer.id });
    await owner
      .insertInto('returns')
      .values({ site_id, order_id: delivered.id, reason: 'damaged' })
      .execute();
    const bike = await aBike(owner, { site_id, customer_id: customer.id });
    await aWarrantyRequest(owner, { site_id, customer_id: customer.id, bike_id: bike.id });
    await owner
      .insertInto('contact_tickets')
      .values({
        site_id,
        id: crypto.randomUUID(),
        department: 'general',
        name: 'Anna Rossi',
        email: 'anna@example.test',
        message: 'Where is it?',
        locale: 'it',
      })
      .execute();
    return { order, customer };
  }

  test('[INTEGRATION-01] every event fits the contract of its type and version', async () => {
    await publishMuch();
    const events = await read();
    const types = new Set(events.map(({ type }) => type.replace(/\.v\d+$/, '')));
    for (const type of [
      'customer.registered',
      'unit.arrived',
      'order.placed',
      'order.confirmed',
      'order.paid',
      'order.shipped',
      'payment.captured',
      'unit.sold',
      'unit.released',
      'invoice.issued',
      'return.requested',
      'warranty.activated',
      'warranty.claimed',
      'ticket.opened',
    ])
      expect([...types], type).toContain(type);
    for (const event of events) {
      const known = EVENT_TYPES[event.type.replace(/\.v\d+$/, '')];
      expect(known, event.type).toBeDefined();
      expect(known?.data.strict().safeParse(event.data).error?.issues ?? [], event.type).toEqual([]);
    }
  });

  test('[INTEGRATION-04] events hold codes and ids, no name, address or free text of a person', async () => {
    await publishMuch();
    const text = JSON.stringify(await read());
    for (const personal of ['Anna', 'Rossi', '@example.test', 'Where is it', '+39'])
      expect(text).not.toContain(personal);
  });

  test('[INTEGRATION-04] erasing a customer publishes the id', async () => {
    const customer = await aCustomer(owner, { site_id: site.id });
    await sql`update customers set erased_at = now(), blocked_at = now(), password_hash = null, phone = null
               where site_id = ${site.id} and id = ${customer.id}`.execute(owner);
    expect((await read()).at(-1)).toMatchObject({
      type: 'customer.erased.v1',
      subject: `customers/${customer.id}`,
      data: { customer_id: customer.id },
    });
  });

  test('every published type of an order has a contract', async () => {
    const { rows } = await sql<{ source: string }>`
      select pg_get_functiondef('published_type_of'::regproc) as source`.execute(owner);
    const published = [...(rows[0]?.source ?? '').matchAll(/'(order\.[a-z_]+)'/g)].map(
      ([, type = '']) => type,
    );
    expect(published.length).toBeGreaterThan(10);
    for (const type of published) expect(EVENT_TYPES, type).toHaveProperty([type]);
  });
});

describe('keeping', () => {
  test('[INTEGRATION-06] events older than 90 days are deleted in batches, and reading before them is refused', async () => {
    for (let n = 0; n < 7; n += 1) await withSite(app, site.id, (tx) => write(tx, `s${n}`));
    await numberAllEvents(app);
    await sql`update events set recorded_at = now() - interval '91 days'
               where site_id = ${site.id} and sequence <= 5`.execute(owner);
    await deleteOldEvents(app, { batch: 2 });
    expect(await readEvents(app, site, { after: 4, limit: 10 })).toEqual({
      ok: false,
      code: 'events_expired',
    });
    expect((await read(5)).map(({ sequence }) => sequence)).toEqual(['6', '7']);
  });

  test('[INTEGRATION-06] numbers go on after everything is deleted', async () => {
    await withSite(app, site.id, (tx) => write(tx, 'old'));
    await numberAllEvents(app);
    await sql`update events set recorded_at = now() - interval '91 days' where site_id = ${site.id}`.execute(
      owner,
    );
    await deleteOldEvents(app);
    await withSite(app, site.id, (tx) => write(tx, 'new'));
    expect((await read(1)).map(({ subject, sequence }) => [subject, sequence])).toEqual([['new', '2']]);
  });
});
