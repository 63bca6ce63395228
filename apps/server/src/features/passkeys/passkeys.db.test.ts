import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCustomer, aSession } from '../../testing/builders/builders.ts';
import { softwareAuthenticator } from '../../testing/builders/software-authenticator.ts';
import { type AccountWorld, openAccountWorld } from '../../testing/worlds/accounts.ts';

const ORIGIN = 'https://shop.test';

let world: AccountWorld;
beforeAll(async () => {
  world = await openAccountWorld({ PADDOCK_ORIGIN: ORIGIN });
});
afterAll(() => world.close());

type Key = ReturnType<typeof softwareAuthenticator>;

async function signedIn(site_id = world.siteId) {
  const { id, email } = await aCustomer(world.owner, { site_id, given_name: 'Livia' });
  const { token, row } = await aSession(world.owner, { site_id, customer_id: id, confirmed_at: new Date() });
  return { id, email, token, tokenId: row.id };
}
async function ask(path: string, sent: { token?: string; tenant?: string } = {}) {
  return (await world.send('POST', path, undefined, sent)).json().data;
}
const keep = (response: object, token: string, name = 'Telefono') =>
  world.send('POST', 'passkeys', { name, response }, { token });

/** A customer with a passkey. */
async function withKey(key: Key = softwareAuthenticator(ORIGIN)) {
  const person = await signedIn();
  const kept = await keep(key.create(await ask('passkeys/options', person)), person.token);
  expect(kept.statusCode).toBe(201);
  return { ...person, key, passkey: kept.json().data };
}
const enter = (response: object, tenant = 'it') =>
  world.send('POST', 'passkey-login', { response }, { tenant, userAgent: 'Firefox' });
const question = (tenant = 'it') => ask('passkey-login/options', { tenant });

function isRefused(answer: Awaited<ReturnType<typeof enter>>) {
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'passkey_refused']);
}

test('a customer makes a passkey, is told by mail, and signs in with it and nothing else', async () => {
  const { token, email, key, passkey } = await withKey();
  expect(passkey).toMatchObject({ name: 'Telefono', backed_up: false, last_used_at: null });
  const [mail] = await world.mails(email);
  expect(mail).toMatchObject({ kind: 'passkey_added', data: { name: 'Telefono', given_name: 'Livia' } });

  const answer = await enter(key.get(await question()));
  expect(answer.statusCode).toBe(200);
  const { access_token, expires_at } = answer.json().data;
  const user = await world.send('GET', 'user', undefined, { token: access_token });
  expect(user.json().data.email).toBe(email);
  expect(Date.parse(expires_at)).toBeGreaterThan(Date.now() + 29 * 86_400_000);
  const [listed] = (await world.send('GET', 'passkeys', undefined, { token })).json().data;
  expect(Date.parse(listed.last_used_at)).toBeGreaterThan(Date.now() - 60_000);
});

test('what is asked of the browser: found without a name, with a person there, and no e-mail in the handle', async () => {
  const person = await signedIn();
  const options = await ask('passkeys/options', person);
  expect(options).toMatchObject({
    rp: { id: 'shop.test' },
    attestation: 'none',
    user: { name: person.email },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  expect(Buffer.from(options.user.id, 'base64url').toString('latin1')).not.toContain(person.email);
  const other = await ask('passkeys/options', await signedIn());
  expect(other.user.id).not.toBe(options.user.id);
  const login = await question();
  expect(login).toMatchObject({ rpId: 'shop.test', userVerification: 'required' });
  expect(login.allowCredentials).toBeUndefined();
});

test('an already registered passkey is rejected, also for another customer', async () => {
  const { token, key } = await withKey();
  const options = await ask('passkeys/options', { token });
  expect(options.excludeCredentials).toEqual([
    { id: key.id, type: 'public-key', transports: ['internal', 'hybrid'] },
  ]);
  isRefused(await keep(key.create(options), token));
  const stranger = await signedIn();
  isRefused(await keep(key.create(await ask('passkeys/options', stranger)), stranger.token));
});

test('a deleted key opens nothing; a stranger cannot delete it, and learns nothing', async () => {
  const { token, key, passkey } = await withKey();
  const stranger = await signedIn();
  const remove = (id: number, by: string) => world.send('DELETE', `passkeys/${id}`, undefined, { token: by });
  const refused = await remove(passkey.id, stranger.token);
  const nothing = await remove(999_999_999, stranger.token);
  expect([refused.statusCode, refused.body]).toEqual([404, nothing.body]);
  expect((await remove(passkey.id, token)).statusCode).toBe(200);
  isRefused(await enter(key.get(await question())));
  expect((await world.send('GET', 'passkeys', undefined, { token })).json().data).toEqual([]);
});

test('twenty keys are enough', async () => {
  const { token } = await signedIn();
  for (let n = 0; n < 20; n += 1) {
    const made = softwareAuthenticator(ORIGIN).create(await ask('passkeys/options', { token }));
    expect((await keep(made, token)).statusCode).toBe(201);
  }
  const made = softwareAuthenticator(ORIGIN).create(await ask('passkeys/options', { token }));
  const answer = await keep(made, token);
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'too_many_passkeys']);
});

describe('signing in is refused', () => {
  test('with an answer that was given before', async () => {
    const { key } = await withKey();
    const answer = key.get(await question());
    expect((await enter(answer)).statusCode).toBe(200);
    isRefused(await enter(answer));
  });

  test('to many who send the same answer at once but one', async () => {
    const { key } = await withKey();
    const answer = key.get(await question());
    const answers = await Promise.all(Array.from({ length: 8 }, () => enter(answer)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('to an unknown challenge, one of another site, or an expired one', async () => {
    const { key } = await withKey();
    isRefused(await enter(key.get({ challenge: 'A'.repeat(43) })));
    isRefused(await enter(key.get(await question('fr'))));
    const old = await question();
    await world.owner.updateTable('passkey_challenges').set({ expires_at: new Date() }).execute();
    isRefused(await enter(key.get(old)));
  });

  test('to a question that was put to a customer for making a key', async () => {
    const { key, token } = await withKey();
    isRefused(await enter(key.get(await ask('passkeys/options', { token }))));
  });

  test("with a key of another country's account", async () => {
    const { key } = await withKey();
    isRefused(await enter(key.get(await question('fr')), 'fr'));
  });

  test('when the counter goes back or stands still: there are two of this key', async () => {
    const { key } = await withKey();
    expect((await enter(key.get(await question(), { counter: 9 }))).statusCode).toBe(200);
    isRefused(await enter(key.get(await question(), { counter: 9 })));
    isRefused(await enter(key.get(await question(), { counter: 3 })));
    expect((await enter(key.get(await question(), { counter: 10 }))).statusCode).toBe(200);
  });

  test.each([
    ['from another origin', { origin: 'https://shop.test.evil.example' }],
    ['from our host without TLS', { origin: 'http://shop.test' }],
    ['for another host', { rpId: 'evil.example' }],
    ['of another ceremony', { type: 'webauthn.create' }],
    ['without asking who is there', { userVerified: false }],
    ['with a signature of nobody', { signature: Buffer.alloc(70, 1) }],
    ['for another customer', { userHandle: Buffer.alloc(32).toString('base64url') }],
  ])('%s', async (_name, bent) => {
    const { key } = await withKey();
    isRefused(await enter(key.get(await question(), bent)));
  });

  test('with a signature of another key under this one’s name', async () => {
    const { key } = await withKey();
    const thief = softwareAuthenticator(ORIGIN);
    const answer = thief.get(await question());
    isRefused(await enter({ ...answer, id: key.id, rawId: key.id }));
  });

  test('of a blocked customer', async () => {
    const { key, id } = await withKey();
    await world.owner.updateTable('customers').set({ blocked_at: new Date() }).where('id', '=', id).execute();
    isRefused(await enter(key.get(await question())));
  });
});

test('a key whose counter always says nothing works again and again', async () => {
  const { token } = await signedIn();
  const key = softwareAuthenticator(ORIGIN);
  await keep(key.create(await ask('passkeys/options', { token }), { counter: 0 }), token);
  for (let n = 0; n < 2; n += 1)
    expect((await enter(key.get(await question(), { counter: 0 }))).statusCode).toBe(200);
});

describe('keeping a key is refused', () => {
  test.each([
    ['from another origin', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['of another ceremony', { type: 'webauthn.get' }],
    ['that asked nobody', { userVerified: false }],
  ])('%s', async (_name, bent) => {
    const { token } = await signedIn();
    const made = softwareAuthenticator(ORIGIN).create(await ask('passkeys/options', { token }), bent);
    isRefused(await keep(made, token));
  });

  test('for a challenge of another customer, or of the login', async () => {
    const owner = await signedIn();
    const thief = await signedIn();
    const key = softwareAuthenticator(ORIGIN);
    isRefused(await keep(key.create(await ask('passkeys/options', owner)), thief.token));
    isRefused(await keep(key.create(await question()), thief.token));
  });

  test('a second time with the same answer', async () => {
    const { token } = await signedIn();
    const made = softwareAuthenticator(ORIGIN).create(await ask('passkeys/options', { token }));
    expect((await keep(made, token)).statusCode).toBe(201);
    isRefused(await keep(made, token));
  });

  test.each([
    ['no JSON', Buffer.from('hello').toString('base64url')],
    ['JSON without a question', Buffer.from('{"challenge":7}').toString('base64url')],
    ['null', Buffer.from('null').toString('base64url')],
  ])('with client data that is %s', async (_name, clientDataJSON) => {
    const { token } = await signedIn();
    const made = softwareAuthenticator(ORIGIN).create(await ask('passkeys/options', { token }));
    isRefused(await keep({ ...made, response: { ...made.response, clientDataJSON } }, token));
  });

  test('without a session', async () => {
    expect((await world.send('POST', 'passkeys/options')).statusCode).toBe(401);
  });
});
