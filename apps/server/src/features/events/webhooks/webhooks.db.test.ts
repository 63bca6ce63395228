import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withSite } from '../../../platform/db/db.ts';
import { type Desk, openDesk } from '../../../testing/worlds/desk.ts';
import { deliverWebhooks } from './deliver-webhooks.ts';

interface Received {
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly event: { id: string; type: string; subject: string; sequence: string };
}

let desk: Desk;
let server: Server;
let url: string;
let received: Received[];
/** What the receiver answers to an event. */
let answer: (event: Received['event']) => number;
const quiet = { warn: () => {} };

beforeAll(async () => {
  desk = await openDesk();
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      const event = JSON.parse(body);
      received.push({ headers: request.headers as Record<string, string>, body, event });
      response.writeHead(answer(event), { location: 'http://127.0.0.1:1/' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`;
});
beforeEach(async () => {
  received = [];
  answer = () => 204;
  await sql`delete from webhooks`.execute(desk.database.owner);
});
afterAll(async () => {
  server.close();
  await desk.close();
});

function staff(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
  return desk.api.app.inject({
    method,
    url: `/api/staff/webhooks${path}`,
    headers: {
      'x-tenant': 'ec',
      authorization: `Bearer ${desk.tokens.admin}`,
      'idempotency-key': crypto.randomUUID(),
    },
    ...(payload ? { payload } : {}),
  });
}

async function subscribe(types: string[] = []) {
  const made = await staff('POST', '', { name: 'ERP', url, types });
  expect(made.statusCode).toBe(201);
  return made.json().data as { id: number; secret: string; position: number };
}

const publish = (subject: string, n = 0, type = 'ticket.opened') =>
  withSite(desk.database.app, desk.shop.site.id, (tx) =>
    tx
      .insertInto('event_outbox')
      .values({ site_id: desk.shop.site.id, type, subject, data: JSON.stringify({ n }) })
      .execute(),
  );

const deliver = (now?: () => Date, allowsPrivate = true) =>
  deliverWebhooks({
    db: desk.database.app,
    log: quiet,
    rules: { allowsPrivate, allowsHttp: true },
    ...(now ? { now } : {}),
  });

/** Makes waiting deliveries due, as if the delay had passed. */
const passDelay = () =>
  sql`update webhook_deliveries set due_at = now() where status = 'pending'`.execute(desk.database.owner);

const stateOf = async (id: number) =>
  (await staff('GET', '')).json().data.find((hook: { id: number }) => hook.id === id);

describe('delivering', () => {
  test('[INTEGRATION-08] an event is sent once, signed as Standard Webhooks describes', async () => {
    const { secret } = await subscribe();
    await publish('tickets/A');
    await deliver();
    await deliver();
    expect(received).toHaveLength(1);
    const { headers, body } = received[0] as Received;
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const mac = createHmac('sha256', key).update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${mac}`);
    expect(Math.abs(Date.now() / 1000 - Number(headers['webhook-timestamp']))).toBeLessThan(60);
    expect(headers['content-type']).toContain('application/cloudevents+json');
  });

  test('[INTEGRATION-08] after a rotation both secrets sign for a day', async () => {
    const { id, secret } = await subscribe();
    const rotated = (await staff('POST', `/${id}/rotate-secret`, {})).json().data.secret as string;
    expect(rotated).not.toBe(secret);
    await publish('tickets/A');
    await deliver();
    const { headers, body } = received[0] as Received;
    const macs = [rotated, secret].map((one) => {
      const key = Buffer.from(one.replace('whsec_', ''), 'base64');
      const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
      return `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
    });
    expect(headers['webhook-signature']?.split(' ')).toEqual(macs);
  });

  test('[INTEGRATION-08] only the chosen types are sent, and only what happened since', async () => {
    await publish('tickets/before');
    await subscribe(['order.*', 'ticket.closed']);
    await publish('tickets/A');
    await publish('tickets/A', 1, 'ticket.closed');
    await publish('orders/B', 2, 'order.placed');
    await deliver();
    expect(received.map(({ event }) => event.type).sort()).toEqual(['order.placed.v1', 'ticket.closed.v1']);
  });

  test('[INTEGRATION-09] a failed event is retried after a growing delay, and later events of its subject wait', async () => {
    const { id } = await subscribe();
    answer = ({ subject }) => (subject === 'orders/A' ? 500 : 204);
    await publish('orders/A', 1);
    await publish('orders/A', 2);
    await publish('orders/B', 3);
    await deliver();
    expect(received.map(({ event }) => event.subject).sort()).toEqual(['orders/A', 'orders/B']);
    const { rows } = await sql<{ seconds: number; attempts: number; last_status: number }>`
      select extract(epoch from due_at - now())::int as seconds, attempts, last_status
        from webhook_deliveries order by sequence`.execute(desk.database.owner);
    expect(rows[0]).toMatchObject({ attempts: 1, last_status: 500 });
    expect(rows[0]?.seconds).toBeGreaterThan(2);
    expect(await stateOf(id)).toMatchObject({ pending: 2 });
    answer = () => 200;
    await passDelay();
    await deliver();
    const ofA = received.filter(({ event }) => event.subject === 'orders/A');
    expect(ofA.map(({ body }) => JSON.parse(body).data.n)).toEqual([1, 1, 2]);
    expect(await stateOf(id)).toMatchObject({ status: 'active', pending: 0, failing_since: null });
  });

  test('[INTEGRATION-09] an attempt that is never reported is repeated after its lease; two workers never send one event at once', async () => {
    await subscribe();
    for (let n = 0; n < 15; n += 1) await publish(`orders/${n}`, n);
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(new Set(received.map(({ event }) => event.id)).size).toBe(15);
    expect(received).toHaveLength(15);
  });

  test('[INTEGRATION-09] a redirect is not followed', async () => {
    const { id } = await subscribe();
    answer = () => 302;
    await publish('tickets/A');
    await deliver();
    expect(received).toHaveLength(1);
    expect(await stateOf(id)).toMatchObject({ status: 'failing', pending: 1 });
  });
});

describe('giving up', () => {
  const LATER = () => new Date(Date.now() + 3 * 86_400_000 + 60_000);

  test('[INTEGRATION-10] after three days an event is a dead letter and later ones of its subject go on', async () => {
    const { id } = await subscribe();
    answer = () => 503;
    await publish('orders/A', 1);
    await deliver(LATER);
    answer = () => 200;
    await publish('orders/A', 2);
    await deliver();
    expect(received.map(({ body }) => JSON.parse(body).data.n)).toEqual([1, 2]);
    const dead = (await staff('GET', `/${id}/dead-letters`)).json().data;
    expect(dead).toMatchObject([
      { type: 'ticket.opened', subject: 'orders/A', attempts: 1, last_status: 503 },
    ]);
    const retried = await staff('POST', `/${id}/dead-letters/retry`, { sequences: [dead[0].sequence] });
    expect(retried.json().data).toEqual({ retried: 1 });
    await deliver();
    expect(received.map(({ body }) => JSON.parse(body).data.n)).toEqual([1, 2, 1]);
    expect((await staff('GET', `/${id}/dead-letters`)).json().data).toEqual([]);
  });

  test('[INTEGRATION-19] what waits is listed with the last answer and the next attempt', async () => {
    const { id } = await subscribe();
    answer = () => 503;
    await publish('orders/A', 1);
    await deliver();
    await publish('orders/A', 2);
    await deliver();
    const waiting = (await staff('GET', `/${id}/deliveries`)).json().data;
    expect(waiting).toMatchObject([
      { type: 'ticket.opened', subject: 'orders/A', attempts: 1, last_status: 503 },
      { subject: 'orders/A', attempts: 0, last_status: null },
    ]);
    expect(Date.parse(waiting[0].due_at)).toBeGreaterThan(Date.now());
    expect((await staff('GET', `/${id}`)).json().data).toMatchObject({
      id,
      status: 'failing',
      pending: 2,
      dead: 0,
    });
    const second = await staff('GET', `/${id}/deliveries?after=${waiting[0].sequence}&limit=1`);
    expect(second.json()).toMatchObject({ data: [{ attempts: 0 }], meta: { next: waiting[1].sequence } });
    for (const path of ['/999999', '/999999/deliveries'])
      expect((await staff('GET', path)).statusCode).toBe(404);
  });

  test('[INTEGRATION-11] a webhook without a success for four days is disabled and loses nothing', async () => {
    const { id } = await subscribe();
    answer = () => 500;
    await publish('orders/A', 1);
    await deliver();
    await passDelay();
    await deliver(() => new Date(Date.now() + 4 * 86_400_000 + 60_000));
    expect(await stateOf(id)).toMatchObject({ status: 'disabled', disabled_reason: 'failing' });
    await publish('orders/A', 2);
    answer = () => 200;
    received = [];
    await deliver();
    expect(received).toEqual([]);
    await staff('PUT', `/${id}`, { name: 'ERP', url, types: [], enabled: true });
    await staff('POST', `/${id}/dead-letters/retry`, {});
    await passDelay();
    await deliver();
    expect(received.map(({ body }) => JSON.parse(body).data.n)).toEqual([1, 2]);
  });

  test('[INTEGRATION-11] 410 disables at once', async () => {
    const { id } = await subscribe();
    answer = () => 410;
    await publish('tickets/A');
    await deliver();
    expect(await stateOf(id)).toMatchObject({ status: 'disabled', disabled_reason: 'gone' });
  });
});

describe('managing', () => {
  test('[INTEGRATION-12] a replay sends every event after a sequence again, in order', async () => {
    const { id, position } = await subscribe();
    for (let n = 1; n <= 4; n += 1) await publish('orders/A', n);
    await deliver();
    received = [];
    expect((await staff('POST', `/${id}/replay`, { after: position + 2 })).statusCode).toBe(200);
    await deliver();
    expect(received.map(({ body }) => JSON.parse(body).data.n)).toEqual([3, 4]);
  });

  test('[INTEGRATION-13] a private address is not called where these are refused', async () => {
    const { id } = await subscribe();
    await publish('tickets/A');
    await deliver(undefined, false);
    expect(received).toEqual([]);
    expect(await stateOf(id)).toMatchObject({ status: 'failing', pending: 1 });
  });

  test('[INTEGRATION-14] every act is audited without the secret, and needs its permission', async () => {
    const { id, secret } = await subscribe();
    await staff('PUT', `/${id}`, { name: 'CRM', url, types: [], enabled: false });
    await staff('POST', `/${id}/rotate-secret`, {});
    expect((await staff('DELETE', `/${id}`)).json().data).toEqual({ deleted: true });
    const audit = await desk.auditOf(String(id));
    expect(audit.map(({ action }) => action)).toEqual([
      'webhook.create',
      'webhook.change',
      'webhook.rotate_secret',
      'webhook.delete',
    ]);
    expect(JSON.stringify(audit)).not.toContain(secret);
    const refused = await desk.call('POST', 'webhooks', { name: 'X', url, types: [] }, { as: 'finance' });
    expect(refused.statusCode).toBe(403);
  });
});
