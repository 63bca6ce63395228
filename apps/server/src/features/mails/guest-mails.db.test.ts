import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OutgoingMail } from '../../platform/clients/mailer.ts';
import { withSite } from '../../platform/db/db.ts';
import { createLog } from '../../platform/observability/log.ts';
import { createMetrics } from '../../platform/observability/metrics.ts';
import { aCustomer, anOrder, aSite } from '../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { guestMailBudget } from '../customers/sign-in/guest-mail-budget.ts';
import { type MailKind, queueMail } from './queue-mail.ts';
import { type MailContext, sendMail } from './send-mail.ts';

const GO_ON = { isLastTry: false };

let database: TestDatabase;
let office: MailContext;
let siteId: number;
let isServerAway = false;
const sent: OutgoingMail[] = [];

beforeAll(async () => {
  database = await testDatabase();
  siteId = (await aSite(database.owner, { slug: 'it' })).id;
  office = {
    db: database.app,
    log: createLog({ level: 'silent', name: 'test' }),
    metrics: createMetrics(() => ({ totalCount: 0, idleCount: 0, waitingCount: 0 })),
    origin: 'https://shop.test',
    brand: 'Moto',
    from: 'orders@shop.test',
    guestMails: guestMailBudget(database.app),
    ticketAddress: () => null,
    orderLink: ({ code }) => `https://shop.test/${code}`,
    unsubscribeLink: () => '',
    secretLink: async () => null,
    mailer: {
      send: async (mail) => {
        if (isServerAway) throw new Error('451 later');
        sent.push(mail);
      },
      close: () => {},
    },
  };
});
beforeEach(() => {
  isServerAway = false;
});
afterAll(() => database.drop());

const takenBy = (to: string) => sent.filter((mail) => mail.to === to);
const stored = (mailId: number) =>
  database.owner.selectFrom('mails').selectAll().where('id', '=', mailId).executeTakeFirstOrThrow();

/** A mail about a guest's order, sent; what the mailbox got. */
async function mailGuest(
  input: { to?: string; kind?: MailKind; name?: string; street?: string; customer_id?: number } & Partial<{
    status: 'pending_confirmation' | 'confirmed' | 'cancelled';
    payment_status: 'unpaid' | 'paid';
  }>,
) {
  const { kind = 'order_received', name = 'Petra', to = `${crypto.randomUUID()}@example.test` } = input;
  const order = await anOrder(database.owner, {
    site_id: siteId,
    email: to,
    given_name: name,
    family_name: name,
    status: input.status ?? 'pending_confirmation',
    payment_status: input.payment_status ?? 'unpaid',
    ...(input.customer_id && { customer_id: input.customer_id }),
    ...(input.status === 'cancelled' && { cancelled_at: new Date(), cancel_reason: 'deadline' as const }),
    delivery_address: JSON.stringify({
      given_name: name,
      family_name: name,
      address1: input.street ?? 'Via Roma 1',
      city: 'Pesaro',
      country_code: 'IT',
    }),
  });
  const key = `order:${order.id}:${kind}`;
  await withSite(database.app, siteId, (tx) =>
    queueMail(tx, { siteId, kind, key, orderId: order.id, to, locale: 'en' }),
  );
  const { id: mailId } = await database.owner
    .selectFrom('mails')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  await sendMail(office, { siteId, mailId }, GO_ON);
  const { text = '', html = '' } = takenBy(to).at(-1) ?? {};
  return { order, mailId, to, text, html };
}

test.each([
  '<img src=x onerror=alert(1)>',
  'Visit www.evil.example now',
  'http://evil.example',
  'You won! call +1 900 555',
  'evil.example/win',
  'Ａ℮vil．example',
  'evil\u2024example',
  'Click\u202Eelpmaxe.live',
  'claim at evil-prize.com today',
  '"><script>',
  'Bcc: x@evil.example',
  'Ev\u200bil.example',
])('[C10] a guest’s order mail neither greets nor repeats the name %j', async (name) => {
  const { text, html } = await mailGuest({ name });
  expect(text).toContain('Hello,');
  expect(text).not.toContain(name);
  expect(html).not.toContain(name);
  expect(text).not.toMatch(/[\p{L}\d]\.example|evil-prize\.com|\u202e/u);
});

test('[C10] a link in a guest’s street is broken', async () => {
  const { text, html } = await mailGuest({ street: 'Claim at evil-prize.com/now or https://evil.example' });
  expect(text).toContain('Claim at evil-prize. com');
  for (const content of [text, html]) expect(content).not.toMatch(/evil-prize\.com|evil\.example/);
});

test('[C10] a plain name of a guest is not greeted, that of a customer with a confirmed address is', async () => {
  const guest = await mailGuest({ name: 'Petra' });
  expect(guest.text).toContain('Hello,');
  expect(guest.text).not.toContain('Hello Petra');
  const email = `${crypto.randomUUID()}@example.test`;
  const customer = await aCustomer(database.owner, { site_id: siteId, email });
  const known = await mailGuest({ name: 'Petra', to: email, customer_id: customer.id });
  expect(known.text).toContain('Hello Petra,');
});

test('[C10] a mailbox gets three mails an hour about unpaid guest orders; the others wait and are not lost', async () => {
  const to = 'flooded@example.test';
  const mails = [];
  for (let n = 0; n < 5; n += 1) mails.push(await mailGuest({ to }));
  expect(takenBy(to)).toHaveLength(3);
  const waiting = mails.at(-1)?.mailId ?? 0;
  expect((await stored(waiting)).status).toBe('queued');
  const { rows } = await sql<{ minutes: number }>`
    select extract(epoch from run_at - now()) / 60 as minutes from graphile_worker._private_jobs
     where key = ${`mail:${siteId}:${waiting}`}`.execute(database.owner);
  expect(Number(rows[0]?.minutes)).toBeGreaterThan(50);
  // What was paid for is told at once.
  await mailGuest({ to, kind: 'order_confirmed', status: 'confirmed', payment_status: 'paid' });
  expect(takenBy(to)).toHaveLength(4);
  await database.owner
    .updateTable('login_counters')
    .set({ locked_until: new Date(), window_started_at: new Date(Date.now() - 61 * 60_000) })
    .execute();
  await sendMail(office, { siteId, mailId: waiting }, GO_ON);
  expect(takenBy(to)).toHaveLength(5);
});

test('[C10] an order that was cancelled while its first mail waited is not mailed about at all', async () => {
  const to = 'calm@example.test';
  for (let n = 0; n < 3; n += 1) await mailGuest({ to });
  const { order, mailId } = await mailGuest({ to });
  await database.owner
    .updateTable('orders')
    .set({ status: 'cancelled', cancelled_at: new Date(), cancel_reason: 'deadline' })
    .where('id', '=', order.id)
    .execute();
  const key = `order:${order.id}:order_cancelled`;
  await withSite(database.app, siteId, (tx) =>
    queueMail(tx, { siteId, kind: 'order_cancelled', key, orderId: order.id, to, locale: 'en' }),
  );
  const ended = await database.owner
    .selectFrom('mails')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  for (const id of [ended.id, mailId]) {
    await sendMail(office, { siteId, mailId: id }, GO_ON);
    expect((await stored(id)).status).toBe('given_up');
  }
  expect(takenBy(to)).toHaveLength(3);
});

test('[C10] a mail server that is away costs the mailbox nothing of its budget', async () => {
  const to = 'patient@example.test';
  isServerAway = true;
  const first = await mailGuest({ to }).catch((error: Error) => error);
  expect(first).toBeInstanceOf(Error);
  isServerAway = false;
  for (let n = 0; n < 3; n += 1) await mailGuest({ to });
  expect(takenBy(to)).toHaveLength(3);
});
