import { createHmac } from 'node:crypto';
import { startImap, startMailbox } from '@paddock/sandbox/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createStaffToken } from '../../../cli/staff-tokens.ts';
import { openImapMailbox } from '../../../platform/clients/imap.ts';
import { inboundContext } from '../../../shop.ts';
import { type FormWorld, openFormWorld } from '../../../testing/worlds/form-world.ts';
import { fetchMailbox } from '../inbound/fetch-mailbox.ts';
import type { Ticket, TicketRow } from './tickets.staff.contract.ts';

let world: FormWorld;
let support: { token: string; id: number };
let everywhere: { token: string; id: number };
beforeAll(async () => {
  world = await openFormWorld();
  support = await tokenOf('it', 'support', 'Rosa');
  everywhere = await tokenOf(null, 'support', 'Elena');
});
beforeEach(() => world.resetAttempts());
afterAll(() => world.close());

async function tokenOf(site: string | null, role: 'support' | 'finance', name: string) {
  const made = await createStaffToken(world.owner, { site, role, name });
  if (!made.ok) throw new Error(made.code);
  return made;
}

/** A colleague with a role on one site. */
async function personOf(role: string, site: string, name: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into staff (kind, name, email) values ('person', ${name}, ${`${name}@office.test`}) returning id`.execute(
    world.owner,
  );
  const id = rows[0]?.id ?? 0;
  await sql`insert into grants (staff_id, role, scope_kind, scope_ref, reason)
    values (${id}, ${role}, 'site', ${site}, 'test')`.execute(world.owner);
  return id;
}

let keys = 0;
async function ask(input: object = {}, tenant = 'it'): Promise<string> {
  keys += 1;
  const body = {
    department: 'technical',
    name: 'Livia Serra',
    email: 'livia@asks.example',
    accept_terms: true,
    message: 'The fork knocks.',
    'h-captcha-response': world.passcode,
    ...input,
  };
  return (await world.send('contact', body, { key: `ticket-${keys}`, tenant })).json().data.number;
}

const call = (method: 'GET' | 'POST', path: string, payload?: object, token = support.token, tenant = 'it') =>
  world.api.app.inject({
    method,
    url: `/api/staff/${path}`,
    headers: {
      'x-tenant': tenant,
      authorization: `Bearer ${token}`,
      ...(method === 'POST' ? { 'idempotency-key': crypto.randomUUID() } : {}),
    },
    ...(payload ? { payload } : {}),
  });
const show = async (code: string, token?: string) =>
  (await call('GET', `contact-tickets/${code}`, undefined, token)).json().data as Ticket;
const act = (code: string, word: string, body: object = {}) =>
  call('POST', `contact-tickets/${code}/${word}`, body);
const list = async (query: string, token = everywhere.token) =>
  (await call('GET', `tickets${query}`, undefined, token)).json() as {
    data: TicketRow[];
    meta: { next: string | null; count: number; count_is: string };
  };

interface Mail {
  readonly to: string;
  readonly id?: string;
  readonly from?: string;
  readonly text?: string;
  readonly headers?: readonly string[];
}
let mails = 0;
function mime({
  to,
  id,
  from = 'Livia Serra <livia@asks.example>',
  text = 'Thank you.',
  headers = [],
}: Mail) {
  mails += 1;
  return [
    `From: ${from}`,
    `To: ${to}`,
    'Subject: Re: your question',
    `Message-ID: ${id ?? `<visitor-${mails}@mail.example>`}`,
    ...headers,
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
  ].join('\r\n');
}

function deliver(raw: string, { site = 'it', secret = 'sandbox-mail-secret', ageSeconds = 0 } = {}) {
  const at = Math.floor(Date.now() / 1000) - ageSeconds;
  const signature = createHmac('sha256', secret).update(`${at}.${raw}`).digest('hex');
  return world.api.app.inject({
    method: 'POST',
    url: `/api/webhooks/mail/${site}`,
    headers: { 'content-type': 'message/rfc822', 'x-signature': `t=${at},v1=${signature}` },
    payload: raw,
  });
}
const outcomeOf = async (raw: string, options?: Parameters<typeof deliver>[1]) =>
  (await deliver(raw, options)).json().data?.outcome;

/** Answers a new ticket and gives its address. */
async function answered(email = 'livia@asks.example') {
  const code = await ask({ email });
  await act(code, 'reply', { message: 'Bring it in.\n\nRosa' });
  await world.work();
  const mail = world.mails(email).at(-1);
  return { code, mail, address: mail?.headers['reply-to'] ?? '' };
}

test('[TICKETS-01] a reply is mailed in the language of the ticket, with an address of the ticket and the thread’s ids', async () => {
  const { code, mail } = await answered('thread@asks.example');
  expect(mail?.subject).toBe(`Re: la tua richiesta ${code}`);
  expect(mail?.text).toContain('Bring it in.');
  expect(mail?.headers['reply-to']).toMatch(
    new RegExp(`^ticket\\+${code}\\.it\\.[0-9a-f]{20}@tickets\\.paddock\\.example$`),
  );
  expect(mail?.headers).not.toHaveProperty('auto-submitted');
  const received = world.mails('thread@asks.example')[0];
  expect(mail?.headers.references).toBe(received?.headers['message-id']);
  expect(mail?.headers['in-reply-to']).toBe(received?.headers['message-id']);
  expect(received?.headers['reply-to']).toBe(mail?.headers['reply-to']);

  const ticket = await show(code);
  expect(ticket).toMatchObject({ state: 'answered', taken_by: { id: support.id, name: 'Rosa' } });
  expect(ticket.messages).toMatchObject([
    { direction: 'out', body: 'Bring it in.\n\nRosa', author: 'Rosa', mail_status: 'sent' },
  ]);
  const stored = await world.owner
    .selectFrom('ticket_messages')
    .select('message_id')
    .where('direction', '=', 'out')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(stored.message_id).toBe(mail?.headers['message-id']);
});

test('[TICKETS-03] a mail to the address of the ticket is appended once and opens the ticket again', async () => {
  const { code, address } = await answered();
  const raw = mime({
    to: address,
    text: 'Tuesday suits me.\r\n\r\nIl giorno lun 16 nov 2026 Ferri ha scritto:\r\n> Bring it in.',
  });
  expect(await outcomeOf(raw)).toBe('appended');
  expect(await outcomeOf(raw)).toBe('repeated');
  const ticket = await show(code);
  expect(ticket).toMatchObject({ state: 'taken', answered_at: null, is_overdue: false });
  expect(ticket.messages.map(({ direction, body }) => [direction, body])).toEqual([
    ['out', 'Bring it in.\n\nRosa'],
    ['in', 'Tuesday suits me.'],
  ]);
  expect(Date.parse(ticket.due_at) - Date.now()).toBeGreaterThan(23 * 3_600_000);
  await act(code, 'reply', { message: 'See you on Tuesday.', close: true });
  await world.work();
  const last = world.mails('livia@asks.example').at(-1);
  expect(last?.headers.references?.split(/\s+/)).toHaveLength(3);
  expect((await show(code)).state).toBe('closed');
  expect(await outcomeOf(mime({ to: address, text: 'It rains.' }))).toBe('appended');
  expect((await show(code)).state).toBe('taken');
});

test('[TICKETS-02] without a valid signature a mail changes no ticket; one to the office opens a ticket', async () => {
  const { code, address } = await answered();
  const wrong = address.replace(/[0-9a-f]{4}@/, 'ffff@');
  expect(await outcomeOf(mime({ to: wrong }))).toBe('dropped');
  expect(await outcomeOf(mime({ to: address }), { site: 'fr' })).toBe('dropped');
  expect(await outcomeOf(mime({ to: 'stranger@tickets.paddock.example' }))).toBe('dropped');
  expect((await show(code)).messages).toHaveLength(1);

  const raw = mime({ to: 'Office.IT@brand.example', from: 'Ada <ada@mail.example>', text: 'Is it red?' });
  expect(await outcomeOf(raw)).toBe('opened');
  expect(await outcomeOf(raw)).toBe('repeated');
  await world.work();
  expect(world.mails('ada@mail.example')).toHaveLength(1);
  const [row] = (await list('?q=ada@mail.example')).data;
  expect(row).toMatchObject({ channel: 'mail', name: 'Ada', summary: 'Re: your question', state: 'new' });
  const ticket = await show(row?.number ?? '');
  expect(ticket.messages).toMatchObject([{ direction: 'in', body: 'Is it red?', author: 'Ada' }]);
});

test('[TICKETS-02] a webhook without a valid, recent signature is 401', async () => {
  const raw = mime({ to: 'office.it@brand.example' });
  expect((await deliver(raw, { secret: 'wrong' })).statusCode).toBe(401);
  expect((await deliver(raw, { ageSeconds: 301 })).statusCode).toBe(401);
  expect((await deliver(raw, { site: 'zz' })).statusCode).toBe(404);
});

test('[TICKETS-05] machines, our own mails and floods are dropped', async () => {
  const { code, address, mail } = await answered();
  const vacation = mime({ to: address, headers: ['Auto-Submitted: auto-replied'] });
  expect(await outcomeOf(vacation)).toBe('dropped');
  expect(await outcomeOf(mime({ to: address, id: mail?.headers['message-id'] ?? '' }))).toBe('dropped');
  for (let n = 0; n < 30; n += 1) expect(await outcomeOf(mime({ to: address }))).toBe('appended');
  expect(await outcomeOf(mime({ to: address }))).toBe('dropped');
  expect((await show(code)).messages).toHaveLength(31);
});

test('[TICKETS-04] attachments are listed by name and not kept', async () => {
  const { code, address } = await answered();
  const raw = [
    'From: livia@asks.example',
    `To: ${address}`,
    'Message-ID: <with-file@mail.example>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>Here it <b>is</b>.</p><script>alert(1)</script>',
    '--b',
    'Content-Type: image/jpeg',
    'Content-Disposition: attachment; filename="fork.jpg"',
    'Content-Transfer-Encoding: base64',
    '',
    '/9j/4AAQSkZJRg==',
    '--b--',
  ].join('\r\n');
  expect(await outcomeOf(raw)).toBe('appended');
  expect((await show(code)).messages.at(-1)).toMatchObject({
    body: 'Here it is.',
    attachments: ['fork.jpg'],
    author_email: 'livia@asks.example',
  });
});

test('[TICKETS-06] take, hand over, note, close and merge are audited; each says when it is not possible', async () => {
  const [code, second, stranger] = [await ask(), await ask(), await ask({ email: 'else@asks.example' })];
  expect((await act(code, 'take')).json().data).toEqual({ number: code, state: 'taken' });
  expect((await act(code, 'take')).json().code).toBe('ticket_move_impossible');
  const giulia = await personOf('support', 'it', 'Giulia');
  expect((await act(code, 'hand-over', { staff_id: giulia })).statusCode).toBe(200);
  await act(code, 'note', { message: 'She may ride gently.' });
  expect(await show(code)).toMatchObject({
    taken_by: { id: giulia, name: 'Giulia' },
    messages: [{ direction: 'note', body: 'She may ride gently.', author: 'Rosa' }],
  });
  expect((await act(stranger, 'merge', { into: code })).json().code).toBe('ticket_other_sender');
  expect((await act(second, 'merge', { into: second })).statusCode).toBe(404);
  expect((await act(second, 'merge', { into: code })).json().data.state).toBe('closed');
  expect(await show(second)).toMatchObject({ state: 'closed', merged_into: code });
  expect((await show(code)).messages.map(({ direction, body }) => [direction, body])).toContainEqual([
    'in',
    'The fork knocks.',
  ]);
  expect(
    (await show(second)).actions.every(({ allowed, reason }) => !allowed && reason === 'ticket_merged'),
  ).toBe(true);
  expect((await act(code, 'close')).json().data.state).toBe('closed');
  expect((await act(code, 'close')).json().code).toBe('ticket_move_impossible');
  const audit = await world.owner
    .selectFrom('audit_log')
    .select('action')
    .where('subject_ref', '=', code)
    .orderBy('id')
    .execute();
  expect(audit.map(({ action }) => action)).toEqual([
    'ticket.take',
    'ticket.hand_over',
    'ticket.note',
    'ticket.close',
  ]);
});

test('[TICKETS-10] a ticket is handed over only to people who can answer tickets of its site', async () => {
  const code = await ask();
  const colleague = await personOf('support', 'it', 'Bruno');
  const others = [await personOf('finance', 'it', 'Carla'), await personOf('support', 'fr', 'Denis')];
  const listed = (await call('GET', 'ticket-colleagues')).json().data as { id: number }[];
  expect(listed).toContainEqual({ id: colleague, name: 'Bruno' });
  for (const id of [...others, support.id, everywhere.id, 999_999]) {
    expect(listed.map((one) => one.id)).not.toContain(id);
    const refused = await act(code, 'hand-over', { staff_id: id });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'ticket_colleague_unknown']);
  }
  expect((await act(code, 'hand-over', { staff_id: colleague })).json().data.state).toBe('taken');
  expect((await act(code, 'hand-over', { staff_id: null })).json().data.state).toBe('new');
});

test('[TICKETS-11] tickets are found by beginnings of words of subject, name and address, or by their number', async () => {
  const code = await ask({
    name: 'Jörg Pfeiffer',
    email: 'joerg@words.example',
    message: 'Where are the COC papers?',
  });
  const raw = mime({
    to: 'office.it@brand.example',
    from: 'Ada <ada@words.example>',
    id: '<words@mail.example>',
  });
  await outcomeOf(raw.replace('Re: your question', 'Papers for my Cresta'));
  const found = async (q: string, token?: string) =>
    (await list(`?q=${encodeURIComponent(q)}`, token)).data.map(({ name }) => name);
  expect(await found('pape')).toEqual(['Ada', 'Jörg Pfeiffer']);
  expect(await found('papers cresta')).toEqual(['Ada']);
  expect(await found('PFEIF jorg')).toEqual(['Jörg Pfeiffer']);
  expect(await found('joerg@words')).toEqual(['Jörg Pfeiffer']);
  expect(await found(`${code.slice(0, 4)} ${code.slice(4)}`)).toEqual(['Jörg Pfeiffer']);
  for (const q of ['apers', '%']) expect(await found(q)).toEqual([]);
  const french = await tokenOf('fr', 'support', 'Odile');
  expect(await found('pape', french.token)).toEqual([]);
});

test('[TICKETS-06] a role without the permission reads the thread and gets the reason', async () => {
  const code = await ask();
  const finance = await tokenOf('it', 'finance', 'Ugo');
  const { actions } = await show(code, finance.token);
  expect(actions.every(({ allowed, reason }) => !allowed && reason === 'not_permitted')).toBe(true);
  const refused = await call('POST', `contact-tickets/${code}/reply`, { message: 'x' }, finance.token);
  expect(refused.statusCode).toBe(403);
});

test('[TICKETS-07] the list crosses sites, due first, in pages by key; views are open, late, mine, answered, closed', async () => {
  await sql`update contact_tickets set closed_at = now() where closed_at is null`.execute(world.owner);
  const codes: string[] = [];
  for (let n = 0; n < 5; n += 1) codes.push(await ask({ email: `l${n}@asks.example` }, n % 2 ? 'fr' : 'it'));
  await sql`update contact_tickets set received_at = received_at - interval '30 hours', due_at = due_at - interval '30 hours'
             where code = ${codes[4]}`.execute(world.owner);
  const first = await list('?limit=3');
  expect(first.meta).toMatchObject({ count: 5, count_is: 'exact' });
  expect(first.data[0]).toMatchObject({ number: codes[4], is_overdue: true, site: 'it' });
  const rest = await list(`?limit=3&after=${first.meta.next}`);
  expect(rest.meta.next).toBeNull();
  const seen = [...first.data, ...rest.data].map(({ number }) => number);
  expect(seen).toHaveLength(5);
  expect(new Set(seen)).toEqual(new Set(codes));
  expect((await list('?sites=fr')).data.map(({ site }) => site)).toEqual(['fr', 'fr']);
  expect((await list('?view=late')).data.map(({ number }) => number)).toEqual([codes[4]]);
  await act(codes[0] ?? '', 'take');
  expect((await list('?view=mine', support.token)).data.map(({ number }) => number)).toEqual([codes[0]]);
  await act(codes[0] ?? '', 'reply', { message: 'Yes.' });
  expect((await list('?view=answered&sites=it')).data[0]?.number).toBe(codes[0]);
  expect((await list('?view=closed&limit=100')).data.length).toBeGreaterThan(5);
  expect((await call('GET', 'tickets?sites=fr')).statusCode).toBe(403);
  expect((await list('', support.token)).data.every(({ site }) => site === 'it')).toBe(true);
  expect((await call('GET', 'tickets?after=x')).statusCode).toBe(400);
});

test('[TICKETS-08] saved replies belong to a site and a language', async () => {
  const input = { locale: 'it', name: 'Orari', body: 'Dalle nove alle sei, {name}.' };
  const made = await call('POST', 'saved-replies', input);
  expect(made.statusCode).toBe(201);
  expect((await call('POST', 'saved-replies', input)).json().code).toBe('saved_reply_exists');
  await call('POST', 'saved-replies', { ...input, locale: 'en', name: 'Hours' });
  const names = (await call('GET', 'saved-replies?locale=it'))
    .json()
    .data.map(({ name }: { name: string }) => name);
  expect(names).toEqual(['Orari', 'Hours']);
  const { id } = made.json().data;
  expect((await call('GET', 'saved-replies', undefined, everywhere.token, 'fr')).json().data).toEqual([]);
  await call('POST', `saved-replies/${id}/change`, { ...input, name: 'Orario' });
  const taken = await call('POST', `saved-replies/${id}/change`, { ...input, locale: 'en', name: 'Hours' });
  expect(taken.json().code).toBe('saved_reply_exists');
  expect((await call('POST', `saved-replies/${id}/delete`, {})).statusCode).toBe(200);
  expect((await call('POST', `saved-replies/${id}/delete`, {})).statusCode).toBe(404);
});

test('[TICKETS-09] the mailbox is read over IMAP: each mail once, marked as seen after it was taken in', async () => {
  const { code, address } = await answered();
  const { inbox, server } = await startMailbox();
  const imap = await startImap(inbox);
  try {
    for (const text of ['First, {3}\r\n) by IMAP.', 'Second by IMAP.'])
      await inbox.receive(Buffer.from(mime({ to: address, text })), { from: '', to: [address] });
    await inbox.receive(Buffer.from(mime({ to: 'other@mail.example' })), {
      from: '',
      to: ['other@mail.example'],
    });
    const context = inboundContext(world.api.deps);
    expect(await fetchMailbox(context, () => openImapMailbox(imap.url))).toMatchObject({
      appended: 2,
      dropped: 0,
    });
    expect([...imap.server.seen]).toEqual([1, 2]);
    expect(await fetchMailbox(context, () => openImapMailbox(imap.url))).toMatchObject({ appended: 0 });
    expect((await show(code)).messages.map(({ body }) => body)).toEqual([
      'Bring it in.\n\nRosa',
      'First, {3}\n) by IMAP.',
      'Second by IMAP.',
    ]);
    await expect(openImapMailbox(imap.url.replace('shop:secret@', ':@'))).rejects.toThrow(
      'LOGIN was refused',
    );
  } finally {
    await Promise.all([imap.server.close(), server.close()]);
  }
});
