import { createHmac } from 'node:crypto';
import { type StartedSandbox, startSandbox } from '@paddock/sandbox/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aSite } from '../../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../../testing/database/database.ts';
import { type TestApp, testApp } from '../../../testing/worlds/test-app.ts';

let database: TestDatabase;
let sandbox: StartedSandbox;
let api: TestApp;
let italyId: number;

beforeAll(async () => {
  database = await testDatabase();
  sandbox = await startSandbox(['stripe', 'payphone', 'datafast']);
  api = await testApp(database.appUrl, {
    environment: { PADDOCK_PAYMENT_ACCOUNTS: JSON.stringify(sandbox.accounts) },
  });
  italyId = (await aSite(database.owner, { slug: 'it' })).id;
  await aSite(database.owner, { slug: 'fr' });
  await aSite(database.owner, { slug: 'ec' });
});
afterAll(async () => {
  await api.close();
  await sandbox.close();
  await database.drop();
});

const sign = (body: string, site = 'it', at = Date.now()) => {
  const seconds = Math.floor(at / 1000);
  const secret = sandbox.accounts[`stripe-${site}`]?.keys.webhook ?? '';
  const proof = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return { 'stripe-signature': `t=${seconds},v1=${proof}`, 'content-type': 'application/json' };
};
const event = (id: string) =>
  JSON.stringify({
    id,
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { id: 'pi_unknown', object: 'payment_intent', metadata: {} } },
  });
const post = (url: string, payload: string, headers: Record<string, string>) =>
  api.app.inject({ method: 'POST', url, payload, headers });
const kept = async (eventId: string) =>
  database.owner.selectFrom('provider_events').selectAll().where('event_id', '=', eventId).execute();

describe('POST /api/webhooks/:provider/:site', () => {
  test('a proven one is kept and its work queued; the same again is answered and not kept', async () => {
    const body = event('evt_1');
    for (const _ of [1, 2])
      expect((await post('/api/webhooks/stripe/it', body, sign(body))).statusCode).toBe(200);
    expect(await kept('evt_1')).toMatchObject([
      { site_id: italyId, verified: true, provider_ref: 'pi_unknown', account_ref: 'stripe-it' },
    ]);
  });

  test('the proof is over the bytes: the same JSON written otherwise is refused', async () => {
    const body = event('evt_2');
    const other = JSON.stringify(JSON.parse(body), null, 1);
    expect((await post('/api/webhooks/stripe/it', other, sign(body))).statusCode).toBe(401);
    expect((await post('/api/webhooks/stripe/it', body, {})).statusCode).toBe(401);
    expect(
      (await post('/api/webhooks/stripe/it', body, sign(body, 'it', Date.now() - 3_600_000))).statusCode,
    ).toBe(401);
    expect(await kept('evt_2')).toEqual([]);
  });

  test('a site’s proof is worth nothing at another’s address; an account or site that is not there is not found', async () => {
    const body = event('evt_3');
    expect((await post('/api/webhooks/stripe/fr', body, sign(body, 'it'))).statusCode).toBe(401);
    expect((await post('/api/webhooks/payway/it', body, sign(body))).statusCode).toBe(404);
    expect((await post('/api/webhooks/stripe/zz', body, sign(body))).statusCode).toBe(404);
    expect(await kept('evt_3')).toEqual([]);
  });

  test('an unsigned provider is known by its address', async () => {
    const secret = sandbox.accounts['payphone-ec']?.keys.notification;
    const body = JSON.stringify({
      TransactionId: 4711,
      StatusCode: 3,
      ClientTransactionId: 'x',
      TransactionStatus: 'Approved',
    });
    expect((await post('/api/webhooks/payphone/ec', body, {})).statusCode).toBe(401);
    expect((await post('/api/webhooks/payphone/ec/guess', body, {})).statusCode).toBe(401);
    const answer = await post(`/api/webhooks/payphone/ec/${secret}`, body, {
      'content-type': 'application/json',
    });
    expect([answer.statusCode, answer.json()]).toEqual([200, { Response: true, ErrorCode: '000' }]);
  });

  test('any content type is read as bytes; what is no proof is refused, not an error', async () => {
    for (const type of ['text/plain', 'application/octet-stream', 'application/x-www-form-urlencoded']) {
      const answer = await post('/api/webhooks/datafast/ec', 'A2DA08', { 'content-type': type });
      expect(answer.statusCode).toBe(401);
    }
    expect((await post('/api/webhooks/stripe/it', '', {})).statusCode).toBe(401);
  });

  test('[H-16] a site in maintenance still takes notifications', async () => {
    await database.owner.updateTable('sites').set({ maintenance: true }).where('id', '=', italyId).execute();
    const body = event('evt_4');
    expect((await post('/api/webhooks/stripe/it', body, sign(body))).statusCode).toBe(200);
    await database.owner.updateTable('sites').set({ maintenance: false }).where('id', '=', italyId).execute();
  });

  test('a card number in a notification is not kept', async () => {
    const body = event('evt_5').replace('"metadata":{}', '"metadata":{"note":"4111111111111111"}');
    expect((await post('/api/webhooks/stripe/it', body, sign(body))).statusCode).toBe(200);
    expect((await kept('evt_5'))[0]?.body.toString()).not.toContain('4111111111111111');
  });
});
