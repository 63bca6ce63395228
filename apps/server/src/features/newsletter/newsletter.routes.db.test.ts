import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { singleKey } from '../../platform/secrets/signing-keys.ts';
import { race } from '../../testing/database/race.ts';
import { type FormWorld, openFormWorld } from '../../testing/worlds/form-world.ts';
import { consentHash } from './consent.ts';
import { unsubscribeToken } from './unsubscribe.ts';
import { mintSubscriberToken, verifySubscriber } from './verify-subscriber.ts';
import { welcomeSubscriber } from './welcome-subscriber.ts';

let world: FormWorld;
beforeAll(async () => {
  world = await openFormWorld();
});
beforeEach(async () => {
  world.sandbox.world.scenarios.reset();
  await world.resetAttempts();
});
afterAll(() => world.close());

const ask = (email: string, input: object = {}, sent: Parameters<FormWorld['send']>[2] = {}) =>
  world.send(
    'subscriber',
    { email, accept_terms: true, 'h-captcha-response': world.passcode, ...input },
    sent,
  );
const verify = (token: string, tenant = 'it') => world.send('subscriber/verify', { token }, { tenant });
const rowOf = (email: string) =>
  world.owner.selectFrom('subscribers').selectAll().where('email_key', '=', email.toLowerCase()).execute();
const statusOf = async (email: string) => (await rowOf(email)).map(({ status }) => status);
const secretIn = (text: string) => /subscriber-verify\?token=([\w-]+)/.exec(text)?.[1] ?? '';

/** Asked for, and the mail has come. */
async function requested(email: string) {
  expect((await ask(email)).statusCode).toBe(202);
  await world.work();
  return secretIn(world.mails(email).at(-1)?.text ?? '');
}
async function confirmed(email: string) {
  expect((await verify(await requested(email))).json()).toEqual({ data: { status: 'verified' } });
  await world.work();
  const [row] = await rowOf(email);
  return { id: row?.id ?? 0, mail: world.mails(email).at(-1) };
}
const expire = () =>
  sql`update subscriber_links set expires_at = now() - interval '1 second' where used_at is null`.execute(
    world.owner,
  );

test('[NEWSLETTER-04] [CALLS-28] [CALLS-50] a subscription needs e-mail, terms and captcha, is confirmed by the link and ended by one click', async () => {
  const answer = await ask('Anna@Letters.example');
  expect(answer.statusCode).toBe(202);
  expect(answer.json()).toEqual({ data: { status: 'sent' } });
  await world.work();
  const [mail] = world.mails('Anna@Letters.example');
  expect(mail).toMatchObject({ subject: 'Conferma la tua iscrizione' });
  expect(mail?.text).toContain('https://shop.example/it-it/subscriber-verify?token=');
  expect(mail?.headers['list-unsubscribe']).toBeUndefined();
  expect(await statusOf('anna@letters.example')).toEqual(['pending']);

  const token = secretIn(mail?.text ?? '');
  expect((await verify(token)).json()).toEqual({ data: { status: 'verified' } });
  expect((await verify(token)).json()).toEqual({ data: { status: 'already_verified' } });
  await world.work();
  const [, welcome, ...more] = world.mails('Anna@Letters.example');
  expect(more).toEqual([]);
  // RFC 8058: both headers, and the address in them takes a POST.
  expect(welcome?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const [, url = ''] =
    /^<(https:\/\/shop\.example\/it-it\/unsubscribe\?token=.+)>$/.exec(
      welcome?.headers['list-unsubscribe']?.replace(/\s/g, '') ?? '',
    ) ?? [];
  expect(welcome?.text).toContain(url);
  const leave = { token: new URL(url).searchParams.get('token') };
  for (const _ of ['once', 'again'])
    expect((await world.send('subscriber/unsubscribe', leave)).json()).toEqual({
      data: { status: 'unsubscribed' },
    });
  expect(await statusOf('anna@letters.example')).toEqual(['unsubscribed']);
});

test('what was agreed to is kept: when, to which words, from where; addresses only as hashes', async () => {
  const { id } = await confirmed('proof@letters.example');
  const token = unsubscribeToken(world.api.deps.config.signingKeys, 'it', id);
  await world.send('subscriber/unsubscribe', { token });
  const proofs = await world.owner
    .selectFrom('subscriber_consents')
    .selectAll()
    .where('subscriber_id', '=', id)
    .orderBy('id')
    .execute();
  expect(proofs.map(({ what }) => what)).toEqual(['asked', 'confirmed', 'withdrawn']);
  const hash = consentHash(world.api.deps.config.signingKeys, 'email', 'PROOF@letters.example');
  for (const proof of proofs) {
    expect(proof).toMatchObject({ text_version: '2026-11-15', locale: 'it', occurred_at: expect.any(Date) });
    expect(proof.email_hash.equals(hash)).toBe(true);
  }
  expect(proofs.map(({ network_hash }) => network_hash !== null)).toEqual([true, true, false]);
  // Append-only: even the owner cannot change it.
  await expect(
    sql`update subscriber_consents set text_version = 'x'`.execute(world.database.app),
  ).rejects.toThrow(/permission denied/);
});

test('[NEWSLETTER-02] e-mail and terms are required, each error under its field; the captcha’s answer too', async () => {
  const errors = async (body: object) => {
    const answer = await world.send('subscriber', body);
    expect(answer.statusCode).toBe(422);
    return answer.json().errors;
  };
  expect(await errors({})).toEqual({
    email: ['Questo campo è obbligatorio.'],
    accept_terms: ['Questo campo è obbligatorio.'],
    'h-captcha-response': ['Questo campo è obbligatorio.'],
  });
  const wrong = await errors({ email: 'nowhere', accept_terms: false, 'h-captcha-response': 'x' });
  expect(Object.keys(wrong)).toEqual(['email', 'accept_terms']);
  expect(wrong.accept_terms).toEqual([expect.stringMatching(/condizioni|termini/i)]);
});

test('a refused captcha is 422, an unreachable one 503', async () => {
  const email = 'robot@letters.example';
  const refused = await ask(email, { 'h-captcha-response': 'made-up' });
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({
    code: 'captcha_refused',
    errors: { 'h-captcha-response': [expect.any(String)] },
  });
  world.tell('error_500');
  const down = await ask(email);
  expect(down.statusCode).toBe(503);
  expect(down.headers['retry-after']).toBe('30');
  expect(down.json().code).toBe('captcha_unavailable');
  const once = await world.pass();
  expect((await ask('one@letters.example', { 'h-captcha-response': once })).statusCode).toBe(202);
  expect((await ask(email, { 'h-captcha-response': once })).json().code).toBe('captcha_refused');
  await world.work();
  expect(await rowOf(email)).toEqual([]);
});

test('known, pending and new addresses get the same answer', async () => {
  await confirmed('known@letters.example');
  await requested('waiting@letters.example');
  await world.resetAttempts();
  const answers = await Promise.all(
    ['known@letters.example', 'waiting@letters.example', 'new@letters.example'].map((email) => ask(email)),
  );
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  await world.work();
  expect(world.mails('known@letters.example').at(-1)).toMatchObject({
    subject: 'Ricevi già la nostra newsletter',
    headers: { 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' },
  });
  expect(await statusOf('known@letters.example')).toEqual(['confirmed']);
});

test('the same address twice at once is one subscriber and one mail', async () => {
  const email = 'twice@letters.example';
  const { siteId } = world;
  const keys = world.api.deps.config.signingKeys;
  const network = '00'.repeat(32);
  await race(world.database.appUrl, 6, (db, n) =>
    welcomeSubscriber(db, keys, {
      siteId,
      locale: 'it',
      network,
      request: `race-${n}`,
      email: n % 2 ? email : email.toUpperCase(),
    }),
  );
  await world.work();
  expect(await rowOf(email)).toHaveLength(1);
  expect(world.mails(email)).toHaveLength(1);
});

test('of many who follow one link at once, one confirms; the others hear that it is done', async () => {
  const token = await requested('rush@letters.example');
  const { siteId } = world;
  const desk = { keys: world.api.deps.config.signingKeys };
  const states = await race(world.database.appUrl, 5, (db) =>
    verifySubscriber({ db, ...desk }, { siteId, token, address: '198.18.0.1' }),
  );
  expect(states.sort()).toEqual([...Array(4).fill('already_verified'), 'verified']);
  await world.work();
  const subjects = world.mails('rush@letters.example').map(({ subject }) => subject);
  expect(subjects.filter((subject) => /benvenuto/.test(subject))).toHaveLength(1);
});

test('an expired link confirms nothing and can be exchanged for a new one', async () => {
  const email = 'late@letters.example';
  const old = await requested(email);
  await expire();
  expect((await verify(old)).json()).toEqual({ data: { status: 'expired' } });
  expect(await statusOf(email)).toEqual(['pending']);
  await world.resetAttempts();
  expect((await world.send('subscriber/resend', { token: old })).json()).toEqual({
    data: { status: 'sent' },
  });
  await world.work();
  expect(world.mails(email)).toHaveLength(2);
  const fresh = secretIn(world.mails(email).at(-1)?.text ?? '');
  expect(fresh).not.toBe(old);
  expect((await verify(fresh)).json()).toEqual({ data: { status: 'verified' } });
  // Once it is done, another one would be of no use.
  await world.resetAttempts();
  expect((await world.send('subscriber/resend', { token: old })).statusCode).toBe(200);
  await world.work();
  expect(world.mails(email).map(({ subject }) => subject)).toHaveLength(3);
});

test('links that are forged, of another site, truncated or of another subscriber are refused', async () => {
  const token = await requested('attack@letters.example');
  for (const [wrong, tenant] of [
    [`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, 'it'],
    ['A'.repeat(43), 'it'],
    [token, 'fr'],
  ] as const) {
    expect((await verify(wrong, tenant)).statusCode, wrong).toBe(404);
    expect((await world.send('subscriber/resend', { token: wrong }, { tenant })).statusCode).toBe(404);
  }
  for (const nonsense of ['', 'x', '../../etc', 'a b c d e f g h i j k l m n o p'])
    expect((await verify(nonsense)).statusCode).toBe(422);

  const { id } = await confirmed('stays@letters.example');
  const keys = world.api.deps.config.signingKeys;
  const right = unsubscribeToken(keys, 'it', id);
  const signature = right.slice(right.indexOf('.') + 1);
  for (const wrong of [
    `${id + 1}.${signature}`,
    `${id}.${'A'.repeat(43)}`,
    unsubscribeToken(singleKey('another secret of the same kind'), 'it', id),
    unsubscribeToken(keys, 'fr', id),
    `0${id}.${signature}`,
  ])
    expect((await world.send('subscriber/unsubscribe', { token: wrong })).statusCode, wrong).toBe(404);
  expect((await world.send('subscriber/unsubscribe', { token: right }, { tenant: 'fr' })).statusCode).toBe(
    404,
  );
  expect(await statusOf('stays@letters.example')).toEqual(['confirmed']);
});

test('a former subscriber returns only by subscribing again, not by an old link', async () => {
  const email = 'back@letters.example';
  const first = await requested(email);
  await verify(first);
  const [row] = await rowOf(email);
  const token = unsubscribeToken(world.api.deps.config.signingKeys, 'it', row?.id ?? 0);
  await world.send('subscriber/unsubscribe', { token });
  expect((await verify(first)).json()).toEqual({ data: { status: 'expired' } });
  await world.resetAttempts();
  const again = await requested(email);
  expect((await verify(first)).json()).toEqual({ data: { status: 'expired' } });
  expect((await verify(again)).json()).toEqual({ data: { status: 'verified' } });
  expect(await statusOf(email)).toEqual(['confirmed']);
});

test('no mail is written for what is no longer wanted', async () => {
  const { id } = await confirmed('overtaken@letters.example');
  expect(
    await mintSubscriberToken(world.database.app, { siteId: world.siteId, subscriberId: id }),
  ).toBeNull();
});

test('mails to a mailbox and requests from an address are limited', async () => {
  const email = 'flooded@letters.example';
  for (let n = 0; n < 5; n += 1) await ask(email);
  await world.work();
  expect(world.mails(email)).toHaveLength(1);
  const from = { address: '203.0.113.77' };
  let answer = await ask('one@flood.example', {}, from);
  for (let n = 0; n < 40 && answer.statusCode === 202; n += 1)
    answer = await ask(`${n}@flood.example`, {}, { address: '203.0.113.77' });
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

test('each site has its own list', async () => {
  await confirmed('both@letters.example');
  expect((await ask('both@letters.example', {}, { tenant: 'fr', locale: 'fr' })).statusCode).toBe(202);
  await world.work();
  const rows = await rowOf('both@letters.example');
  expect(rows.map(({ site_id, status }) => [site_id, status])).toEqual([
    [world.siteId, 'confirmed'],
    [world.elsewhereId, 'pending'],
  ]);
});
