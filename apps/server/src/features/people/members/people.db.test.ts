import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aSite } from '../../../testing/builders/builders.ts';
import { softwareAuthenticator } from '../../../testing/builders/software-authenticator.ts';
import { aStaffMember } from '../../../testing/builders/staff-builders.ts';
import { type TestDatabase, testDatabase } from '../../../testing/database/database.ts';
import { type TestApp, testApp } from '../../../testing/worlds/test-app.ts';
import { mintInvitation } from '../passkeys/accept-invitation.ts';

const DESK = 'http://localhost:3001';
let database: TestDatabase;
let api: TestApp;
let admin: string;
let country: string;

beforeAll(async () => {
  database = await testDatabase();
  for (const slug of ['it', 'fr', 'ec']) await aSite(database.owner, { slug });
  api = await testApp(database.appUrl, { environment: { PADDOCK_DESK_URL: DESK } });
  admin = await keyOf(null, 'admin');
  country = await keyOf('it', 'country');
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

async function keyOf(site: string | null, role: 'admin' | 'country' | 'support'): Promise<string> {
  return (await aStaffMember(database.owner, { site, role, name: `${role} ${site}` })).token;
}

const post = (path: string, body: object, token: string | null, tenant = 'it') =>
  api.app.inject({
    method: 'POST',
    url: `/api/staff/${path}`,
    payload: body,
    headers: {
      'x-tenant': tenant,
      'idempotency-key': randomUUID(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  });
const get = (path: string, token: string) =>
  api.app.inject({ url: `/api/staff/${path}`, headers: { authorization: `Bearer ${token}` } });

const grant = (role: string, scope_ref: string | null, more: object = {}) => ({
  role,
  scope_kind: scope_ref ? 'site' : 'brand',
  scope_ref,
  reason: 'for the test',
  ...more,
});

async function invite(input: object, token = admin, tenant = 'it') {
  const email = `${randomUUID()}@dealer.example`;
  const answer = await post('people', { name: 'Stefano Dini', email, ...input }, token, tenant);
  return { answer, id: answer.statusCode === 201 ? (answer.json().data.id as number) : 0, email };
}

/** An invited person registers a passkey by the link of the mail. */
async function enter(id: number) {
  const token = (await mintInvitation(database.app, id)) ?? '';
  const key = softwareAuthenticator(DESK);
  const offer = (await post('invitations/options', { token }, null)).json().data;
  const accepted = await post(
    'invitations/accept',
    { token, passkey_name: 'Phone', response: key.create(offer.options) },
    null,
  );
  return { key, accepted, token, session: accepted.json().data?.token as string };
}

const auditOf = async (id: number) =>
  (
    await sql<{ action: string }>`
      select action from audit_log where subject_kind = 'staff' and subject_ref = ${String(id)} order by id`.execute(
      database.owner,
    )
  ).rows.map(({ action }) => action);

describe('giving', () => {
  test('[GRANTS-08] a country manager gives inside the own site, and nothing beyond', async () => {
    const { answer, id } = await invite(grant('support', 'it'), country);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(await auditOf(id)).toEqual(['staff.invite', 'grant.give']);
    const tries = [
      await post(`people/${id}/grants`, grant('support', 'fr'), country),
      await post(`people/${id}/grants`, grant('support', null), country),
      await post(`people/${id}/grants`, grant('admin', 'it'), country),
    ];
    expect(tries.map((one) => [one.statusCode, one.json().code])).toEqual(
      Array.from({ length: 3 }, () => [403, 'more_than_held']),
    );
    expect((await post(`people/${id}/grants`, grant('wizard', 'it'), admin)).json().code).toBe(
      'role_unknown',
    );
    expect((await post(`people/${id}/grants`, grant('support', 'zz'), admin)).json().code).toBe(
      'scope_unknown',
    );
    expect((await post(`people/${id}/grants`, grant('support', 'fr'), admin, 'it')).json().code).toBe(
      'wrong_site',
    );
    const support = await keyOf('it', 'support');
    expect((await post(`people/${id}/grants`, grant('support', 'it'), support)).statusCode).toBe(403);
    expect(await auditOf(id)).toEqual(['staff.invite', 'grant.give']);
  });

  test('[GRANTS-09] a grant lasts 12 months, of a guest 14 days', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const { id } = await invite(grant('support', 'it'));
    const codes = [
      await post(`people/${id}/grants`, grant('support', 'it', { until_at: inDays(400) }), admin),
      await post(
        `people/${id}/grants`,
        grant('support', 'it', { is_guest: true, until_at: inDays(15) }),
        admin,
      ),
      await post(`people/${id}/grants`, grant('support', 'it', { until_at: inDays(-1) }), admin),
    ].map((one) => one.json().code);
    expect(codes).toEqual(['grant_too_long', 'grant_too_long', 'grant_over']);
    expect(
      (await post(`people/${id}/grants`, grant('finance', 'it', { is_guest: true }), admin)).statusCode,
    ).toBe(201);
    const { grants } = (await get(`people/${id}`, admin)).json().data;
    const days = grants.map((one: { until_at: string }) =>
      Math.round((Date.parse(one.until_at) - Date.now()) / 86_400_000),
    );
    expect(days.sort((a: number, b: number) => a - b)).toEqual([14, 365]);
  });

  test('[GRANTS-10] an ended grant is refused at the next call; ended twice at once, it is written once', async () => {
    const { id } = await invite(grant('country', 'it'));
    const { session, accepted } = await enter(id);
    expect(accepted.statusCode, accepted.body).toBe(201);
    expect((await get('people', session)).statusCode).toBe(200);
    const [first] = (await get(`people/${id}`, admin)).json().data.grants;
    expect((await post(`people/${id}/grants/${first.id}/end`, { reason: 'own' }, session)).statusCode).toBe(
      201,
    );
    expect((await get('people', session)).statusCode).toBe(403);
    const other = await invite(grant('support', 'it'));
    const [second] = (await get(`people/${other.id}`, admin)).json().data.grants;
    const ends = await Promise.all(
      [1, 2, 3].map(() => post(`people/${other.id}/grants/${second.id}/end`, { reason: 'left us' }, admin)),
    );
    expect(ends.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect((await auditOf(other.id)).filter((action) => action === 'grant.end')).toHaveLength(1);
  });

  test('[GRANTS-10] a suspended person is out at once; a narrower manager cannot suspend an admin', async () => {
    const { id } = await invite(grant('admin', null));
    const { session } = await enter(id);
    expect((await get('me', session)).statusCode).toBe(200);
    expect((await post(`people/${id}/suspend`, { reason: 'no reason' }, country)).json().code).toBe(
      'more_than_held',
    );
    expect((await post(`people/${id}/suspend`, { reason: 'left us' }, admin)).statusCode).toBe(201);
    expect((await get('me', session)).statusCode).toBe(401);
  });

  test('[GRANTS-11] who-can names the holders on a site', async () => {
    const until_at = new Date(Date.now() + 86_400_000).toISOString();
    const keyUntil = new Date(Date.now() + 2 * 86_400_000).toISOString();
    const { id } = await invite(grant('finance', 'fr', { until_at }), admin, 'fr');
    await enter(id);
    const made = await post(
      'api-keys',
      { name: 'refunds', ...grant('finance', 'fr', { until_at: keyUntil }) },
      admin,
      'fr',
    );
    const key: number = made.json().data.id;
    const at = async (site: string): Promise<{ id: number }[]> =>
      (await get(`who-can?permission=order.refund&site=${site}`, admin)).json().data;
    const give = { role: 'finance', scope_kind: 'site', scope_ref: 'fr' };
    const holders = await at('fr');
    expect(holders.filter((row) => row.id === id)).toEqual([
      { id, kind: 'person', name: 'Stefano Dini', ...give, until_at },
    ]);
    expect(holders.filter((row) => row.id === key)).toEqual([
      { id: key, kind: 'api_key', name: 'refunds', ...give, until_at: keyUntil },
    ]);
    expect((await at('it')).filter((row) => [id, key].includes(row.id))).toEqual([]);
    await post(`api-keys/${key}/revoke`, { reason: 'lost it' }, admin, 'fr');
    expect((await at('fr')).map((row) => row.id)).not.toContain(key);
    expect((await get('who-can?permission=order.refund&site=fr', country)).statusCode).toBe(403);
  });
});

describe('invitations', () => {
  test('[STAFFID-12] a link registers one passkey, and the passkey signs in and steps up', async () => {
    const { id } = await invite(grant('finance', 'it'));
    const { key, token, session } = await enter(id);
    const again = await post('invitations/options', { token }, null);
    expect(again.statusCode).toBe(404);
    const options = (await post('session/passkey/options', {}, null)).json().data;
    expect(
      (await post('session/passkey', { response: key.get(options, { userVerified: false }) }, null))
        .statusCode,
    ).toBe(401);
    const fresh = (await post('session/passkey/options', {}, null)).json().data;
    const signed = key.get(fresh);
    expect((await post('session/passkey', { response: signed }, null)).statusCode).toBe(201);
    expect((await post('session/passkey', { response: signed }, null)).statusCode).toBe(401);
    await sql`update staff_sessions set strong_at = now() - interval '6 minutes' where staff_id = ${id}`.execute(
      database.owner,
    );
    expect((await get('me', session)).json().data.strong_until).toBeNull();
    const strong = (await post('session/strong/passkey/options', {}, session)).json().data;
    expect((await post('session/strong/passkey', { response: key.get(strong) }, session)).statusCode).toBe(
      200,
    );
    expect((await get('me', session)).json().data.strong_until).not.toBeNull();
  });
});

describe('roles and API keys', () => {
  const role = (name: string, permissions: string[]) => ({
    name,
    label: 'Front desk',
    permissions,
    reason: 'for the test',
  });

  test('[GRANTS-12] a role is composed from what the caller holds on every site, and changed once per revision', async () => {
    expect((await post('roles', role('front', ['order.read']), country)).statusCode).toBe(403);
    expect((await post('roles', role('front', ['no.such']), admin)).json().code).toBe('validation_failed');
    expect((await post('roles', role('admin', ['order.read']), admin)).json().code).toBe('role_exists');
    expect((await post('roles', role('front', ['order.read']), admin)).statusCode).toBe(201);
    const change = {
      label: 'Front',
      permissions: ['order.read', 'ticket.answer'],
      revision: 1,
      reason: 'for the test',
    };
    const changes = await Promise.all([1, 2].map(() => post('roles/front/change', change, admin)));
    expect(changes.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const list = (await get('roles', admin)).json().data;
    expect(list.find(({ name }: { name: string }) => name === 'front')).toMatchObject({
      permissions: ['order.read', 'ticket.answer'],
      revision: 2,
    });
  });

  test('[GRANTS-13] the token of an API key is shown once and stored nowhere; a revoked key is refused', async () => {
    const made = await post('api-keys', { name: 'till', ...grant('support', 'it') }, admin);
    expect(made.statusCode, made.body).toBe(201);
    const { id, token } = made.json().data;
    expect((await get('me', token)).json().data.permissions['order.cancel']).toEqual(['it']);
    const { rows } = await sql<{ found: boolean }>`
      select exists (select from idempotency_keys where response_body like ${`%${token}%`}) as found`.execute(
      database.owner,
    );
    expect(rows[0]?.found).toBe(false);
    expect((await get('api-keys', admin)).body).not.toContain(token);
    expect((await post('api-keys', { name: 'x', ...grant('support', 'it') }, country)).statusCode).toBe(403);
    expect((await post(`api-keys/${id}/revoke`, { reason: 'lost it' }, admin)).statusCode).toBe(201);
    expect((await get('me', token)).statusCode).toBe(401);
  });
});
