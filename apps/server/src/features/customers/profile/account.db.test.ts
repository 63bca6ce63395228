import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSession } from '../../../testing/builders/builders.ts';
import { type AccountWorld, openAccountWorld } from '../../../testing/worlds/accounts.ts';
import { confirmPassword } from '../credentials/confirm-password.ts';
import { hashPassword } from '../password/passwords.ts';
import { sweepCustomers } from '../sweep-customers.ts';

let world: AccountWorld;
let password_hash: string;
beforeAll(async () => {
  world = await openAccountWorld();
  password_hash = await hashPassword(OLD);
});
afterAll(() => world.close());

const OLD = 'la vecchia frase';
const NEW = 'una frase nuova';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';

async function signedIn(email: string, more: object = {}) {
  const customer = await world.customer({ email, password_hash, ...more });
  const { token, row } = await aSession(world.owner, { site_id: world.siteId, customer_id: customer.id });
  return { id: customer.id, token, tokenId: row.id };
}
const confirmChange = (token: unknown, current_password = OLD) =>
  world.send('POST', 'change-email', { token, current_password });
const profile = (token: string, more: object = {}) =>
  world.send(
    ...(['PUT', 'user'] as const),
    { given_name: 'Livia', family_name: 'Serra', current_password: OLD, ...more },
    { token },
  );

test('[AUTH-09] the profile is what its owner writes; a phone left out stays, an empty one goes', async () => {
  const { token } = await signedIn('profile@example.test', { phone: '+39021' });
  expect((await profile(token)).json().data).toEqual({
    given_name: 'Livia',
    family_name: 'Serra',
    full_name: 'Livia Serra',
    phone: '+39021',
    email: 'profile@example.test',
    pending_email: null,
  });
  expect((await profile(token, { phone: '+3902999' })).json().data.phone).toBe('+3902999');
  expect((await profile(token, { phone: '' })).json().data.phone).toBeNull();
  expect((await profile(token, { given_name: '' })).json().errors.given_name).toHaveLength(1);
});

test('a new address counts once its mail was read; the old one is told', async () => {
  const { token, id } = await signedIn('before@example.test');
  const requested = await profile(token, { email: 'after@example.test' });
  expect(requested.json().data).toMatchObject({
    email: 'before@example.test',
    pending_email: 'after@example.test',
  });
  expect(await world.kindsTo('after@example.test')).toEqual(['email_change']);
  const link = await world.linkTo('after@example.test');
  const proved = await confirmChange(link);
  expect(proved.statusCode).toBe(200);
  const { email, pending_email } = (await world.send('GET', 'user', undefined, { token })).json().data;
  expect([email, pending_email]).toEqual(['after@example.test', null]);
  const [told] = await world.mails('before@example.test');
  expect(told).toMatchObject({ kind: 'email_changed', data: { email: 'after@example.test' } });
  expect((await world.login('after@example.test', OLD)).statusCode).toBe(200);
  expect((await world.login('before@example.test', OLD)).statusCode).toBe(422);
  expect((await world.row('after@example.test')).id).toBe(id);
});

test('[C5] the link of a new address needs the password of the account: its mailbox alone cannot be drawn into another one', async () => {
  const { token } = await signedIn('drawer@example.test');
  await profile(token, { email: 'drawn@example.test' });
  const link = await world.linkTo('drawn@example.test');
  const refused = await confirmChange(link, 'what a stranger types');
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'wrong_password']);
  expect((await world.row('drawer@example.test')).email).toBe('drawer@example.test');
  expect((await confirmChange(link)).statusCode).toBe(200);
});

test('a new address needs the password, a new name does not', async () => {
  const { token } = await signedIn('left-open@example.test');
  for (const current_password of [undefined, 'una frase qualunque']) {
    const requested = await profile(token, { email: 'thief@example.test', current_password });
    expect(requested.statusCode).toBe(422);
    expect(requested.json().errors.current_password).toHaveLength(1);
  }
  expect(await world.kindsTo('thief@example.test')).toEqual([]);
  const named = await profile(token, { email: 'left-open@example.test', current_password: undefined });
  expect(named.json().data).toMatchObject({ given_name: 'Livia', pending_email: null });
});

test('requesting the current address cancels the change; another request replaces it', async () => {
  const { token } = await signedIn('mind@example.test');
  await profile(token, { email: 'first@example.test' });
  await profile(token, { email: 'second@example.test' });
  expect(await world.linkTo('first@example.test')).toBeNull();
  const second = await world.linkTo('second@example.test');
  const back = await profile(token, { email: 'mind@example.test' });
  expect(back.json().data.pending_email).toBeNull();
  expect((await confirmChange(second)).json().code).toBe('link_expired');
  expect((await profile(token, { email: 'Mind@example.test' })).json().data.email).toBe('Mind@example.test');
});

test('requesting an address of another account gets the same answer, and no mail goes there', async () => {
  await world.customer({ email: 'taken@example.test' });
  const { token } = await signedIn('curious@example.test');
  const free = await profile(token, { email: 'free@example.test' });
  const taken = await profile(token, { email: 'taken@example.test' });
  expect(taken.statusCode).toBe(free.statusCode);
  expect(taken.json().data.pending_email).toBe('taken@example.test');
  expect(await world.linkTo('taken@example.test')).toBeNull();
});

test('an address that another account takes between the mail and the click stays there', async () => {
  const { token } = await signedIn('slow@example.test');
  await profile(token, { email: 'contested@example.test' });
  const link = await world.linkTo('contested@example.test');
  await world.customer({ email: 'contested@example.test' });
  expect((await confirmChange(link)).json().code).toBe('link_expired');
  expect((await world.row('slow@example.test')).email).toBe('slow@example.test');
});

test('five new addresses an hour are enough', async () => {
  const { token } = await signedIn('restless@example.test');
  for (let n = 0; n < 5; n += 1)
    expect((await profile(token, { email: `rest${n}@example.test` })).statusCode).toBe(200);
  const sixth = await profile(token, { email: 'rest6@example.test', given_name: 'Other' });
  expect(sixth.statusCode).toBe(429);
  expect((await world.row('restless@example.test')).given_name).toBe('Livia');
});

test('a new password needs the present one, and ends every other session', async () => {
  const { token, id } = await signedIn('change@example.test');
  const other = await aSession(world.owner, { site_id: world.siteId, customer_id: id });
  const change = (current_password: string, password: string) =>
    world.send('PUT', 'password', { current_password, password }, { token });
  const wrong = await change('not this one', NEW);
  expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'wrong_password']);
  expect(wrong.json().errors.current_password).toEqual(['La password attuale non è corretta.']);
  expect((await change(OLD, 'change@example.test')).json().code).toBe('password_too_common');
  expect((await change(OLD, NEW)).json()).toEqual({ data: { ended_sessions: 1, removed_passkeys: 0 } });
  expect(await world.isIn(other.token)).toBe(false);
  expect(await world.isIn(token)).toBe(true);
  expect((await world.login('change@example.test', OLD)).statusCode).toBe(422);
  expect((await world.login('change@example.test', NEW)).statusCode).toBe(200);
  expect(await world.kindsTo('change@example.test')).toEqual(['password_changed']);
});

test('guessing the present password is limited, and does not lock the login', async () => {
  const { id } = await signedIn('guess@example.test');
  const { siteId } = world;
  const guess = (password: string) =>
    confirmPassword(world.database.app, { siteId, customerId: id, password });
  for (let n = 0; n < 10; n += 1) expect(await guess(`${n}`)).toMatchObject({ code: 'wrong_password' });
  expect(await guess(OLD)).toMatchObject({ ok: false, code: 'rate_limited' });
  expect((await world.login('guess@example.test', OLD)).statusCode).toBe(200);
});

test('sessions are listed with their user agent, and ended one by one or all but this', async () => {
  await world.customer({ email: 'devices@example.test', password_hash });
  const opened = [];
  for (const userAgent of [SAFARI, 'curl/8.0', ''])
    opened.push((await world.login('devices@example.test', OLD, { userAgent })).json().data.access_token);
  const [phone, tool, plain] = opened;
  const list = async () => (await world.send('GET', 'sessions', undefined, { token: phone })).json().data;
  const sessions = await list();
  expect(sessions).toHaveLength(3);
  const own = sessions.find(({ current }: { current: boolean }) => current);
  expect(own).toMatchObject({ browser: 'Safari', system: 'iOS', device: 'phone' });
  expect(Date.parse(own.expires_at) - Date.parse(own.opened_at)).toBe(30 * 86_400_000);
  expect(JSON.stringify(sessions)).not.toContain('hash');

  const [strangers] = [await signedIn('stranger@example.test')];
  const end = (id: number, token = phone) => world.send('DELETE', `sessions/${id}`, undefined, { token });
  const notMine = await end(strangers.tokenId);
  const makeUnknownIds = await end(999_999_999);
  expect([notMine.statusCode, notMine.body]).toEqual([404, makeUnknownIds.body]);
  expect(await world.isIn(strangers.token)).toBe(true);

  const curl = sessions.find(
    ({ browser }: { browser: string | null }) => browser === null || browser === 'curl',
  );
  expect((await end(curl.id)).json()).toEqual({ data: null });
  const others = await world.send('DELETE', 'sessions', undefined, { token: phone });
  expect(others.json()).toEqual({ data: { ended_sessions: 1 } });
  expect([await world.isIn(tool), await world.isIn(plain), await world.isIn(phone)]).toEqual([
    false,
    false,
    true,
  ]);
});

test('when a session was last used is noted every five minutes, not on every call', async () => {
  const { token, tokenId } = await signedIn('seen@example.test');
  const seen = async () =>
    (
      await world.owner
        .selectFrom('customer_tokens')
        .select('last_seen_at')
        .where('id', '=', tokenId)
        .executeTakeFirstOrThrow()
    ).last_seen_at;
  await world.isIn(token);
  const first = await seen();
  expect(Number(first)).toBeGreaterThan(Date.now() - 60_000);
  await world.isIn(token);
  expect(await seen()).toEqual(first);
  const long = new Date(Date.now() - 301_000);
  await world.owner
    .updateTable('customer_tokens')
    .set({ last_seen_at: long })
    .where('id', '=', tokenId)
    .execute();
  await world.isIn(token);
  expect(Number(await seen())).toBeGreaterThan(Number(long) + 300_000);
});

test('what has expired is swept, what is alive stays', async () => {
  const { token, tokenId } = await signedIn('sweep@example.test');
  const dead = await aSession(world.owner, {
    site_id: world.siteId,
    expires_at: new Date(Date.now() - 50_000_000),
  });
  await world.owner
    .updateTable('customer_tokens')
    .set({ created_at: new Date(0), expires_at: new Date(1000) })
    .where('id', '=', dead.row.id)
    .execute();
  expect((await sweepCustomers(world.database.app)).tokens).toBe(1);
  const left = await world.owner.selectFrom('customer_tokens').select('id').execute();
  expect(left.map(({ id }) => id)).toContain(tokenId);
  expect(await world.isIn(token)).toBe(true);
});
