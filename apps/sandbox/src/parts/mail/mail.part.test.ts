import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildSandbox } from '../../app.ts';
import { createClock } from '../clock/clock.ts';
import { createInbox } from './inbox.ts';
import { mailPart } from './mail.part.ts';
import { createMailServer, type MailServer } from './smtp.ts';

let server: MailServer;
let app: FastifyInstance;
let port: number;

beforeEach(async () => {
  const inbox = createInbox(createClock());
  server = createMailServer(inbox);
  app = buildSandbox([mailPart(inbox, server)]);
  port = await server.listen(0, '127.0.0.1');
});
afterEach(async () => {
  await Promise.all([server.close(), app.close()]);
});

/** Speaks SMTP line by line; gives the code of each answer. */
async function speak(lines: readonly string[]): Promise<string[]> {
  const socket = connect(port, '127.0.0.1');
  const codes = [await answer(socket)];
  for (const line of lines) {
    socket.write(`${line}\r\n`);
    codes.push(await answer(socket));
  }
  socket.destroy();
  return codes;
}

async function answer(socket: Socket): Promise<string> {
  const [reply] = await once(socket, 'data');
  return String(reply).slice(0, 3);
}

const MAIL = [
  'From: Paddock <shop@brand.example>',
  'To: Anna <anna@example.org>',
  'Subject: =?utf-8?B?UGVkaWRvIOKAnEFCQ+KAnQ==?=',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary=outer',
  '',
  '--outer',
  'Content-Type: multipart/alternative; boundary=inner',
  '',
  '--inner',
  'Content-Type: text/plain; charset=utf-8',
  'Content-Transfer-Encoding: 8bit',
  '',
  'Grüße, \u05e9\u05dc\u05d5\u05dd',
  '--inner',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p onclick="alert(1)">Hello</p><script>alert(1)</script>',
  '--inner--',
  '--outer',
  'Content-Type: application/pdf; name="invoice.pdf"',
  'Content-Disposition: attachment; filename="invoice.pdf"',
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from('%PDF-1.7').toString('base64'),
  '--outer--',
].join('\r\n');

const send = (to = 'anna@example.org') =>
  speak(['EHLO here', 'MAIL FROM:<shop@brand.example>', `RCPT TO:<${to}>`, 'DATA', `${MAIL}\r\n.`]);
const list = async (query = '') => (await app.inject(`/inbox.json${query}`)).json().data;

test('a mail comes in and can be read: subject, text, HTML, attachment, raw', async () => {
  expect((await send()).at(-1)).toBe('250');
  const [mail] = await list();
  expect(mail).toMatchObject({
    to: ['anna@example.org'],
    from: 'shop@brand.example',
    subject: 'Pedido “ABC”',
    text: 'Grüße, שלום\n',
    attachments: [{ name: 'invoice.pdf', type: 'application/pdf', size: 8 }],
  });
  expect((await app.inject('/inbox')).body).toContain('Pedido “ABC”');
  expect((await app.inject('/inbox/1')).body).toContain(
    '<iframe class="sheet mail" sandbox src="/inbox/1/body"',
  );
  const body = await app.inject('/inbox/1/body');
  expect(body.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
  expect((await app.inject('/inbox/1/text')).body).toContain('Grüße');
  expect((await app.inject('/inbox/1/raw')).rawPayload.toString()).toContain('boundary=outer');
  expect((await app.inject('/inbox/1/attachments/0')).body).toBe('%PDF-1.7');
  expect((await app.inject('/inbox/9')).statusCode).toBe(404);
});

test('the list can be asked for one address, and emptied', async () => {
  await send('anna@example.org');
  await send('ben@example.org');
  expect(await list('?to=BEN@example.org')).toHaveLength(1);
  expect((await app.inject({ method: 'DELETE', url: '/inbox' })).statusCode).toBe(204);
  expect(await list()).toEqual([]);
});

test('the last five hundred are kept', async () => {
  const inbox = createInbox(createClock());
  const raw = Buffer.from('Subject: x\r\n\r\nx');
  for (let n = 0; n < 502; n += 1) await inbox.receive(raw, { from: 'a@b.c', to: ['d@e.f'] });
  expect(inbox.list()).toHaveLength(500);
  expect(inbox.list()[0]?.id).toBe(3);
});

test('it refuses, defers and times out as configured', async () => {
  const behave = (behaviour: string) =>
    app.inject({ method: 'POST', url: '/inbox/behaviour', payload: { behaviour } });
  await behave('refuse');
  expect((await send())[3]).toBe('550');
  await behave('greylist');
  expect((await send())[3]).toBe('451');
  expect((await send()).at(-1)).toBe('250');
  await behave('stall');
  const silent = vi.fn();
  void send().then(silent, silent);
  await new Promise((later) => setTimeout(later, 300));
  expect(silent).not.toHaveBeenCalled();
  expect(await list()).toHaveLength(1);
  expect((await behave('explode')).statusCode).toBe(422);
});

test('a connection closed in the middle of a mail delivers none, and the next is received', async () => {
  const hello = ['HELO a', 'MAIL FROM:<a@example.test>', 'RCPT TO:<b@example.test>', 'DATA'];
  const broken = connect(port, '127.0.0.1');
  await answer(broken);
  for (const line of hello) {
    broken.write(`${line}\r\n`);
    await answer(broken);
  }
  broken.write('Subject: half a ma');
  broken.destroy();
  expect(await speak([...hello, 'Subject: whole\r\n\r\nAll of it.\r\n.'])).toEqual([
    ...['220', '250', '250', '250', '354', '250'],
  ]);
  const list = await app.inject('/inbox.json');
  expect(list.json().data.map(({ subject }: { subject: string }) => subject)).toEqual(['whole']);
});
