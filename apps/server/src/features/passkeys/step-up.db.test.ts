import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSession } from '../../testing/builders/builders.ts';
import { softwareAuthenticator } from '../../testing/builders/software-authenticator.ts';
import { type AccountWorld, openAccountWorld } from '../../testing/worlds/accounts.ts';
import { hashPassword } from '../customers/password/passwords.ts';
import { mintToken } from '../customers/sessions/open-session.ts';

const ORIGIN = 'https://shop.test';
const PASSWORD = 'la vecchia frase';
const NEW = 'una frase nuova';

let world: AccountWorld;
let password_hash: string;
beforeAll(async () => {
  world = await openAccountWorld({ PADDOCK_ORIGIN: ORIGIN });
  password_hash = await hashPassword(PASSWORD);
});
afterAll(() => world.close());

/** A session that was left open: nothing was proved in it within the last minutes. */
async function leftOpen(email: string) {
  const { id } = await world.customer({ email, password_hash });
  const { token } = await aSession(world.owner, {
    site_id: world.siteId,
    customer_id: id,
    confirmed_at: new Date(Date.now() - 5 * 60_000 - 1000),
  });
  return { id, email, token };
}
const post = (path: string, token: string, body?: object) => world.send('POST', path, body, { token });
const stepUp = (token: string, current_password: string) => post('step-up', token, { current_password });

async function addKey(token: string) {
  const key = softwareAuthenticator(ORIGIN);
  const options = (await post('passkeys/options', token)).json().data;
  const added = await post('passkeys', token, { name: 'Chiave', response: key.create(options) });
  expect(added.statusCode).toBe(201);
  return { key, id: added.json().data.id as number };
}
async function enter(key: ReturnType<typeof softwareAuthenticator>) {
  const question = (await world.send('POST', 'passkey-login/options')).json().data;
  return world.send('POST', 'passkey-login', { response: key.get(question) });
}

test('[C6] a session alone neither adds nor removes a passkey', async () => {
  const { token } = await leftOpen('open@example.test');
  const response = softwareAuthenticator(ORIGIN).create({ challenge: 'A'.repeat(43) } as never);
  for (const answer of [
    await post('passkeys/options', token),
    await post('passkeys', token, { name: 'x', response }),
    await world.send('DELETE', 'passkeys/1', undefined, { token }),
  ])
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'step_up_needed']);
});

test('[C6] the password opens five minutes for adding and removing; a wrong one does not', async () => {
  const { token } = await leftOpen('steps@example.test');
  const wrong = await stepUp(token, 'una frase sbagliata');
  expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'wrong_password']);
  expect((await post('passkeys/options', token)).statusCode).toBe(403);
  expect((await stepUp(token, PASSWORD)).statusCode).toBe(200);
  const { id } = await addKey(token);
  await world.owner
    .updateTable('customer_tokens')
    .set({ confirmed_at: new Date(Date.now() - 5 * 60_000 - 1000) })
    .execute();
  expect((await world.send('DELETE', `passkeys/${id}`, undefined, { token })).statusCode).toBe(403);
  await stepUp(token, PASSWORD);
  expect((await world.send('DELETE', `passkeys/${id}`, undefined, { token })).statusCode).toBe(200);
});

test('[C6] a passkey of the customer steps up as well, one of another customer does not', async () => {
  const owner = await leftOpen('key@example.test');
  await stepUp(owner.token, PASSWORD);
  const { key } = await addKey(owner.token);
  const later = await aSession(world.owner, { site_id: world.siteId, customer_id: owner.id });
  const ask = async (token: string) => (await post('step-up/passkey-options', token)).json().data;
  const stranger = await leftOpen('stranger@example.test');
  const forged = await post('step-up/passkey', stranger.token, {
    response: key.get(await ask(stranger.token)),
  });
  expect([forged.statusCode, forged.json().code]).toEqual([422, 'passkey_refused']);
  expect((await post('passkeys/options', later.token)).statusCode).toBe(403);
  const proved = await post('step-up/passkey', later.token, { response: key.get(await ask(later.token)) });
  expect(proved.statusCode).toBe(200);
  expect((await post('passkeys/options', later.token)).statusCode).toBe(200);
});

test('[C6] nothing survives recovery: sessions, passkeys, links, pending addresses, known devices', async () => {
  const { id, email, token } = await leftOpen('survivor@example.test');
  const scope = { siteId: world.siteId, customerId: id };
  const attacker = (await world.login(email, PASSWORD)).json().data;
  const { key } = await addKey(attacker.access_token);
  const change = {
    given_name: 'L',
    family_name: 'S',
    email: 'other@example.test',
    current_password: PASSWORD,
  };
  await world.send('PUT', 'user', change, { token });
  const pending = await world.linkTo('other@example.test');
  const older = await mintToken(world.database.app, { ...scope, kind: 'recovery' });
  const alarm = await mintToken(world.database.app, { ...scope, kind: 'secure_account' });

  const link = await mintToken(world.database.app, { ...scope, kind: 'recovery' });
  const recovered = await world.send('POST', 'update-password', { token: link, password: NEW });
  expect(recovered.statusCode).toBe(200);

  for (const session of [token, attacker.access_token]) expect(await world.isIn(session)).toBe(false);
  expect((await enter(key)).json().code).toBe('passkey_refused');
  const dead = [
    await world.send('POST', 'change-email', { token: pending, current_password: NEW }),
    await world.send('POST', 'update-password', { token: older, password: NEW }),
    await world.send('POST', 'secure-account', { token: alarm }),
  ];
  expect(dead.map((answer) => answer.json().code)).toEqual(['link_expired', 'link_expired', 'link_expired']);
  const devices = attacker.device_token;
  for (let n = 0; n < 10; n += 1) await world.login(email, `guess ${n}`);
  expect((await world.login(email, NEW, { devices })).statusCode).toBe(429);
  const told = (await world.mails(email)).find(({ kind }) => kind === 'password_changed');
  expect(told?.data).toMatchObject({ passkeys: 'Chiave' });
});

test('[C6] a new password removes the passkeys unless they are to be kept', async () => {
  const { id, token } = await leftOpen('changer@example.test');
  await stepUp(token, PASSWORD);
  const first = await addKey(token);
  const change = (current_password: string, password: string, keep_passkeys?: boolean) =>
    world.send('PUT', 'password', { current_password, password, keep_passkeys }, { token });
  expect((await change(PASSWORD, NEW, true)).json().data).toMatchObject({ removed_passkeys: 0 });
  expect((await enter(first.key)).statusCode).toBe(200);
  expect((await change(NEW, PASSWORD)).json().data).toMatchObject({ removed_passkeys: 1 });
  expect((await enter(first.key)).statusCode).toBe(422);
  const keys = await world.owner.selectFrom('passkeys').where('customer_id', '=', id).execute();
  expect(keys).toEqual([]);
});

test('[C6] the mail about a new passkey has a link that removes it and ends all sessions', async () => {
  const { email, token } = await leftOpen('mailed@example.test');
  await stepUp(token, PASSWORD);
  const { key } = await addKey(token);
  expect(await world.kindsTo(email)).toEqual(['passkey_added']);
  const link = await world.linkTo(email);
  expect((await world.send('POST', 'secure-account', { token: link })).statusCode).toBe(200);
  expect(await world.isIn(token)).toBe(false);
  expect((await enter(key)).statusCode).toBe(422);
  const forged = randomBytes(32).toString('base64url');
  expect((await world.send('POST', 'secure-account', { token: forged })).json().code).toBe('link_expired');
});
