import { startImap, startMailbox } from '@paddock/sandbox/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createStaffToken } from '../../../cli/staff-tokens.ts';
import { openImapMailbox } from '../../../platform/clients/imap.ts';
import { inboundContext } from '../../../shop.ts';
import { type FormWorld, openFormWorld } from '../../../testing/worlds/form-world.ts';
import type { Ticket, TicketRow } from '../staff/tickets.staff.contract.ts';
import { fetchMailbox } from './fetch-mailbox.ts';
import { receiveMail } from './receive-mail.ts';

let world: FormWorld;
let token: string;
beforeAll(async () => {
  world = await openFormWorld();
  const made = await createStaffToken(world.owner, { site: 'it', role: 'support', name: 'Rosa' });
  if (!made.ok) throw new Error(made.code);
  token = made.token;
});
beforeEach(() => world.resetAttempts());
afterAll(() => world.close());

const mime = (from: string, to = 'office.it@brand.example') =>
  Buffer.from(
    `From: Eve <${from}>\r\nTo: ${to}\r\nSubject: My fork\r\nMessage-ID: <${from}>\r\n\r\nIt knocks.`,
  );

/** As if the thread had run into its limit of time or memory, but for the mails of one sender. */
const failing = (good = '') => {
  const context = inboundContext(world.api.deps);
  const parseMail: typeof context.parseMail = async (raw) => {
    if (good && Buffer.from(raw).includes(good)) return context.parseMail(raw);
    throw new Error('The thread did not answer');
  };
  return { ...context, parseMail };
};

const get = async (path: string) => {
  const headers = { 'x-tenant': 'it', authorization: `Bearer ${token}` };
  return (await world.api.app.inject({ url: `/api/staff/${path}`, headers })).json().data;
};
async function ticketOf(email: string): Promise<Ticket> {
  const rows: TicketRow[] = await get(`tickets?q=${email}`);
  expect(rows).toHaveLength(1);
  return get(`contact-tickets/${rows[0]?.number}`);
}

test('[SEC-02] a mail that fails five times is given up: staff see the beginning of its source', async () => {
  const raw = mime('eve@mail.example');
  for (let n = 0; n < 5; n += 1)
    await expect(receiveMail(failing(), raw, 'it')).rejects.toThrow('did not answer');
  expect(await receiveMail(failing(), raw, 'it')).toBe('unreadable');
  expect(await receiveMail(failing(), raw, 'it')).toBe('unreadable');
  const ticket = await ticketOf('eve@mail.example');
  expect(ticket).toMatchObject({ channel: 'mail', subject: 'My fork', email: 'eve@mail.example' });
  expect(ticket.messages).toMatchObject([{ is_unreadable: true, direction: 'in' }]);
  expect(ticket.messages[0]?.body).toContain('It knocks.');
});

test('[SEC-02] a mail that is read at the next try is taken in as it is, and its tries are forgotten', async () => {
  const raw = mime('livia@mail.example');
  for (let round = 0; round < 2; round += 1) {
    for (let n = 0; n < 4; n += 1)
      await expect(receiveMail(failing(), raw, 'it')).rejects.toThrow('did not answer');
    const outcome = await receiveMail(inboundContext(world.api.deps), raw, 'it');
    expect(outcome).toBe(round === 0 ? 'opened' : 'repeated');
  }
  const { messages } = await ticketOf('livia@mail.example');
  expect(messages).toMatchObject([{ is_unreadable: false, body: 'It knocks.' }]);
});

test('[SEC-02] in a mailbox, a mail that fails keeps no other waiting and is flagged once it is given up', async () => {
  const { inbox, server } = await startMailbox();
  const imap = await startImap(inbox);
  const to = 'ticket+none@tickets.paddock.example';
  const bad = Buffer.concat([
    Buffer.from('Delivered-To: office.it@brand.example\r\n'),
    mime('bad@mail.example', to),
  ]);
  const good = Buffer.concat([
    Buffer.from('Delivered-To: office.it@brand.example\r\n'),
    mime('good@mail.example', to),
  ]);
  const fetch = () => fetchMailbox(failing('good@mail.example'), () => openImapMailbox(imap.url));
  try {
    for (const raw of [bad, good]) await inbox.receive(raw, { from: '', to: [to] });
    expect(await fetch()).toMatchObject({ failed: 1, opened: 1 });
    expect([...imap.server.seen]).toEqual([2]);
    for (let n = 0; n < 4; n += 1) expect(await fetch()).toMatchObject({ failed: 1, opened: 0 });
    expect(await fetch()).toMatchObject({ failed: 0, unreadable: 1 });
    expect([...imap.server.seen].sort()).toEqual([1, 2]);
    expect([...imap.server.flagged]).toEqual([1]);
    expect((await ticketOf('bad@mail.example')).messages).toMatchObject([{ is_unreadable: true }]);
  } finally {
    await Promise.all([imap.server.close(), server.close()]);
  }
});
