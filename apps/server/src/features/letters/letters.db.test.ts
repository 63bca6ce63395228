import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { withSite } from '../../platform/db/db.ts';
import { aProduct } from '../../testing/builders/builders.ts';
import { aPicture } from '../../testing/builders/catalogue-builders.ts';
import {
  aLetter,
  bounceMail,
  LETTER_TEXT,
  reportMail,
  someSubscribers,
} from '../../testing/builders/letter-builders.ts';
import { type LetterWorld, openLetterWorld } from '../../testing/worlds/letter-world.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { withdrawSubscription } from '../newsletter/unsubscribe.ts';
import { testLetter } from './dry-run-letter.ts';
import { makeLetterName } from './reports/letter-name.ts';

let world: LetterWorld;
let staff: LetterWorld['staff'];
let show: LetterWorld['show'];
let batch: LetterWorld['batch'];

beforeAll(async () => {
  world = await openLetterWorld();
  ({ staff, show, batch } = world);
});
beforeEach(async () => {
  await sql`delete from letter_sends`.execute(world.owner);
  await sql`delete from subscribers`.execute(world.owner);
  await sql`update sites set settings = settings - 'mail_sender' - 'letters_per_minute'`.execute(world.owner);
  world.mailbox.inbox.clear();
});
afterEach(() => {
  world.mailbox.server.behaviour = 'accept';
  world.mailbox.server.forget();
});
afterAll(() => world.close());

const received = (email: string) => world.mails(email).length;

/** A letter that was tested, so that it can be sent. */
async function tested(locales: readonly string[] = ['it']): Promise<number> {
  const id = await aLetter(world.owner, world.siteId, { locales });
  expect((await staff('POST', `letters/${id}/test`, { locale: locales[0] })).statusCode).toBe(200);
  await world.work();
  return id;
}
async function send(id: number) {
  const answer = await staff('POST', `letters/${id}/send`, {});
  expect(answer.json()).toMatchObject({ data: { outcome: 'sending' } });
}
const readers = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) => `reader${from + n}@letters.example`);

test('[LETTERS-01] a letter is saved as a whole for each locale; a save without the last revision is refused', async () => {
  const made = await staff('POST', 'letters', { name: 'Spring' }, { as: 'editor' });
  const { id } = made.json().data;
  const texts = { it: LETTER_TEXT, en: { ...LETTER_TEXT, subject: 'Spring' } };
  const saved = await staff('PUT', `letters/${id}`, { revision: 1, name: 'Spring 2027', texts });
  expect(saved.json().data).toMatchObject({ id, revision: 2, status: 'draft', texts });
  expect(await show(id)).toMatchObject({ name: 'Spring 2027', revision: 2, texts });
  const late = await staff('PUT', `letters/${id}`, { revision: 1, name: 'Mine', texts: {} });
  expect([late.statusCode, late.json().code]).toEqual([409, 'edited_meanwhile']);
  expect(late.json().data.current).toMatchObject({ name: 'Spring 2027', revision: 2, texts });
  const bad = { it: { ...LETTER_TEXT, blocks: [{ type: 'button', text: 'x', to: 'javascript:alert(1)' }] } };
  expect((await staff('PUT', `letters/${id}`, { revision: 2, name: 'x', texts: bad })).statusCode).toBe(422);
  const list = (await staff('GET', 'letters')).json();
  expect(list.data[0]).toMatchObject({ site: 'it', id, name: 'Spring 2027', locales: ['en', 'it'], sent: 0 });
  expect((await staff('GET', `letters/${id}`, undefined, { tenant: 'fr' })).statusCode).toBe(403);
});

test('[MEDIA-07] a picture in a newsletter counts as used until the newsletter shows another one', async () => {
  const { key } = await aPicture(world.owner, { key: 'spring-ride' });
  const made = await staff('POST', 'letters', { name: 'Draft' }, { as: 'editor' });
  const { id } = made.json().data;
  const save = (revision: number, image: string) => {
    const text = { ...LETTER_TEXT, blocks: [{ type: 'picture', image, alt: 'A ride' }] };
    return staff('PUT', `letters/${id}`, { revision, name: 'Spring ride', texts: { it: text, en: text } });
  };
  const uses = async () => (await staff('GET', `media/${key}`)).json().data.used_in;
  expect((await save(1, key)).statusCode).toBe(200);
  expect(await uses()).toEqual([
    { kind: 'letter', ref: 'Spring ride', locale: 'en', site: 'it' },
    { kind: 'letter', ref: 'Spring ride', locale: 'it', site: 'it' },
  ]);
  expect((await save(2, 'another-picture')).statusCode).toBe(200);
  expect(await uses()).toEqual([]);
});

test('[LETTERS-02] a test goes to the caller alone, and only what was tested as it is can be sent', async () => {
  await someSubscribers(world.owner, world.siteId, readers(1));
  const id = await aLetter(world.owner, world.siteId);
  expect((await staff('POST', `letters/${id}/send`, {})).json().code).toBe('letter_untested');
  const person = await world.owner
    .insertInto('staff')
    .values({ kind: 'person', name: 'Anna', email: 'anna@desk.example' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const call = { siteId: world.siteId, staffId: person.id, requestId: 'r' };
  await withSite(world.api.deps.db, world.siteId, (tx) => testLetter(tx, call, id, 'it'));
  await world.work();
  const [mail, ...more] = world.mailbox.inbox.list();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: ['anna@desk.example'], subject: '[it-it] News of the spring' });
  expect(mail?.headers['list-unsubscribe']).toBeUndefined();
  const { revision } = await show(id);
  await staff('PUT', `letters/${id}`, { revision, name: 'Changed', texts: { it: LETTER_TEXT } });
  expect((await staff('POST', `letters/${id}/send`, {})).json().code).toBe('letter_untested');
});

test('[LETTERS-03] only confirmed subscribers of the site in a locale of the letter get it; a subscriber who leaves meanwhile is left out', async () => {
  const { owner, siteId } = world;
  const ids = await someSubscribers(owner, siteId, readers(4));
  await someSubscribers(owner, siteId, ['german@letters.example'], 'de');
  await someSubscribers(owner, world.elsewhereId, ['french@letters.example']);
  await owner
    .insertInto('subscribers')
    .values({ site_id: siteId, email: 'pending@letters.example', locale: 'it' })
    .execute();
  await sql`update subscribers set suppressed_at = now(), suppressed_for = 'bounce'
             where email = 'reader3@letters.example'`.execute(owner);
  const id = await tested();
  expect((await show(id)).audience).toEqual([
    { locale: 'it', subscribers: 3, has_text: true },
    { locale: 'de', subscribers: 1, has_text: false },
  ]);
  await send(id);
  await someSubscribers(owner, siteId, ['late@letters.example']);
  const keys = world.api.deps.config.signingKeys;
  const leaving = { siteId, subscriberId: ids['reader1@letters.example'] ?? 0 };
  await withSite(world.api.deps.db, siteId, (tx) => withdrawSubscription(tx, keys, leaving));
  await world.work();
  const got = world.mailbox.inbox.list().flatMap(({ to }) => to);
  expect(got.sort()).toEqual(['reader0@letters.example', 'reader2@letters.example']);
  expect(await show(id)).toMatchObject({ status: 'sent', planned: 3, counts: { sent: 2, left_out: 1 } });
});

test('[LETTERS-05] letters leave at the rate of the site; after a stop none leaves, and resuming goes on', async () => {
  const { owner, siteId } = world;
  await someSubscribers(owner, siteId, readers(7));
  await sql`update sites set settings = settings || '{"letters_per_minute": 3}' where id = ${siteId}`.execute(
    owner,
  );
  const id = await tested();
  await send(id);
  await batch(id);
  await batch(id);
  expect(world.mailbox.inbox.list()).toHaveLength(3);
  await sql`update letter_sends set claimed_at = claimed_at - interval '61 seconds'`.execute(owner);
  expect((await staff('POST', `letters/${id}/stop`, {})).json().data.status).toBe('stopped');
  await batch(id);
  expect(world.mailbox.inbox.list()).toHaveLength(3);
  expect((await staff('PUT', `letters/${id}`, { revision: 1, name: 'x', texts: {} })).statusCode).toBe(409);
  expect((await staff('POST', `letters/${id}/resume`, {})).json().data.status).toBe('sending');
  await batch(id);
  expect(world.mailbox.inbox.list()).toHaveLength(6);
  await sql`update letter_sends set claimed_at = claimed_at - interval '61 seconds'`.execute(owner);
  await world.work();
  for (const email of readers(7)) expect(received(email), email).toBe(1);
  expect(await show(id)).toMatchObject({ status: 'sent', counts: { sent: 7 } });
});

test('[LETTERS-06] each mail carries the one-click headers of RFC 8058, and a POST of the mail program unsubscribes', async () => {
  await someSubscribers(world.owner, world.siteId, readers(2));
  const id = await tested();
  await send(id);
  await world.work();
  const [mail] = world.mails('reader0@letters.example');
  expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const [, url = ''] =
    /^<(https:\/\/shop\.example\/it-it\/unsubscribe\?token=[^>]+)>$/.exec(
      mail?.headers['list-unsubscribe']?.replace(/\s/g, '') ?? '',
    ) ?? [];
  expect(mail?.text).toContain(url);
  const token = new URL(url).searchParams.get('token');
  expect((await world.send('subscriber/unsubscribe', { token })).statusCode).toBe(200);
  const rows = await world.owner
    .selectFrom('subscribers')
    .select(['email', 'status'])
    .orderBy('email')
    .execute();
  expect(rows.map(({ status }) => status)).toEqual(['unsubscribed', 'confirmed']);
});

test('[LETTERS-07] a hard bounce and a complaint suppress the address; other reports and forged ones do not', async () => {
  const { owner, siteId } = world;
  const ids = await someSubscribers(owner, siteId, readers(5));
  const id = await tested();
  await send(id);
  await world.work();
  const envelopeOf = (n: number) => world.mails(`reader${n}@letters.example`)[0]?.from ?? '';
  expect(envelopeOf(0)).toMatch(/^letter\+\d+\.\d+\.it\.[0-9a-f]{20}@tickets\.paddock\.example$/);
  const outcome = world.receive;

  expect(await outcome(bounceMail(envelopeOf(0), '5.1.1'))).toBe('recorded');
  expect(await outcome(bounceMail(envelopeOf(1), '5.2.2'))).toBe('recorded');
  expect(await outcome(bounceMail(envelopeOf(2), '4.4.1', 'delayed'))).toBe('recorded');
  // A complaint comes to another mailbox and names the mail by its Message-ID.
  const messageId = world.mails('reader3@letters.example')[0]?.headers['message-id'];
  const arf = reportMail(
    'abuse@shop.example',
    'message/feedback-report',
    ['Feedback-Type: abuse'],
    `Message-ID: ${messageId}`,
  );
  expect(await outcome(arf)).toBe('recorded');
  expect(await outcome(arf)).toBe('recorded');
  const other = { site: 'it', letterId: id, subscriberId: ids['reader4@letters.example'] ?? 0 };
  const forged = makeLetterName(world.api.deps.config.signingKeys, 'tickets.paddock.example', other).replace(
    /[0-9a-f]{20}@/,
    `${'0'.repeat(20)}@`,
  );
  expect(await outcome(bounceMail(forged, '5.1.1'))).toBe('dropped');

  const rows = await owner
    .selectFrom('subscribers')
    .select(['email', 'status', 'suppressed_for'])
    .orderBy('email')
    .execute();
  expect(rows.map(({ status, suppressed_for }) => [status, suppressed_for])).toEqual([
    ['confirmed', 'bounce'],
    ['confirmed', null],
    ['confirmed', null],
    ['unsubscribed', 'complaint'],
    ['confirmed', null],
  ]);
  const letter = await show(id);
  expect(letter).toMatchObject({ suppressed: 2, counts: { sent: 5, bounced: 2, complained: 1 } });
  expect(letter.problems[0]).toMatchObject({ domain: 'letters.example' });
  expect(JSON.stringify(letter.problems)).not.toContain('reader');
  const [proof] = await owner
    .selectFrom('subscriber_consents')
    .select('what')
    .where('subscriber_id', '=', ids['reader3@letters.example'] ?? 0)
    .execute();
  expect(proof?.what).toBe('withdrawn');

  // The owner of the address confirms it again: the mail with the link has arrived.
  await sql`update subscribers set status = 'unsubscribed' where email = 'reader0@letters.example'`.execute(
    owner,
  );
  await world.resetAttempts();
  const requested = {
    email: 'reader0@letters.example',
    accept_terms: true,
    'h-captcha-response': world.passcode,
  };
  await world.send('subscriber', requested);
  await world.work();
  const link = /subscriber-verify\?token=([\w-]+)/.exec(
    world.mails('reader0@letters.example').at(-1)?.text ?? '',
  );
  await world.send('subscriber/verify', { token: link?.[1] });
  const again = await owner
    .selectFrom('subscribers')
    .select(['status', 'suppressed_for'])
    .where('email', '=', 'reader0@letters.example')
    .execute();
  expect(again).toEqual([{ status: 'confirmed', suppressed_for: null }]);
});

test('[LETTERS-08] a deferred mail is sent later, a refused one is not sent again and its address gets no more letters', async () => {
  const { owner, siteId } = world;
  await someSubscribers(owner, siteId, readers(1, 50));
  const id = await tested();
  await send(id);
  world.mailbox.server.behaviour = 'greylist';
  await batch(id);
  expect((await show(id)).counts).toMatchObject({ sent: 0, deferred: 1 });
  await batch(id);
  expect(received('reader50@letters.example')).toBe(0);
  await sql`update letter_sends set retry_at = now()`.execute(owner);
  await world.work();
  expect(await show(id)).toMatchObject({ status: 'sent', counts: { sent: 1, deferred: 0 } });

  const second = await tested();
  await send(second);
  world.mailbox.server.behaviour = 'refuse';
  await world.work();
  expect(await show(second)).toMatchObject({
    status: 'sent',
    suppressed: 1,
    counts: { sent: 0, failed: 1 },
  });
});

test('[LETTERS-09] [H-72] letters and all other mails of a site come from the sender that the site has set', async () => {
  const { owner, siteId, elsewhereId } = world;
  const sender = {
    name: 'Brand Italia',
    address: 'ciao@it.paddock.example',
    reply_to: 'aiuto@it.paddock.example',
  };
  const set = (body: object, role: 'editor' | 'country' = 'country') =>
    staff('POST', 'mail-sender', body, { as: role });
  expect((await set(sender, 'editor')).statusCode).toBe(403);
  expect((await set({ ...sender, address: 'ciao@other.example' })).json().code).toBe('sender_domain_foreign');
  expect((await set(sender)).json().data).toEqual({ ...sender, is_own: true });
  await someSubscribers(owner, siteId, readers(1));
  const id = await tested();
  await send(id);
  const mail = { kind: 'account_erased', locale: 'it', givenName: '', data: {} } as const;
  for (const [site, to] of [
    [siteId, 'home@letters.example'],
    [elsewhereId, 'away@letters.example'],
  ] as const)
    await withSite(world.api.deps.db, site, (tx) =>
      queueAccountMail(tx, { ...mail, siteId: site, key: `sender:${to}`, to }),
    );
  await world.work();
  for (const to of ['reader0@letters.example', 'home@letters.example']) {
    const [got] = world.mails(to);
    expect(got?.headers.from, to).toContain('Brand Italia');
    expect(got?.headers.from, to).toContain('<ciao@it.paddock.example>');
    expect(got?.headers['reply-to'], to).toBe('aiuto@it.paddock.example');
  }
  expect(world.mails('away@letters.example')[0]?.headers.from).toContain('<orders@paddock.example>');
});

test('[LETTERS-10] sending needs its permission; above the limit of the rule a second person approves; all of it is audited', async () => {
  const { owner, siteId } = world;
  await someSubscribers(owner, siteId, readers(3));
  const id = await tested();
  expect((await staff('POST', `letters/${id}/send`, {}, { as: 'support' })).statusCode).toBe(403);
  const rule = { permission: 'letter.send', min_amount_minor: 2, currency: 'XXX', reason: 'Many readers.' };
  const set = await staff('POST', 'approval-rules', rule, { as: 'manager' });
  expect(set.json().data).toMatchObject({ outcome: 'set' });
  const rules = (await staff('GET', 'approval-rules')).json().data;
  expect(rules).toContainEqual(
    expect.objectContaining({ permission: 'letter.send', min_amount_minor: 2, is_unlimited: false }),
  );
  expect((await show(id)).actions).toContainEqual(
    expect.objectContaining({ name: 'letter.send', needs_approval: true }),
  );
  const requested = (await staff('POST', `letters/${id}/send`, {}, { as: 'editor' })).json().data;
  expect(requested).toMatchObject({ outcome: 'approval_requested', approval: expect.any(Number) });
  await world.work();
  const sent = () =>
    world.mailbox.inbox.list().filter(({ to }) => to.some((one) => readers(3).includes(one)));
  expect(sent()).toEqual([]);
  // The second person may send newsletters and reads no orders.
  const second = { as: 'second_editor' } as const;
  const waiting = (await staff('GET', 'approvals', undefined, second)).json().data;
  expect(waiting).toMatchObject([{ contract: 'letter.send', subject_ref: String(id), is_own: false }]);
  expect((await staff('GET', `approvals/${requested.approval}`, undefined, second)).statusCode).toBe(200);
  expect((await staff('GET', 'approvals', undefined, { as: 'auditor' })).statusCode).toBe(403);
  const approved = await staff('POST', `approvals/${requested.approval}/approve`, { note: '' }, second);
  expect(approved.json().data).toMatchObject({ status: 'done' });
  await world.work();
  expect(sent()).toHaveLength(3);
  await sql`delete from approval_rules where permission = 'letter.send'`.execute(owner);
  const { rows } = await sql<{ action: string }>`
    select action from audit_log where subject_kind = 'letter' and subject_ref = ${String(id)} order by id`.execute(
    owner,
  );
  expect(rows.map(({ action }) => action)).toEqual(['letter.test', 'approval.propose', 'letter.send']);
});

test('[LETTERS-11] the preview is the mail: text and HTML, right to left, with what this site shows', async () => {
  const { owner, siteId, elsewhereId } = world;
  const shown = await aProduct(owner, { original_name: 'Lupo <500>' });
  const hidden = await aProduct(owner, {});
  await owner.insertInto('site_products').values({ site_id: siteId, product_id: shown.id }).execute();
  await owner.insertInto('site_products').values({ site_id: elsewhereId, product_id: hidden.id }).execute();
  const id = await aLetter(owner, siteId, { locales: [] });
  const blocks = [
    { type: 'heading', text: 'مرحبا' },
    { type: 'text', text: 'أول.\n\nثان & <b>' },
    { type: 'product', product: shown.slug },
    { type: 'product', product: hidden.slug },
    { type: 'picture', image: 'constructor', alt: '' },
    { type: 'button', text: 'More', to: 'https://shop.example/x?a=1&b=2' },
  ];
  const texts = { ar: { subject: 'أخبار', preview: 'جديد', blocks } };
  await staff('PUT', `letters/${id}`, { revision: 1, name: 'Arabic', texts });
  const {
    html,
    text,
    left_out: leftOut,
  } = (await staff('GET', `letters/${id}/preview?locale=ar`)).json().data;
  expect(leftOut).toEqual([hidden.slug, 'constructor']);
  expect(html).toContain('dir="rtl"');
  expect(html).toContain('Lupo &lt;500&gt;');
  expect(html).toContain('ثان &amp; &lt;b&gt;');
  expect(html).toContain(`https://shop.example/it-ar/products/${shown.slug}`);
  expect(html).toContain('https://shop.example/x?a=1&amp;b=2');
  expect(html).not.toContain(hidden.slug);
  expect(html).toContain('@media (prefers-color-scheme: dark)');
  expect(text).toContain('أول.\n\nثان & <b>');
  expect(text).toContain('More:\nhttps://shop.example/x?a=1&b=2');
});
