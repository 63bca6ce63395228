import { request as plainRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aSession } from '../../../testing/builders/builders.ts';
import { type AccountWorld, openAccountWorld } from '../../../testing/worlds/accounts.ts';
import { hashPassword } from '../password/passwords.ts';
import { mintToken } from './open-session.ts';

let world: AccountWorld;
let port: number;
let password_hash: string;
beforeAll(async () => {
  world = await openAccountWorld();
  await world.api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (world.api.app.server.address() as AddressInfo).port;
  password_hash = await hashPassword(PASSWORD);
});
afterAll(() => world.close());

const PASSWORD = 'una frase segreta';
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const jwt = (header: object, signature: string) =>
  `${base64url({ typ: 'JWT', ...header })}.${base64url({ sub: '1', iss: 'it', exp: 4_000_000_000 })}.${signature}`;

/** Every way a customer's token is asked for: reading, changing, with and without a body. */
async function everyDoor(authorization: string, tenant = 'it') {
  const headers = { 'x-tenant': tenant, 'x-locale': 'it', authorization };
  const { app } = world.api;
  return Promise.all([
    app.inject({ url: '/api/auth/user', headers }),
    app.inject({ url: '/api/auth/sessions', headers }),
    app.inject({ method: 'DELETE', url: '/api/auth/sessions', headers }),
    app.inject({ method: 'POST', url: '/api/auth/logout', headers }),
    app.inject({
      method: 'PUT',
      url: '/api/auth/password',
      headers,
      payload: { current_password: PASSWORD, password: 'another good phrase' },
    }),
    // Open to guests too: a token that is sent must still be valid.
    app.inject({ url: '/api/front/sales-orders/K7Q2W9XJ', headers }),
  ]);
}

async function isShut(authorization: string, tenant = 'it') {
  for (const answer of await everyDoor(authorization, tenant)) {
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ message: 'Accedi per continuare.', code: 'unauthenticated' });
  }
}

const session = async (input: { site_id?: number; expires_at?: Date } = {}) => {
  const { id, email } = await world.customer({ password_hash });
  const { token } = await aSession(world.owner, { site_id: world.siteId, customer_id: id, ...input });
  return { id, email, token };
};

describe('a token that was made up', () => {
  test.each([
    ['alg none', jwt({ alg: 'none' }, '')],
    ['alg None, with a signature', jwt({ alg: 'None' }, 'AAAA')],
    ['RS256 swapped for HS256', jwt({ alg: 'HS256' }, Buffer.from('public key').toString('base64url'))],
    ['a key id that is a path', jwt({ alg: 'HS256', kid: '../../../dev/null' }, 'AAAA')],
    ['a key id that is SQL', jwt({ alg: 'HS256', kid: "x' union select 'k" }, 'AAAA')],
    ['a key fetched from elsewhere', jwt({ alg: 'RS256', jku: 'https://evil.example/jwks' }, 'AAAA')],
    ['nothing but signs', '-'.repeat(43)],
    ['zero bytes', Buffer.alloc(32).toString('base64url')],
    ['longer than any', 'A'.repeat(512)],
  ])('%s', (_name, token) => isShut(`Bearer ${token}`));
});

describe('a real token, bent', () => {
  test('cut short, made longer, in another case, encoded once more', async () => {
    const { token } = await session();
    const upper = [...token].map((letter) => {
      const other = letter.toUpperCase();
      return other === letter ? letter.toLowerCase() : other;
    });
    for (const bent of [
      ...[token.slice(0, -1), token.slice(1), `${token}A`, `${token}=`, `${token}.`, upper.join('')],
      ...[Buffer.from(token).toString('base64'), Buffer.from(token).toString('hex')],
    ])
      await isShut(`Bearer ${bent}`);
    expect(await world.isIn(token)).toBe(true);
  });

  test('under another scheme, without one, twice in one header', async () => {
    const { token } = await session();
    const { token: other } = await session();
    for (const header of [
      ...[
        token,
        `Basic ${token}`,
        `bearer${token}`,
        `Bearer  ${token}`,
        `Bearer ${token} `,
        `Bearer "${token}"`,
      ],
      ...[`Bearer ${token}, Bearer ${other}`, `Bearer ${token} ${other}`, `Bearer ${token},${other}`],
    ].filter((header) => header.trim() === header))
      await isShut(header);
    expect(await world.isIn(token)).toBe(true);
  });

  test('the header sent twice, over a real socket: neither is believed', async () => {
    const mine = await session();
    const other = await session();
    const ask = (first: string, second: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const sent = plainRequest({
          port,
          host: '127.0.0.1',
          path: '/api/auth/user',
          headers: [
            'host',
            'shop.test',
            'x-tenant',
            'it',
            'authorization',
            `Bearer ${first}`,
            'authorization',
            `Bearer ${second}`,
          ],
        });
        sent.on('response', (answer) => resolve(answer.resume().statusCode));
        sent.on('error', reject);
        sent.end();
      });
    const nonsense = 'x'.repeat(43);
    expect(await ask(nonsense, mine.token)).toBe(401);
    expect(await ask(mine.token, nonsense)).toBe(401);
    expect(await ask(mine.token, other.token)).toBe(401);
  });

  test('in the address, in a cookie, in the body', async () => {
    const { token } = await session();
    const headers = { 'x-tenant': 'it' };
    const { app } = world.api;
    const answers = [
      await app.inject({ url: `/api/auth/user?access_token=${token}&token=${token}`, headers }),
      await app.inject({ url: '/api/auth/user', headers: { ...headers, cookie: `AuthTkn=${token}` } }),
      await app.inject({
        url: '/api/auth/user',
        headers: { ...headers, 'x-authorization': `Bearer ${token}` },
      }),
      await app.inject({
        method: 'POST',
        url: '/api/auth/logout',
        headers,
        payload: { access_token: token },
      }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
  });
});

describe('a token that was good once', () => {
  test('expired', async () => {
    const { token } = await session({ expires_at: new Date(Date.now() - 1000) });
    await isShut(`Bearer ${token}`);
  });

  test("of another country: its issuer's word counts for nothing here", async () => {
    const { token } = await session();
    await isShut(`Bearer ${token}`, 'fr');
    expect(await world.isIn(token)).toBe(true);
  });

  test('after logout', async () => {
    const { token } = await session();
    await world.send('POST', 'logout', undefined, { token });
    await isShut(`Bearer ${token}`);
  });

  test('after the session was ended from another device', async () => {
    const { id, token } = await session();
    const other = await aSession(world.owner, { site_id: world.siteId, customer_id: id });
    await world.send('DELETE', 'sessions', undefined, { token: other.token });
    await isShut(`Bearer ${token}`);
  });

  test('after the password was changed elsewhere', async () => {
    const { id, token } = await session();
    const other = await aSession(world.owner, { site_id: world.siteId, customer_id: id });
    const change = { current_password: PASSWORD, password: 'another good phrase' };
    const changed = await world.send('PUT', 'password', change, { token: other.token });
    expect(changed.statusCode).toBe(200);
    await isShut(`Bearer ${token}`);
  });

  test('after the account was recovered', async () => {
    const { id, token } = await session();
    const link = await mintToken(world.database.app, {
      siteId: world.siteId,
      customerId: id,
      kind: 'recovery',
    });
    const reset = { token: link, password: 'another good phrase' };
    expect((await world.send('POST', 'update-password', reset)).statusCode).toBe(200);
    await isShut(`Bearer ${token}`);
    await isShut(`Bearer ${link}`);
  });

  test('of a customer who was blocked', async () => {
    const { id, token } = await session();
    await world.owner.updateTable('customers').set({ blocked_at: new Date() }).where('id', '=', id).execute();
    await isShut(`Bearer ${token}`);
  });
});

describe('a token of another kind', () => {
  test.each(['recovery', 'verification'] as const)('a %s link is no session', async (kind) => {
    const { id } = await world.customer({ password_hash, email_verified_at: null });
    const link = await mintToken(world.database.app, { siteId: world.siteId, customerId: id, kind });
    await isShut(`Bearer ${link}`);
  });

  test('a session is no link: it sets no password and proves no address', async () => {
    const { token } = await session();
    const answers = [
      await world.send('POST', 'update-password', { token, password: 'another good phrase' }),
      await world.send('POST', 'verify-email', { token, password: 'una frase lunga' }),
    ];
    expect(answers.map(({ json }) => json().code)).toEqual(['link_expired', 'link_expired']);
    expect(await world.isIn(token)).toBe(true);
  });

  test('a link of one kind does not do what the other does', async () => {
    const { id } = await world.customer({ password_hash, email_verified_at: null });
    const key = { siteId: world.siteId, customerId: id };
    const proof = await mintToken(world.database.app, { ...key, kind: 'verification' });
    const reset = await mintToken(world.database.app, { ...key, kind: 'recovery' });
    const answers = [
      await world.send('POST', 'update-password', { token: proof, password: 'another good phrase' }),
      await world.send('POST', 'verify-email', { token: reset, password: 'una frase lunga' }),
    ];
    expect(answers.map(({ json }) => json().code)).toEqual(['link_expired', 'link_expired']);
  });
});

test('what the table holds opens nothing, in any spelling', async () => {
  const { id } = await session();
  const rows = await world.owner
    .selectFrom('customer_tokens')
    .select(['token_hash', 'id'])
    .where('customer_id', '=', id)
    .execute();
  for (const { token_hash, id: row } of rows)
    for (const spelling of [
      ...(['hex', 'base64', 'base64url'] as const).map((form) => token_hash.toString(form)),
      String(row).padStart(43, '0'),
    ])
      await isShut(`Bearer ${spelling}`);
});

test('guessing a link: with what may be tried in a century, the chance is below one in a billion billions', () => {
  // 256 bits; a site lets 2,000 calls a minute through.
  const tries = 2000 * 60 * 24 * 365.25 * 100;
  expect(tries / 2 ** 256).toBeLessThan(1e-18);
});
