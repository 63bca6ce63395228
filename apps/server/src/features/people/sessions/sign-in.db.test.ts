import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aSite } from '../../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../../testing/database/database.ts';
import { openIdentityWorld } from '../../../testing/worlds/identity-world.ts';
import { type TestApp, testApp } from '../../../testing/worlds/test-app.ts';

let database: TestDatabase;
let identity: Awaited<ReturnType<typeof openIdentityWorld>>;
let api: TestApp;

beforeAll(async () => {
  database = await testDatabase();
  identity = await openIdentityWorld();
  await aSite(database.owner, { slug: 'it' });
  await aSite(database.owner, { slug: 'ec' });
  await sql`insert into group_grants (group_name, role, scope_kind, scope_ref)
            values ('finance-ec', 'finance', 'site', 'ec'), ('admins', 'admin', 'brand', null)`.execute(
    database.owner,
  );
  api = await testApp(database.appUrl, { environment: identity.environment() });
});
afterAll(async () => {
  await api.close();
  await identity.close();
  await database.drop();
});

const claimsOf = (login: string, groups: string[], more: object = {}) => ({
  sub: login,
  email: `${login}@brand.example`,
  name: login,
  locale: 'es-EC',
  zoneinfo: 'America/Guayaquil',
  groups,
  ...more,
});

const post = (path: string, payload: object, token?: string, agent = 'Firefox') =>
  api.app.inject({
    method: 'POST',
    url: `/api/staff/${path}`,
    payload,
    headers: { 'user-agent': agent, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });
const get = (path: string, token: string) =>
  api.app.inject({ url: `/api/staff/${path}`, headers: { authorization: `Bearer ${token}` } });

async function signIn(
  login: string,
  groups: string[],
  agent = 'Firefox',
  more: object = {},
): Promise<string> {
  const nonce = randomUUID();
  const id_token = await identity.sign(claimsOf(login, groups, { nonce, sid: `sid-${nonce}`, ...more }));
  const answer = await post('session', { id_token, nonce }, undefined, agent);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data.token;
}

const age = (token: string, column: 'seen_at' | 'expires_at' | 'strong_at', interval: string) =>
  sql`update staff_sessions set ${sql.ref(column)} = now() - ${interval}::interval
       where token_hash = sha256(convert_to(${token}, 'UTF8'))`.execute(database.owner);

describe('sign-in with the company account', () => {
  test('[STAFFID-01] a valid ID token opens a session with the grants of the groups', async () => {
    const token = await signIn('rosa', ['finance-ec', 'unknown']);
    const me = (await get('me', token)).json().data;
    expect(me).toMatchObject({ name: 'rosa', email: 'rosa@brand.example', locale: 'es' });
    expect(me.permissions['order.refund']).toEqual(['ec']);
    expect(me.permissions['role.edit']).toBeUndefined();
    expect(me.sites.map(({ slug }: { slug: string }) => slug)).toEqual(['ec']);
    expect(Date.parse(me.strong_until)).toBeGreaterThan(Date.now());
    const { rows } = await sql<{ action: string; reason: string }>`
      select action, reason from audit_log where subject_kind = 'staff' and action = 'grant.give'`.execute(
      database.owner,
    );
    expect(rows).toContainEqual({ action: 'grant.give', reason: 'group finance-ec' });
  });

  test('[STAFFID-13] an identity provider that does not answer: 503 with the cause, and no session', async () => {
    const environment = { ...identity.environment(), PADDOCK_DESK_OIDC_ISSUER: 'http://127.0.0.1:9' };
    const cutOff = await testApp(database.appUrl, { environment });
    const nonce = randomUUID();
    const id_token = await identity.sign(claimsOf('rosa', [], { nonce }));
    const payload = { id_token, nonce };
    const answer = await cutOff.app.inject({ method: 'POST', url: '/api/staff/session', payload });
    await cutOff.close();
    expect({ status: answer.statusCode, code: answer.json().code }).toEqual({
      status: 503,
      code: 'identity_provider_unreachable',
    });
  });

  test('[STAFFID-02] forged, foreign and stale tokens open nothing', async () => {
    const nonce = randomUUID();
    const claims = claimsOf('mallory', ['admins'], { nonce });
    const forged: Record<string, string> = {
      issuer: await identity.sign(claims, { issuer: 'https://evil.example' }),
      audience: await identity.sign(claims, { audience: 'another-client' }),
      signature: await identity.sign(claims, { key: await identity.otherKey() }),
      none: identity.unsigned(claims),
      stale: await identity.sign(claims, { issuedAt: Math.floor(Date.now() / 1000) - 900 }),
      nonce: await identity.sign({ ...claims, nonce: randomUUID() }),
      nameless: await identity.sign({ ...claims, email: undefined }),
      'authorized party': await identity.sign({ ...claims, azp: 'another-client' }),
    };
    for (const [what, id_token] of Object.entries(forged)) {
      const answer = await post('session', { id_token, nonce });
      expect([what, answer.statusCode, answer.json().code]).toEqual([what, 401, 'identity_refused']);
    }
    const good = await identity.sign(claims);
    const tampered = `${good.slice(0, -8)}AAAAAAAA`;
    expect((await post('session', { id_token: tampered, nonce })).statusCode).toBe(401);
    const { rows } = await sql`select from staff where oidc_subject = 'mallory'`.execute(database.owner);
    expect(rows).toHaveLength(0);
  });

  test('[STAFFID-03] an ID token opens one session, however often and at once it is sent', async () => {
    const nonce = randomUUID();
    const id_token = await identity.sign(claimsOf('twice', [], { nonce }));
    const answers = await Promise.all([1, 2, 3].map(() => post('session', { id_token, nonce })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 401, 401]);
  });

  test('[STAFFID-04] a lost group ends its grant at the next sign-in, a new one gives it', async () => {
    const first = await signIn('elena', ['admins']);
    expect((await get('me', first)).json().data.permissions['role.edit']).toEqual(['ec', 'it']);
    const second = await signIn('elena', ['finance-ec']);
    for (const token of [first, second]) {
      const { permissions } = (await get('me', token)).json().data;
      expect(permissions['role.edit']).toBeUndefined();
      expect(permissions['order.refund']).toEqual(['ec']);
    }
  });

  test('[STAFFID-05] a suspended person cannot sign in', async () => {
    const token = await signIn('leaver', ['admins']);
    await sql`update staff set status = 'suspended' where oidc_subject = 'leaver'`.execute(database.owner);
    expect((await get('me', token)).statusCode).toBe(401);
    const nonce = randomUUID();
    const id_token = await identity.sign(claimsOf('leaver', ['admins'], { nonce }));
    expect((await post('session', { id_token, nonce })).json().code).toBe('account_suspended');
  });
});

describe('sessions', () => {
  test('[STAFFID-06] end after 30 idle minutes, after 12 hours, and when they are ended', async () => {
    const [idle, old, ended, live] = await Promise.all(
      ['idle', 'old', 'ended', 'live'].map((login) => signIn(login, ['admins'])),
    );
    await age(idle ?? '', 'seen_at', '31 minutes');
    await age(old ?? '', 'expires_at', '1 second');
    await api.app.inject({
      method: 'DELETE',
      url: '/api/staff/me',
      headers: { authorization: `Bearer ${ended}` },
    });
    await age(live ?? '', 'seen_at', '29 minutes');
    const codes = [];
    for (const token of [idle, old, ended, live]) codes.push((await get('me', token ?? '')).statusCode);
    expect(codes).toEqual([401, 401, 401, 200]);
  });

  test('[STAFFID-07] the own sessions are listed and ended, those of others are not', async () => {
    const here = await signIn('many', [], 'Mozilla/5.0 (X11; Linux) Firefox/140.0');
    const there = await signIn('many', [], 'Mozilla/5.0 (Macintosh; Mac OS X) Safari/605');
    const stranger = await signIn('stranger', []);
    const list = (await get('me/sessions', here)).json().data;
    expect(list).toHaveLength(2);
    expect(list.find(({ is_current }: { is_current: boolean }) => is_current)).toMatchObject({
      browser: 'Firefox',
      system: 'Linux',
    });
    const foreign = (await get('me/sessions', stranger)).json().data[0].id;
    const end = (id: number) =>
      api.app.inject({
        method: 'DELETE',
        url: `/api/staff/me/sessions/${id}`,
        headers: { authorization: `Bearer ${here}` },
      });
    expect((await end(foreign)).statusCode).toBe(404);
    const other = list.find(({ is_current }: { is_current: boolean }) => !is_current);
    expect((await end(other.id)).statusCode).toBe(200);
    expect((await get('me', there)).statusCode).toBe(401);
    expect((await get('me', stranger)).statusCode).toBe(200);
  });

  test('[STAFFID-08] a new device is told by mail, a known one and the first one are not', async () => {
    const mails = async () =>
      (
        await sql<{ kind: string }>`select kind from mails where to_email = 'diego@brand.example'`.execute(
          database.owner,
        )
      ).rows.length;
    await signIn('diego', [], 'Firefox');
    await signIn('diego', [], 'Firefox');
    expect(await mails()).toBe(0);
    await signIn('diego', [], 'Safari');
    expect(await mails()).toBe(1);
  });

  test('[STAFFID-09] back-channel logout ends the sessions it names', async () => {
    const token = await signIn('logged-out', []);
    const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
    const { rows } = await sql<{ oidc_sid: string }>`
      select oidc_sid from staff_sessions where token_hash = sha256(convert_to(${token}, 'UTF8'))`.execute(
      database.owner,
    );
    const forged = await identity.sign(
      { sid: rows[0]?.oidc_sid, events },
      { key: await identity.otherKey() },
    );
    expect((await post('session/provider-logout', { logout_token: forged })).statusCode).toBe(400);
    expect((await get('me', token)).statusCode).toBe(200);
    const logout_token = await identity.sign({ sid: rows[0]?.oidc_sid, events });
    expect((await post('session/provider-logout', { logout_token })).statusCode).toBe(200);
    expect((await get('me', token)).statusCode).toBe(401);
  });
});

describe('step-up', () => {
  const act = (token: string) =>
    api.app.inject({
      method: 'POST',
      url: '/api/staff/orders/AAAAAAAA/refund',
      payload: { reason: 'asked' },
      headers: {
        'x-tenant': 'ec',
        authorization: `Bearer ${token}`,
        'idempotency-key': randomUUID(),
      },
    });
  const stepUp = async (token: string, login: string, more: object = {}, issuedAt?: number) => {
    const nonce = randomUUID();
    const id_token = await identity.sign(claimsOf(login, [], { nonce, ...more }), {
      ...(issuedAt ? { issuedAt } : {}),
    });
    return post('session/strong', { id_token, nonce }, token);
  };

  test('[STAFFID-10] a sensitive act needs a proof of the last five minutes; reading does not', async () => {
    const token = await signIn('paula', ['finance-ec']);
    expect((await act(token)).statusCode).toBe(404);
    await age(token, 'strong_at', '6 minutes');
    const refused = await act(token);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'step_up_required']);
    const headers = { 'x-tenant': 'ec', authorization: `Bearer ${token}` };
    expect((await api.app.inject({ url: '/api/staff/payment-cases', headers })).statusCode).toBe(200);
    expect((await stepUp(token, 'paula')).statusCode).toBe(200);
    expect((await act(token)).statusCode).toBe(404);
  });

  test('[BUG-07] a cancellation gives money back, so it needs the fresh proof too', async () => {
    const token = await signIn('clara', ['admins']);
    const cancel = () =>
      api.app.inject({
        method: 'POST',
        url: '/api/staff/orders/AAAAAAAAAAAA/cancel',
        payload: { reason: 'asked' },
        headers: { 'x-tenant': 'ec', authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
      });
    expect((await cancel()).statusCode).toBe(404);
    await age(token, 'strong_at', '6 minutes');
    expect((await cancel()).json().code).toBe('step_up_required');
  });

  test('[STAFFID-11] no proof: another person, an old sign-in, a weaker one', async () => {
    const token = await signIn('petra', ['finance-ec']);
    await age(token, 'strong_at', '6 minutes');
    const past = Math.floor(Date.now() / 1000) - 120;
    const tries = [
      await stepUp(token, 'paula'),
      await stepUp(token, 'petra', { auth_time: past }),
      await stepUp(token, 'petra', { acr: 'urn:weak' }),
      await stepUp(token, 'petra', { auth_time: undefined }),
    ];
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
    expect((await act(token)).json().code).toBe('step_up_required');
  });
});

test('[SEC-03] a person who uses a passkey and then signs in at the identity provider stays one person', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into staff (kind, name, email) values ('person', 'Dario', 'dario@brand.example') returning id`.execute(
    database.owner,
  );
  const token = await signIn('dario', ['finance-ec'], 'Firefox', { email_verified: true });
  expect((await get('me', token)).statusCode).toBe(200);
  const found = await sql<{ id: number; oidc_subject: string }>`
    select id, oidc_subject from staff where email_key = 'dario@brand.example'`.execute(database.owner);
  expect(found.rows).toEqual([{ id: rows[0]?.id, oidc_subject: 'dario' }]);
});
