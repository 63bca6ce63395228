import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer, aSession, aSite } from '../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { testApp } from '../../testing/worlds/test-app.ts';

let database: TestDatabase;
let token: string;
let id: number;

beforeAll(async () => {
  database = await testDatabase();
  const site = await aSite(database.owner, { slug: 'it' });
  const customer = await aCustomer(database.owner, {
    site_id: site.id,
    email: 'livia@example.test',
    given_name: 'Livia',
    family_name: 'Serra',
  });
  id = customer.id;
  token = (await aSession(database.owner, { site_id: site.id, customer_id: id })).token;
});
afterAll(() => database.drop());

async function ask(environment: Record<string, string>, authorization?: string) {
  const api = await testApp(database.appUrl, { environment });
  try {
    const headers = { 'x-tenant': 'it', ...(authorization && { authorization: `Bearer ${authorization}` }) };
    return await api.app.inject({ url: '/api/auth/user/chat', headers });
  } finally {
    await api.close();
  }
}

test('[CHAT-03] the chat knows a customer by number and e-mail, proved under the secret', async () => {
  const answer = await ask({ PADDOCK_CHAT_SECRET: 'a-secret' }, token);
  const user_id = `it-${id}`;
  expect(answer.json().data).toEqual({
    user_id,
    email: 'livia@example.test',
    name: 'Livia Serra',
    user_hash: createHmac('sha256', 'a-secret').update(user_id).digest('hex'),
  });
});

test('without a secret there is no signature; without a session no name', async () => {
  expect((await ask({ PADDOCK_CHAT_SECRET: '' }, token)).json().data.user_hash).toBeNull();
  expect((await ask({ PADDOCK_CHAT_SECRET: 'a-secret' })).statusCode).toBe(401);
});
