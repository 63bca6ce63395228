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
  messageId: '<1@brand.example>',
  from: { name: 'Aurelia', address: 'shop@brand.example' },
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

test('a 5xx is final; a 4xx is retried and accepted the next time', async () => {
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

test('[C8] control and reordering characters do not leave with a mail; our own isolates do', async () => {
  const typed = 'Mar\u001b[31mia\u202e\u0085';
  await mailer.send({
    ...mail,
    from: { name: `Aurelia${typed}`, address: 'shop@brand.example' },
    subject: `Order of ${typed}\r\nBcc: x@example.org`,
    html: `<p>${typed}</p>`,
    text: `Dear \u2068${typed}\u2069,\nthank you`,
  });
  const [got] = mailbox.inbox.list('anna@example.org');
  const all = `${got?.subject} ${got?.html} ${got?.text}`;
  expect(all.replaceAll(/[\r\n]/g, '')).not.toMatch(/[\p{Cc}\u202a-\u202e]/u);
  expect(got?.subject).toBe('Order of Mar [31mia  Bcc: x@example.org');
  expect(got?.text.replaceAll('\r', '')).toContain('Dear \u2068Mar [31mia \u2069,\nthank you');
  expect(got?.headers).not.toHaveProperty('bcc');
});
