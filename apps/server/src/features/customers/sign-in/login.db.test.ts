import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer, aSite } from '../../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../../testing/database/database.ts';
import { type TestApp, testApp } from '../../../testing/worlds/test-app.ts';
import { hashPassword, isPassword } from '../password/passwords.ts';

let database: TestDatabase;
let api: TestApp;
let siteId: number;

beforeAll(async () => {
  database = await testDatabase();
  siteId = (await aSite(database.owner, { slug: 'it' })).id;
  await aSite(database.owner, { slug: 'fr' });
  api = await testApp(database.appUrl);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const login = (email: string, password: string, tenant = 'it') =>
  api.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password },
    headers: { 'x-tenant': tenant, 'x-locale': 'it' },
  });

test('[CALLS-10] [AUTH-01] the right password gives a token that proves its bearer until it expires', async () => {
  const password_hash = await hashPassword('una parola lunga');
  await aCustomer(database.owner, { site_id: siteId, email: 'Giulia@example.test', password_hash });
  const answer = await login('giulia@EXAMPLE.test', 'una parola lunga');
  expect(answer.statusCode).toBe(200);
  const { access_token, expires_at } = answer.json().data;
  const days = (Date.parse(expires_at) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(29.9);
  const user = await api.app.inject({
    url: '/api/auth/user',
    headers: { 'x-tenant': 'it', authorization: `Bearer ${access_token}` },
  });
  expect(user.json().data.email).toBe('Giulia@example.test');
  const kept = await database.owner.selectFrom('customer_tokens').select('token_hash').execute();
  expect(kept.some(({ token_hash }) => token_hash.toString().includes(access_token))).toBe(false);
});

test('[C-07] a wrong password, an unknown e-mail, another country and a blocked customer get the same 422', async () => {
  const password_hash = await hashPassword('parola');
  await aCustomer(database.owner, { site_id: siteId, email: 'rosa@example.test', password_hash });
  await aCustomer(database.owner, {
    site_id: siteId,
    email: 'blocked@example.test',
    password_hash,
    blocked_at: new Date(),
  });
  const answers = [
    await login('rosa@example.test', 'Parola'),
    await login('nobody@example.test', 'parola'),
    await login('rosa@example.test', 'parola', 'fr'),
    await login('blocked@example.test', 'parola'),
  ];
  for (const answer of answers) {
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toBe(answers[0]?.body);
  }
});

test('after ten wrong guesses even the right password has to wait', async () => {
  const password_hash = await hashPassword('giusta');
  await aCustomer(database.owner, { site_id: siteId, email: 'luca@example.test', password_hash });
  for (let guess = 0; guess < 10; guess += 1) await login('luca@example.test', `sbagliata ${guess}`);
  const answer = await login('luca@example.test', 'giusta');
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(800);
});

test('[H-12] a password is known only by its Argon2id hash', async () => {
  const hash = await hashPassword('segreta');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword('segreta', hash)).toBe(true);
  expect(await isPassword('Segreta', hash)).toBe(false);
  expect(await isPassword('segreta', null)).toBe(false);
  expect(await isPassword('segreta', 'not a hash')).toBe(false);
});
