import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createStaffToken } from '../../cli/staff-tokens.ts';
import { type FormWorld, openFormWorld } from '../../testing/worlds/form-world.ts';

let world: FormWorld;
beforeAll(async () => {
  world = await openFormWorld();
});
beforeEach(async () => {
  world.sandbox.world.scenarios.reset();
  await world.resetAttempts();
});
afterAll(() => world.close());

const QUESTION = {
  department: 'technical',
  name: 'Anna Rossi',
  email: 'anna@asks.example',
  accept_terms: true,
  message: 'Which oil does the Lupo take?\n\nThank you.',
};
const OFFICE = 'office.it@brand.example';
let keys = 0;
function ask(input: object = {}, sent: Parameters<FormWorld['send']>[2] = {}) {
  keys += 1;
  const body = { ...QUESTION, 'h-captcha-response': world.passcode, ...input };
  return world.send('contact', body, { key: `key-${keys}`, ...sent });
}
const ticketOf = (code: string) =>
  world.owner.selectFrom('contact_tickets').selectAll().where('code', '=', code).executeTakeFirstOrThrow();
const count = async () => (await world.owner.selectFrom('contact_tickets').select('id').execute()).length;

test('[CONTACT-03] [H-59] a question gets a number and a promise of 24 hours; the office and the visitor get a mail each', async () => {
  const answer = await ask({ phone: '+39 347 123', order_code: 'ABCD1234', serial: 'ZVN 1', locale: 'x' });
  expect(answer.statusCode).toBe(201);
  const { number, due_at } = answer.json().data;
  expect(number).toMatch(/^[0-9A-Z]{8,}$/);
  const row = await ticketOf(number);
  expect(row).toMatchObject({
    department: 'technical',
    message: QUESTION.message,
    locale: 'it',
    answered_at: null,
  });
  expect(row.due_at.getTime() - row.received_at.getTime()).toBe(24 * 3_600_000);
  expect(Math.abs(Date.parse(due_at) - row.due_at.getTime())).toBeLessThan(1000);

  await world.work();
  const [his] = world.mails('anna@asks.example');
  expect(his?.subject).toBe(`Abbiamo ricevuto la tua richiesta ${number}`);
  expect(his?.text).toContain('entro 24 ore');
  expect(his?.text).not.toContain('Which oil');
  const [theirs] = world.mails(OFFICE);
  expect(theirs?.subject).toBe(`Richiesta ${number}: Domande tecniche`);
  expect(theirs?.headers['reply-to']).toBe('anna@asks.example');
  for (const word of [
    'Anna Rossi',
    'Which oil does the Lupo take?',
    '+39 347 123',
    'ABCD1234',
    'ZVN 1',
    number,
  ])
    expect(theirs?.text).toContain(word);
});

test('[H-59] every department is taken, anything else is not; each field says what is wrong with it', async () => {
  for (const department of [
    'general',
    'technical',
    'marketing_sales',
    'parts_accessories',
    'international',
  ]) {
    await world.resetAttempts();
    expect((await ask({ department })).statusCode, department).toBe(201);
  }
  await world.resetAttempts();
  const wrong = await ask({
    department: 'web_chat',
    name: ' ',
    email: 'x',
    phone: 'call me',
    order_code: '<b>',
    serial: 'x'.repeat(41),
    message: '',
    accept_terms: false,
  });
  expect(wrong.statusCode).toBe(422);
  expect(Object.keys(wrong.json().errors).sort()).toEqual([
    ...['accept_terms', 'department', 'email', 'message', 'name', 'order_code', 'phone', 'serial'],
  ]);
  expect((await ask({ message: '\u202e\u2066 \u0000'.replace('\u0000', '') })).statusCode).toBe(422);
});

test('the same call again is the same question, though a captcha’s answer is good once', async () => {
  const before = await count();
  const input = { 'h-captcha-response': await world.pass() };
  const first = await ask(input, { key: 'lost-answer', address: '198.51.100.7' });
  const again = await ask(input, { key: 'lost-answer', address: '198.51.100.7' });
  expect(again.statusCode).toBe(201);
  expect(again.body).toBe(first.body);
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect(
    (await ask({ ...input, message: 'Another' }, { key: 'lost-answer', address: '198.51.100.7' })).json()
      .code,
  ).toBe('idempotency_key_reused');
  // Another key is another question, and needs a captcha of its own.
  expect((await ask(input)).json().code).toBe('captcha_refused');
  expect(await count()).toBe(before + 1);
});

test('a key of one guest does not open the answer of another', async () => {
  const first = await ask({ message: 'Mine' }, { key: '1', address: '198.51.100.9' });
  const other = await ask({ message: 'Mine too' }, { key: '1', address: '198.51.100.10' });
  expect([first.statusCode, other.statusCode]).toEqual([201, 201]);
  expect(other.json().data.number).not.toBe(first.json().data.number);
});

test('two presses at once are one question', async () => {
  const before = await count();
  const input = { email: 'twice@asks.example' };
  const both = await Promise.all([
    ask(input, { key: 'pressed', address: '198.51.100.8' }),
    ask(input, { key: 'pressed', address: '198.51.100.8' }),
  ]);
  const numbers = both.flatMap((one) => (one.statusCode === 201 ? [one.json().data.number] : []));
  expect(numbers.length).toBeGreaterThan(0);
  expect(new Set(numbers).size).toBe(1);
  expect(await count()).toBe(before + 1);
});

test('a refused captcha is 422, an unreachable one 503', async () => {
  const before = await count();
  expect((await ask({ 'h-captcha-response': 'made-up' })).json().code).toBe('captcha_refused');
  world.tell('error_500');
  const down = await ask();
  expect([down.statusCode, down.json().code]).toEqual([503, 'captcha_unavailable']);
  expect(await count()).toBe(before);
});

test('[C8] typed text becomes neither a header nor markup nor a further recipient', async () => {
  const answer = await ask({
    name: 'Eve Bcc: victims@list.example',
    email: 'eve@asks.example',
    message: '<script>alert(1)</script>\r\nBcc: victims@list.example\r\nabc',
  });
  expect(answer.statusCode).toBe(201);
  await world.work();
  const { number } = answer.json().data;
  expect(await ticketOf(number)).toMatchObject({
    name: 'Eve Bcc: victims@list.example',
    message: '<script>alert(1)</script>\nBcc: victims@list.example\nabc',
  });
  const mails = [...world.mails('eve@asks.example'), ...world.mails(OFFICE)];
  expect(mails.length).toBeGreaterThan(1);
  expect(world.mails('victims@list.example')).toEqual([]);
  for (const mail of mails) {
    expect(mail.headers.bcc).toBeUndefined();
    expect(mail.html).not.toContain('<script>');
  }
  expect((await ask({ name: 'Eve\r\nBcc: c@d.example' })).json().errors, '[C8]').toHaveProperty('name');
  expect((await ask({ message: 'a\u202eb' })).json().errors, '[C8]').toHaveProperty('message');
  for (const email of ['a@b.example\r\nBcc: c@d.example', 'a@b.example, c@d.example', '"x\r\n"@b.example'])
    expect((await ask({ email })).statusCode, email).toBe(422);
});

test('a mailbox is not flooded by questions under its name, and an address asks so often and no more', async () => {
  let answer = await ask({ email: 'victim@asks.example' });
  for (let n = 0; n < 8 && answer.statusCode === 201; n += 1)
    answer = await ask({ email: 'Victim@asks.example' });
  expect(answer.statusCode).toBe(429);
  await world.work();
  expect(world.mails('victim@asks.example')).toHaveLength(6);
});

test('a site without an office’s address keeps the question all the same', async () => {
  const answer = await ask({ email: 'fr@asks.example' }, { tenant: 'fr', locale: 'fr' });
  expect(answer.statusCode).toBe(201);
  await world.work();
  expect(world.mails('fr@asks.example')).toHaveLength(1);
});

test('the desk sees what waits and what is late, and how the promise was kept', async () => {
  await sql`delete from contact_tickets`.execute(world.owner);
  const numberOf = async (input: object) => (await ask(input)).json().data.number as string;
  const late = await numberOf({ email: 'late@asks.example' });
  const fresh = await numberOf({ email: 'fresh@asks.example' });
  const foreign = (await ask({}, { tenant: 'fr' })).json().data.number as string;
  await sql`update contact_tickets set received_at = received_at - interval '25 hours', due_at = due_at - interval '25 hours'
             where code = ${late}`.execute(world.owner);
  const made = await createStaffToken(world.owner, { site: 'it', role: 'support', name: 'Rosa' });
  const finance = await createStaffToken(world.owner, { site: 'it', role: 'finance', name: 'Ugo' });
  if (!made.ok || !finance.ok) throw new Error('no token');
  const desk = (method: 'GET' | 'POST', path: string, token = made.token) =>
    world.api.app.inject({
      method,
      url: `/api/staff/contact-tickets${path}`,
      headers: {
        'x-tenant': 'it',
        authorization: `Bearer ${token}`,
        ...(method === 'POST' ? { 'idempotency-key': crypto.randomUUID() } : {}),
      },
      ...(method === 'POST' ? { payload: {} } : {}),
    });
  const all = (await desk('GET', '')).json();
  expect(
    all.data.map((one: { number: string; is_overdue: boolean }) => [one.number, one.is_overdue]),
  ).toEqual([
    [late, true],
    [fresh, false],
  ]);
  expect(all.meta.promise).toEqual({ waiting: 2, overdue: 1, answered_in_time: 0, answered_late: 0 });
  const overdue = (await desk('GET', '?overdue=true')).json();
  expect(overdue.data.map((one: { number: string }) => one.number)).toEqual([late]);
  expect((await desk('GET', `/${foreign}`)).statusCode).toBe(404);
  expect((await desk('POST', `/${foreign}/answer`)).statusCode).toBe(404);
  expect((await desk('POST', `/${fresh}/answer`, finance.token)).statusCode).toBe(403);

  expect((await desk('POST', `/${late}/answer`)).json().data).toEqual({ number: late, in_time: false });
  expect((await desk('POST', `/${fresh}/answer`)).json().data).toEqual({ number: fresh, in_time: true });
  expect((await desk('POST', `/${fresh}/answer`)).statusCode).toBe(404);
  expect((await desk('GET', '')).json()).toMatchObject({
    data: [],
    meta: { promise: { waiting: 0, overdue: 0, answered_in_time: 1, answered_late: 1 } },
  });
  expect((await desk('GET', `/${late}`)).json().data.answered_at).toMatch(/Z$/);
  const audit = await world.owner
    .selectFrom('audit_log')
    .select(['action', 'subject_ref'])
    .where('action', '=', 'contact.answer')
    .execute();
  expect(audit.map(({ subject_ref }) => subject_ref).sort()).toEqual([late, fresh].sort());
});
