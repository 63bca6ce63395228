import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOrder, aSession } from '../../../testing/builders/builders.ts';
import { type AccountWorld, openAccountWorld } from '../../../testing/worlds/accounts.ts';
import { adoptGuestOrders } from '../../orders/links/order-links.ts';
import { hashPassword } from '../password/passwords.ts';

let world: AccountWorld;
beforeAll(async () => {
  world = await openAccountWorld();
});
afterAll(() => world.close());

const PASSWORD = 'quattro lupi blu';
const person = (email: string, more: object = {}) => ({
  given_name: 'Livia',
  family_name: 'Serra',
  email,
  phone: '+393331234567',
  password: PASSWORD,
  accept_terms: true,
  ...more,
});
const register = (email: string, more: object = {}, locale = 'it') =>
  world.send('POST', 'register', person(email, more), { locale });
const verify = (token: unknown, tenant = 'it', password = PASSWORD) =>
  world.send('POST', 'verify-email', { token, password }, { tenant, userAgent: 'Firefox' });

test('[H-12] a registration sends a mail whose link signs in once; then the password works', async () => {
  const answer = await register('livia@example.test');
  expect([answer.statusCode, answer.json()]).toEqual([202, { data: { status: 'sent' } }]);
  expect(await world.row('livia@example.test')).toMatchObject({
    given_name: 'Livia',
    family_name: 'Serra',
    phone: '+393331234567',
    locale: 'it',
    email_verified_at: null,
  });
  await world.work();
  const [mail] = await world.mails('livia@example.test');
  expect(mail).toMatchObject({ kind: 'email_verification', locale: 'it', data: { given_name: 'Livia' } });
  expect((await world.login('livia@example.test', PASSWORD)).statusCode).toBe(422);

  const token = await world.linkTo('livia@example.test');
  const proved = await verify(token);
  expect(proved.statusCode).toBe(200);
  const { access_token } = proved.json().data;
  expect(await world.isIn(access_token)).toBe(true);
  expect(await world.work()).toContain('orders.adopt');
  const again = await verify(token);
  expect([again.statusCode, again.json().code]).toEqual([422, 'link_expired']);
  expect(again.json().message).toBe('Questo link è scaduto o è già stato usato. Richiedine uno nuovo.');
  expect((await world.login('livia@example.test', PASSWORD)).statusCode).toBe(200);
});

test('[C-07] an address that has an account gets the same answer and a mail that says so; its password stays', async () => {
  const password_hash = await hashPassword('la vecchia frase');
  await world.customer({ email: 'Rosa@example.test', password_hash, given_name: 'Rosa' });
  const unknown = await register('sconosciuta@example.test');
  const known = await register('rosa@EXAMPLE.test', { given_name: 'Altro' });
  expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
  expect(known.statusCode).toBe(202);
  await world.work();
  const [mail] = await world.mails('Rosa@example.test');
  expect(mail).toMatchObject({ kind: 'account_exists', data: { given_name: 'Rosa' } });
  expect((await world.login('rosa@example.test', 'la vecchia frase')).statusCode).toBe(200);
  expect((await world.login('rosa@example.test', PASSWORD)).statusCode).toBe(422);
});

test('a second registration before the link was followed sends a new link and keeps the password', async () => {
  await register('twice@example.test');
  await world.work();
  const first = await world.linkTo('twice@example.test');
  await register('twice@example.test');
  await world.work();
  expect(await world.kindsTo('twice@example.test')).toEqual(['email_verification', 'email_verification']);
  expect((await verify(await world.linkTo('twice@example.test'))).statusCode).toBe(200);
  expect((await verify(first)).statusCode).toBe(422);
  expect((await world.login('twice@example.test', PASSWORD)).statusCode).toBe(200);
});

test('when two give an unproved address different passwords, only what the reader of the mail types opens it', async () => {
  await register('victim@example.test', { password: 'chosen by a stranger' });
  await register('victim@example.test', { password: 'chosen by its owner' });
  await world.work();
  const proved = await verify(await world.linkTo('victim@example.test'), 'it', 'chosen by its owner');
  expect(await world.isIn(proved.json().data.access_token)).toBe(true);
  expect((await world.login('victim@example.test', 'chosen by a stranger')).statusCode).toBe(422);
  expect((await world.login('victim@example.test', 'chosen by its owner')).statusCode).toBe(200);
});

test('[C5] registering a stranger’s address and password does not open the account that the owner of the mailbox confirms', async () => {
  const email = 'prey@example.test';
  const guest = await anOrder(world.owner, { site_id: world.siteId, email, given_name: 'Petra' });
  await register(email, { password: 'attackers own phrase' });
  await world.work();
  const link = await world.linkTo(email);
  // The link alone confirms nothing and adopts nothing.
  expect((await world.send('POST', 'verify-email', { token: link })).statusCode).toBe(422);
  expect((await world.row(email)).email_verified_at).toBeNull();
  const confirmed = await verify(link, 'it', 'typed by the reader');
  expect(confirmed.statusCode).toBe(200);
  expect(await world.work()).toContain('orders.adopt');
  await adoptGuestOrders(world.database.app, {
    siteId: world.siteId,
    customerId: (await world.row(email)).id,
  });
  const orders = await world.send('GET', 'sales-orders', undefined, {
    token: confirmed.json().data.access_token,
  });
  expect(orders.json().data.map(({ code }: { code: string }) => code)).toEqual([guest.code]);
  expect((await world.login(email, 'attackers own phrase')).statusCode).toBe(422);
  expect((await world.login(email, 'typed by the reader')).statusCode).toBe(200);
});

test('[C5] a password that will not do leaves the confirmation link as it was', async () => {
  await register('weakling@example.test');
  await world.work();
  const link = await world.linkTo('weakling@example.test');
  expect((await verify(link, 'it', 'kurz')).json().errors.password).toHaveLength(1);
  expect((await verify(link, 'it', 'weakling-2026')).json().code).toBe('password_too_common');
  expect((await verify(link)).statusCode).toBe(200);
});

test('[C5] whatever was open before the address is confirmed has ended after it', async () => {
  const email = 'leftover@example.test';
  await register(email);
  await world.work();
  const { id } = await world.row(email);
  const owned = { site_id: world.siteId, customer_id: id };
  const before = await aSession(world.owner, owned);
  await world.owner
    .insertInto('passkeys')
    .values({ ...owned, credential_id: 'planted-credential-1', public_key: Buffer.alloc(32), name: 'x' })
    .execute();
  await verify(await world.linkTo(email));
  expect(await world.isIn(before.token)).toBe(false);
  const keys = await world.owner.selectFrom('passkeys').where('customer_id', '=', id).execute();
  expect(keys).toEqual([]);
});

test('signing in too early says what a wrong password says, and sends the link again, but not right away', async () => {
  await register('early@example.test');
  await world.work();
  const early = await world.login('early@example.test', PASSWORD);
  const wrong = await world.login('early@example.test', 'another one');
  expect([early.statusCode, early.body]).toEqual([422, wrong.body]);
  await world.work();
  expect(await world.kindsTo('early@example.test')).toHaveLength(1);
  await world.owner
    .updateTable('login_counters')
    .set({ locked_until: new Date(), window_started_at: new Date(Date.now() - 11 * 60_000) })
    .where('failures', '=', 1)
    .execute();
  await world.login('early@example.test', PASSWORD);
  await world.login('early@example.test', PASSWORD);
  await world.work();
  expect(await world.kindsTo('early@example.test')).toHaveLength(2);
});

test('a mailbox gets three mails an hour however often it is typed', async () => {
  for (let n = 0; n < 6; n += 1) await register('flooded@example.test');
  await world.work();
  expect(await world.kindsTo('flooded@example.test')).toHaveLength(3);
});

test('a name that could be an advertisement is left out of the greeting', async () => {
  await register('spam@example.test', { given_name: 'Win at evil.example/now' });
  await world.work();
  expect((await world.mails('spam@example.test'))[0]?.data).toMatchObject({ given_name: '' });
});

test.each([
  ['short', 'corta', 'password_too_short', 'Scegli una password di almeno 10 caratteri.'],
  ['common', 'Password123!', 'password_too_common', 'Questa password è troppo facile da indovinare'],
])('a %s password is refused in words, at its field', async (_name, password, code, words) => {
  const answer = await register('weak@example.test', { password });
  expect([answer.statusCode, answer.json().code]).toEqual([422, code]);
  expect(answer.json().errors.password[0]).toContain(words);
});

test.each([
  ['no address', { email: 'nobody' }, 'email'],
  ['no name', { given_name: ' ' }, 'given_name'],
  ['the terms not accepted', { accept_terms: false }, 'accept_terms'],
  ['a password longer than anybody types', { password: 'x1'.repeat(101) }, 'password'],
])('%s is refused', async (_name, wrong, field) => {
  const answer = await register('fields@example.test', wrong);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors[field]).toHaveLength(1);
});

test('a link is good for a day, on its own site, and for its own purpose only', async () => {
  await register('link@example.test');
  await world.work();
  const token = await world.linkTo('link@example.test');
  expect((await verify(token, 'fr')).statusCode).toBe(422);
  const reset = { token, password: 'altra frase lunga' };
  expect((await world.send('POST', 'update-password', reset)).json().code).toBe('link_expired');
  expect(await world.isIn(String(token))).toBe(false);
  await world.owner
    .updateTable('customer_tokens')
    .set({ created_at: new Date(Date.now() - 90_000_000), expires_at: new Date(Date.now() - 1000) })
    .where('kind', '=', 'verification')
    .where('used_at', 'is', null)
    .execute();
  expect((await verify(token)).json().code).toBe('link_expired');
  expect((await verify('x'.repeat(43))).json().code).toBe('link_expired');
  expect((await verify('too short')).statusCode).toBe(422);
});

test('once the address is proved, a mail that still waits is not wanted any more', async () => {
  await register('late@example.test');
  await world.work();
  await verify(await world.linkTo('late@example.test'));
  expect(await world.linkTo('late@example.test')).toBeNull();
});

test('from one address come at most sixty registrations and recoveries in an hour', async () => {
  const address = '203.0.113.9';
  const statuses: number[] = [];
  await world.owner.deleteFrom('login_counters').execute();
  for (let n = 0; n < 15; n += 1)
    statuses.push(
      (await world.send('POST', 'recovery', { email: `a${n}@example.test` }, { address })).statusCode,
    );
  expect(statuses.every((status) => status === 200)).toBe(true);
  await world.owner.updateTable('login_counters').set({ failures: 59 }).execute();
  const requested = () => world.send('POST', 'recovery', { email: 'b@example.test' }, { address });
  expect((await requested()).statusCode).toBe(200);
  const refused = await requested();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
});
