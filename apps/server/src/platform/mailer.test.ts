import { startMailbox } from '@paddock/sandbox/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isRefusedForGood, type Mailer, openMailer } from './mailer.ts';

let mailbox: Awaited<ReturnType<typeof startMailbox>>;
let mailer: Mailer;

beforeEach(async () => {
  mailbox = await startMailbox();
  mailer = openMailer(mailbox.url);
});
afterEach(async () => {
  mailer.close();
  await mailbox.server.close();
});

const mail = {
  messageId: '<1@vianelli.example>',
  from: { name: 'Vianelli', address: 'shop@vianelli.example' },
  to: 'anna@example.org',
  subject: 'הזמנה KX7P2M9Q אושרה',
  html: '<p dir="rtl">שלום, Anna</p>',
  text: 'שלום, Anna',
  language: 'he-IL',
};

test('a mail arrives as it was written, in any script', async () => {
  await mailer.send(mail);
  const [got] = mailbox.inbox.list('anna@example.org');
  expect(got).toMatchObject({ subject: mail.subject, html: expect.stringContaining(mail.html) });
  expect(got?.text.trim()).toBe(mail.text);
  expect(got?.headers).toMatchObject({ 'content-language': 'he-IL', 'auto-submitted': 'auto-generated' });
});

test('a mailbox that is refused is refused for good; one that is put off takes it the next time', async () => {
  mailbox.server.behaviour = 'refuse';
  const refused = await mailer.send(mail).catch((error: unknown) => error);
  expect(isRefusedForGood(refused)).toBe(true);
  mailbox.server.behaviour = 'greylist';
  const putOff = await mailer.send(mail).catch((error: unknown) => error);
  expect(putOff).toMatchObject({ responseCode: 451 });
  expect(isRefusedForGood(putOff)).toBe(false);
  await mailer.send(mail);
  expect(mailbox.inbox.list()).toHaveLength(1);
});
