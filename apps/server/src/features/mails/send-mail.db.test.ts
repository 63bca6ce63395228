import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Mailer, openMailer } from '../../platform/clients/mailer.ts';
import { withSite } from '../../platform/db/db.ts';
import { createLog } from '../../platform/observability/log.ts';
import { createMetrics } from '../../platform/observability/metrics.ts';
import { anOrder, aSite } from '../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { findInTables } from '../../testing/database/find-in-tables.ts';
import { smtpSink } from '../../testing/processes/smtp-sink.ts';
import { guestMailBudget } from '../customers/sign-in/guest-mail-budget.ts';
import { type AccountMails, queueAccountMail } from './queue-account-mail.ts';
import { type MailKind, queueMail } from './queue-mail.ts';
import { type MailContext, sendMail } from './send-mail.ts';

let database: TestDatabase;
let sink: Awaited<ReturnType<typeof smtpSink>>;
let mailer: Mailer;
let office: MailContext;
let siteId: number;
/** What the next secret link will be; null: no longer wanted. */
let mint: () => string | null;
const GO_ON = { isLastTry: false };
const SETTINGS = {
  office_phone: '+39 0721 555 1911',
  office_email: 'help@moto.test',
  legal: { entity: 'Moto S.p.A.', address: ['Via Uno 1', '61122 Pesaro'] },
};

beforeAll(async () => {
  database = await testDatabase();
  sink = await smtpSink();
  mailer = openMailer(sink.url);
  const site = await aSite(database.owner, { slug: 'it', settings: JSON.stringify(SETTINGS) });
  siteId = site.id;
  office = {
    db: database.app,
    mailer,
    log: createLog({ level: 'silent', name: 'test' }),
    metrics: createMetrics(() => ({ totalCount: 0, idleCount: 0, waitingCount: 0 })),
    origin: 'https://shop.test',
    brand: 'Moto',
    from: 'orders@shop.test',
    guestMails: guestMailBudget(database.app),
    ticketAddress: () => null,
    orderLink: ({ site: slug, locale, code }) =>
      `https://shop.test/${slug}-${locale}/checkout/${code}/result?key=k`,
    unsubscribeLink: ({ site: slug, locale }) =>
      `https://shop.example/${slug}-${locale}/unsubscribe?token=7.x`,
    secretLink: async ({ site: slug, locale }) => {
      const token = mint();
      return token && `https://shop.test/${slug}-${locale}/update-password/${token}`;
    },
  };
});
beforeEach(() => {
  let made = 0;
  mint = () => {
    made += 1;
    return `s3cr3t-${made}`;
  };
});
afterEach(() => {
  sink.answers.recipient = '250 ok';
  sink.answers.data = '250 taken';
});
afterAll(async () => {
  mailer.close();
  await sink.close();
  await database.drop();
});

async function queued(kind: MailKind, input: { locale?: string } = {}) {
  const order = await anOrder(database.owner, { site_id: siteId, given_name: 'Łucja' });
  const key = `order:${order.id}:${kind}`;
  await withSite(database.app, siteId, (tx) =>
    queueMail(tx, {
      siteId,
      kind,
      key,
      orderId: order.id,
      to: `anna+${order.id}@example.test`,
      locale: input.locale ?? 'it',
    }),
  );
  const mail = await database.owner
    .selectFrom('mails')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return { order, mailId: mail.id, key: { siteId, mailId: mail.id }, to: mail.to_email };
}

async function queuedToPerson<K extends keyof AccountMails>(kind: K, data: AccountMails[K], locale = 'it') {
  const key = `${kind}:${crypto.randomUUID()}`;
  const to = `${crypto.randomUUID()}@example.test`;
  await withSite(database.app, siteId, (tx) =>
    queueAccountMail(tx, { siteId, kind, key, to, locale, givenName: 'Łucja', data }),
  );
  const { id: mailId } = await database.owner
    .selectFrom('mails')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return { mailId, key: { siteId, mailId }, to };
}

const stored = (mailId: number) =>
  database.owner.selectFrom('mails').selectAll().where('id', '=', mailId).executeTakeFirstOrThrow();
const takenBy = (to: string) => sink.mails.filter((mail) => mail.to.includes(to));
async function counted(outcome: string) {
  const { values } = await office.metrics.mails.get();
  return values.filter(({ labels }) => labels.outcome === outcome).reduce((sum, { value }) => sum + value, 0);
}

/** A part of the message, decoded; `type` as in Content-Type. */
function part(source: string, type: string): string {
  const start = source.indexOf(`Content-Type: ${type}`);
  const [head = '', ...body] = source.slice(start).split('\r\n\r\n');
  const raw = body.join('\r\n\r\n').split(/\r\n--/)[0] ?? '';
  if (/base64/i.test(head)) return Buffer.from(raw, 'base64').toString('utf8');
  return Buffer.from(
    raw
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
}

test('goes over the wire as text and as HTML, in the language of the order, and is marked as sent', async () => {
  const { order, mailId, key, to } = await queued('order_received');
  await sendMail(office, key, GO_ON);
  const [mail] = takenBy(to);
  expect(mail?.from).toBe('orders@shop.test');
  expect(mail?.source).toContain(`Message-ID: <${siteId}.${mailId}@shop.test>`);
  expect(mail?.source).toMatch(/Content-Language: it-IT/);
  const text = part(mail?.source ?? '', 'text/plain');
  expect(text).toContain('Ciao,');
  expect(text).toContain(`https://shop.test/it-it/checkout/${order.code}/result?key=k`);
  const html = part(mail?.source ?? '', 'text/html');
  expect(html).toContain('Grazie per il tuo ordine');
  expect(html).toContain('Moto S.p.A.');
  expect(await stored(mailId)).toMatchObject({
    status: 'sent',
    subject: `Abbiamo ricevuto il tuo ordine ${order.code}`,
    last_error: null,
  });
});

test('a job that runs again does not send again', async () => {
  const { key, to } = await queued('order_received');
  await sendMail(office, key, GO_ON);
  await sendMail(office, key, GO_ON);
  expect(takenBy(to)).toHaveLength(1);
});

test('the same news queued twice is one mail', async () => {
  const { order, to, key } = await queued('order_received');
  await withSite(database.app, siteId, (tx) =>
    queueMail(tx, {
      siteId,
      kind: 'order_received',
      key: `order:${order.id}:order_received`,
      orderId: order.id,
      to,
      locale: 'it',
    }),
  );
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from mails where order_id = ${order.id}`.execute(database.owner);
  expect(rows).toEqual([{ n: 1 }]);
  await sendMail(office, key, GO_ON);
  expect(takenBy(to)).toHaveLength(1);
});

test('a server that is busy is tried again, and the mail then goes out under the same name', async () => {
  const { mailId, key, to } = await queued('order_received');
  sink.answers.data = '451 later';
  const failed = await counted('failed');
  await expect(sendMail(office, key, GO_ON)).rejects.toThrow(/later/);
  expect(await stored(mailId)).toMatchObject({
    status: 'queued',
    last_error: expect.stringContaining('later'),
  });
  expect(await counted('failed')).toBe(failed + 1);
  sink.answers.data = '250 taken';
  await sendMail(office, key, GO_ON);
  expect(takenBy(to)[0]?.source).toContain(`<${siteId}.${mailId}@shop.test>`);
});

test('after the last try it is given up and counted, not thrown', async () => {
  const { mailId, key, to } = await queued('order_received');
  sink.answers.data = '451 later';
  const before = await counted('given_up');
  await sendMail(office, key, { isLastTry: true });
  expect(await stored(mailId)).toMatchObject({ status: 'given_up' });
  expect(await counted('given_up')).toBe(before + 1);
  sink.answers.data = '250 taken';
  await sendMail(office, key, GO_ON);
  expect(takenBy(to)).toHaveLength(0);
});

test('a mailbox that does not exist is given up at once', async () => {
  const { mailId, key } = await queued('order_received');
  sink.answers.recipient = '550 no such box';
  await sendMail(office, key, GO_ON);
  expect(await stored(mailId)).toMatchObject({
    status: 'given_up',
    last_error: expect.stringContaining('550'),
  });
});

test('an order paid meanwhile gets no reminder', async () => {
  const { order, mailId, key, to } = await queued('payment_reminder');
  await database.owner
    .updateTable('orders')
    .set({ status: 'confirmed', payment_status: 'paid' })
    .where('id', '=', order.id)
    .execute();
  await sendMail(office, key, GO_ON);
  expect(takenBy(to)).toHaveLength(0);
  expect(await stored(mailId)).toMatchObject({ status: 'given_up', last_error: 'overtaken' });
});

/** An order whose payment has failed, with the mail about it, queued so many minutes ago. */
async function failedPayment(minutesAgo: number) {
  const mail = await queued('payment_failed');
  await database.owner
    .updateTable('orders')
    .set({ status: 'payment_failed', deadline_at: sql`now() + interval '20 minutes'` })
    .where('id', '=', mail.order.id)
    .execute();
  await sql`update mails set queued_at = now() - make_interval(mins => ${minutesAgo}) where id = ${mail.mailId}`.execute(
    database.owner,
  );
  return mail;
}

test('[RESULT-09] a failed payment is not told while the shopper may still be at the checkout', async () => {
  const { mailId, key, to } = await failedPayment(9);
  await sendMail(office, key, GO_ON);
  expect(takenBy(to)).toHaveLength(0);
  expect(await stored(mailId)).toMatchObject({ status: 'queued' });
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from run_at - now())::int as seconds from graphile_worker.jobs
     where key = ${`mail:${siteId}:${mailId}`}`.execute(database.owner);
  expect(rows[0]?.seconds).toBeGreaterThan(30);
  expect(rows[0]?.seconds).toBeLessThanOrEqual(61);
  const later = sql`update mails set queued_at = now() - interval '10 minutes' where id = ${mailId}`;
  await later.execute(database.owner);
  await sendMail(office, key, GO_ON);
  expect(takenBy(to)).toHaveLength(1);
});

test.each([
  ['the order is paid', { status: 'confirmed', payment_status: 'paid' }],
  ['a new payment is under way', { status: 'processing' }],
  ['another method was chosen', { status: 'pending_confirmation' }],
] as const)('[RESULT-09] a failed payment is never told when %s meanwhile', async (_what, values) => {
  const { order, mailId, key, to } = await failedPayment(11);
  await database.owner.updateTable('orders').set(values).where('id', '=', order.id).execute();
  await sendMail(office, key, GO_ON);
  expect(takenBy(to)).toHaveLength(0);
  expect(await stored(mailId)).toMatchObject({ status: 'given_up', last_error: 'overtaken' });
});

test('[RESULT-09] of two failed payments of an order only the last is told', async () => {
  const { order, key, to } = await failedPayment(11);
  await withSite(database.app, siteId, (tx) =>
    queueMail(tx, {
      siteId,
      kind: 'payment_failed',
      key: `order:${order.id}:payment_failed:2`,
      orderId: order.id,
      to,
      locale: 'it',
    }),
  );
  await sendMail(office, key, GO_ON);
  expect(takenBy(to)).toHaveLength(0);
});

test('connections are kept for the next mail', async () => {
  const before = sink.connections();
  for (let n = 0; n < 5; n += 1) await sendMail(office, (await queued('order_received')).key, GO_ON);
  expect(sink.connections() - before).toBeLessThanOrEqual(2);
});

test('right-to-left text survives the wire', async () => {
  const { key, to } = await queued('order_received', { locale: 'ar' });
  await sendMail(office, key, GO_ON);
  const html = part(takenBy(to)[0]?.source ?? '', 'text/html');
  expect(html).toContain('dir="rtl"');
  expect(html).toContain('شكرًا لطلبك');
});

test('a mail about a person needs no order: sent by machine, answered by people, off no list', async () => {
  const bike = { bike: 'Cresta 29', serial: 'ZVX1' };
  const { mailId, key, to } = await queuedToPerson('bike_found', bike);
  await sendMail(office, key, GO_ON);
  const source = takenBy(to)[0]?.source ?? '';
  expect(source).toContain('Auto-Submitted: auto-generated');
  expect(source).toContain('Reply-To: help@moto.test');
  expect(source).not.toMatch(/List-Unsubscribe/i);
  expect(part(source, 'text/plain')).toContain('Numero di telaio: ZVX1');
  expect(await stored(mailId)).toMatchObject({ status: 'sent', subject: 'Cresta 29: veicolo ritrovato' });
});

test('the secret of a mail is in the mail and nowhere else', async () => {
  const { mailId, key, to } = await queuedToPerson('password_recovery', { customer_id: 7 });
  await sendMail(office, key, GO_ON);
  const source = takenBy(to)[0]?.source ?? '';
  for (const type of ['text/plain', 'text/html'])
    expect(part(source, type)).toContain('https://shop.test/it-it/update-password/s3cr3t-1');
  expect(JSON.stringify(await stored(mailId))).not.toContain('s3cr3t');
  await expect(findInTables(database.owner, 's3cr3t')).resolves.toEqual([]);
});

test('a mail server that quotes the link it dislikes does not write it into our tables or logs', async () => {
  const { mailId, key } = await queuedToPerson('password_recovery', { customer_id: 7 });
  const logged: unknown[] = [];
  const log = {
    ...office.log,
    error: (...input: unknown[]) => logged.push(input),
  } as unknown as typeof office.log;
  sink.answers.data = '451 bad link https://shop.test/it-it/update-password/s3cr3t-1 later';
  await expect(sendMail({ ...office, log }, key, GO_ON)).rejects.toThrow(/update-password\/… later/);
  sink.answers.data = '554 bad link https://shop.test/it-it/update-password/s3cr3t-2';
  await sendMail({ ...office, log }, key, GO_ON);
  expect(await stored(mailId)).toMatchObject({
    status: 'given_up',
    last_error: expect.stringContaining('554 bad link'),
  });
  expect(JSON.stringify([await stored(mailId), logged])).not.toContain('s3cr3t');
  expect(logged).toHaveLength(1);
});

test('a second try brings a new secret under a new name: only the last one opens anything', async () => {
  const { key, to } = await queuedToPerson('password_recovery', { customer_id: 7 });
  sink.answers.data = '451 later';
  await expect(sendMail(office, key, GO_ON)).rejects.toThrow();
  sink.answers.data = '250 taken';
  await sendMail(office, key, GO_ON);
  const [mail] = takenBy(to).slice(-1);
  expect(part(mail?.source ?? '', 'text/plain')).toContain('s3cr3t-2');
  expect(mail?.source).toMatch(/Message-ID: <\d+\.\d+\.[0-9a-f]{12}@shop\.test>/);
});

test('a link that is no longer wanted is not sent', async () => {
  mint = () => null;
  const { mailId, key, to } = await queuedToPerson('email_verification', { customer_id: 7 });
  const before = await counted('overtaken');
  await sendMail(office, key, GO_ON);
  expect(takenBy(to)).toHaveLength(0);
  expect(await stored(mailId)).toMatchObject({ status: 'given_up', last_error: 'overtaken' });
  expect(await counted('overtaken')).toBe(before + 1);
});

/** Lets the database refuse the first `times` updates that record a mail as sent. */
async function refuseRecording(times: number) {
  await sql`create sequence recordings`.execute(database.owner);
  await sql`grant usage on sequence recordings to paddock_app`.execute(database.owner);
  await sql
    .raw(`
    create function refuse_recording() returns trigger language plpgsql as $$
    begin
      if new.status = 'sent' and nextval('recordings') <= ${times} then raise exception 'the database is gone'; end if;
      return new;
    end $$`)
    .execute(database.owner);
  await sql`create trigger refuse_recording before update on mails for each row execute function refuse_recording()`.execute(
    database.owner,
  );
  return async () => {
    await sql`drop trigger refuse_recording on mails`.execute(database.owner);
    await sql`drop function refuse_recording`.execute(database.owner);
    await sql`drop sequence recordings`.execute(database.owner);
  };
}

test('[B10] a mail that was sent is recorded as sent, also when the first tries to record it fail', async () => {
  const { mailId, key, to } = await queued('order_received');
  const allow = await refuseRecording(2);
  try {
    await sendMail(office, key, { isLastTry: true });
  } finally {
    await allow();
  }
  expect(takenBy(to)).toHaveLength(1);
  expect(await stored(mailId)).toMatchObject({ status: 'sent', last_error: null });
});

test('[B10] a mail that was sent and cannot be recorded is never given up', async () => {
  const { mailId, key, to } = await queued('order_received');
  const before = await counted('given_up');
  const allow = await refuseRecording(1000);
  try {
    await expect(sendMail(office, key, { isLastTry: true })).rejects.toThrow('the database is gone');
  } finally {
    await allow();
  }
  expect(takenBy(to)).toHaveLength(1);
  expect(await stored(mailId)).toMatchObject({ status: 'queued' });
  expect(await counted('given_up')).toBe(before);
  await sendMail(office, key, GO_ON);
  const names = takenBy(to).map(({ source }) => /Message-ID: (\S+)/.exec(source)?.[1]);
  expect(new Set(names).size).toBe(1);
});
