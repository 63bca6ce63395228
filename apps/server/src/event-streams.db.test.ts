import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createToken } from './cli/feed/tokens.ts';
import { MAX_STREAMS_PER_NETWORK } from './platform/http/event-streams.ts';
import { aStop } from './testing/builders/builders.ts';
import { testCartKey } from './testing/builders/cart-keys.ts';
import { aShop, shopperIn } from './testing/builders/checkout-builders.ts';
import { type TestDatabase, testDatabase } from './testing/database/database.ts';
import { type TestApp, testApp } from './testing/worlds/test-app.ts';

let database: TestDatabase;
let api: TestApp;
let url: string;
let shop: Awaited<ReturnType<typeof aShop>>;

beforeAll(async () => {
  database = await testDatabase();
  shop = await aShop(database.owner, { slug: 'it', country_iso: 'IT' });
  api = await testApp(database.appUrl);
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

interface Heard {
  event: string;
  data: unknown;
}

/** Listens as a browser does, and keeps what it hears. */
async function listen(path: string, headers: Record<string, string> = {}) {
  const control = new AbortController();
  onTestFinished(() => control.abort());
  const answer = await fetch(url + path, {
    headers: { 'x-tenant': 'it', ...headers },
    signal: control.signal,
  });
  const heard: Heard[] = [];
  const read = async () => {
    let text = '';
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += part;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(text.slice(0, end)) ?? [];
        if (event && data) heard.push({ event, data: JSON.parse(data) });
        text = text.slice(end + 2);
      }
    }
    return 'ended';
  };
  const ended = answer.ok ? read().catch(() => 'broken') : Promise.resolve('refused');
  return { status: answer.status, type: answer.headers.get('content-type'), heard, ended };
}

test('[CONSENT-10] [H-75] the buyer of an order gets its status and every change; other callers do not', async () => {
  const shopper = shopperIn(api, { slug: 'it' });
  const unit = await shop.aUnit();
  const input = await shopper.walk([unit.id], shop.bank.id);
  const code: string = (await shopper.order(input)).json().data.order.code;
  const path = `/api/front/sales-orders/${code}/events`;
  const own = await listen(path, { 'x-cart-id': shopper.cart, 'x-cart-key': testCartKey(shopper.cart) });
  expect(own).toMatchObject({ status: 200, type: 'text/event-stream; charset=utf-8' });
  await expect.poll(() => own.heard).toHaveLength(1);
  const before = own.heard[0]?.data;
  expect(own.heard[0]).toMatchObject({ event: 'order', data: { payment_status: 'unpaid' } });
  await sql`update orders set status = 'cancelled', cancelled_at = now(), cancel_reason = 'customer', deadline_at = null where code = ${code}`.execute(
    database.owner,
  );
  await expect
    .poll(() => own.heard.slice(1))
    .toEqual([{ event: 'order', data: { ...(before as object), status: 'cancelled' } }]);
  expect((await listen(path)).status).toBe(404);
});

test('[CONSENT-10] [H-75] a held unit is pushed to every listener of the list, and again when it is free', async () => {
  const unit = await shop.aUnit();
  const list = await listen(`/api/front/products/${shop.product.slug}/events`);
  expect(list.status).toBe(200);
  const take = (until: string | null) =>
    sql`update units set taken_until = ${until}::timestamptz where id = ${unit.id}`.execute(database.owner);
  // The first to listen makes the wire: what is said before that is not heard.
  await expect
    .poll(async () => {
      await take('infinity');
      await take(null);
      return list.heard;
    })
    .toContainEqual({ event: 'unit', data: { uuid: unit.id, gone: true } });
  await expect.poll(() => list.heard.at(-1)).toEqual({ event: 'unit', data: { uuid: unit.id, gone: false } });
  // Each round above sent two events: the count is taken when the last of them has arrived.
  let heard = -1;
  await expect
    .poll(
      () => {
        const isQuiet = heard === list.heard.length;
        heard = list.heard.length;
        return isQuiet;
      },
      { interval: 500 },
    )
    .toBe(true);
  await sql`update units set updated_at = now() where id = ${unit.id}`.execute(database.owner);
  await sql`update units set price_minor = price_minor + 1 where id = ${unit.id}`.execute(database.owner);
  await expect.poll(() => list.heard.length).toBe(heard + 1);
  expect((await listen('/api/front/products/nothing-like-it/events')).status).toBe(404);
});

test('[H-75] a sender gets the progress of an import', async () => {
  const made = await createToken(database.owner, { site: null, name: 'erp' });
  if (!made.ok) throw new Error(made.code);
  const authorization = `Bearer ${made.token}`;
  const progress = await listen('/api/feeds/events', { authorization });
  expect(progress.status).toBe(200);
  await sql`update stores set feed_ref = 'main'`.execute(database.owner);
  const line = { site: 'it', serial: 'ZV1', variant: shop.variant.sku, status: 'on_hand', store: 'main' };
  const body = JSON.stringify([{ ...line, price: '6490.00', version: 1 }]);
  await expect
    .poll(async () => {
      await fetch(`${url}/api/feeds/units`, {
        method: 'POST',
        body,
        headers: { authorization, 'content-type': 'application/json' },
      });
      return progress.heard;
    })
    .toContainEqual({ event: 'import', data: expect.objectContaining({ lines: 1 }) });
  expect((await listen('/api/feeds/events')).status).toBe(401);
});

test('[CONSENT-10] when the LISTEN connection is lost, it reconnects, and listeners refetch', async () => {
  const list = await listen(`/api/front/products/${shop.product.slug}/events`);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
             where application_name = 'paddock-listen' and datname = current_database()`.execute(
    database.owner,
  );
  await expect.poll(() => list.heard).toContainEqual({ event: 'units', data: {} });
  const unit = await shop.aUnit();
  await aStop(database.owner, unit);
  await expect.poll(() => list.heard).toContainEqual({ event: 'unit', data: { uuid: unit.id, gone: true } });
});

test('a stream ends when its time is over, and all of them when the api is told to stop', async () => {
  const short = await listen(`/api/front/products/${shop.product.slug}/events?seconds=1`);
  expect(await short.ended).toBe('ended');
  const other = await testApp(database.appUrl);
  await other.app.listen({ host: '127.0.0.1', port: 0 });
  const port = (other.app.server.address() as AddressInfo).port;
  const answer = await fetch(`http://127.0.0.1:${port}/api/front/products/${shop.product.slug}/events`, {
    headers: { 'x-tenant': 'it' },
  });
  const rest = answer.text();
  await other.close();
  expect(await rest).toContain('retry: 3000');
});

test('[C12] one network holds a bounded number of streams; others and later ones are served', async () => {
  const path = `${url}/api/front/products/${shop.product.slug}/events`;
  const controls: AbortController[] = [];
  // A response that is garbage collected ends its stream.
  const responses: Response[] = [];
  onTestFinished(() => {
    for (const control of controls) control.abort();
  });
  const open = async (address: string) => {
    const control = new AbortController();
    controls.push(control);
    const headers = { 'x-tenant': 'it', 'x-forwarded-for': address };
    const response = await fetch(path, { headers, signal: control.signal });
    responses.push(response);
    return response.status;
  };
  for (let n = 0; n < MAX_STREAMS_PER_NETWORK; n += 1) {
    expect(await open(`2001:db8:1:1::${n.toString(16)}`)).toBe(200);
  }
  expect(await open('2001:db8:1:1:ffff::1')).toBe(429);
  expect(await open('2001:db8:1:2::1')).toBe(200);
  controls[0]?.abort();
  await expect.poll(() => open('2001:db8:1:1::2')).toBe(200);
});

test('a disconnect during a stream is not logged as an error', async () => {
  const errors: unknown[] = [];
  const other = await testApp(database.appUrl, {
    extraRoutes: (app) => app.addHook('onError', async (_request, _reply, error) => errors.push(error)),
  });
  onTestFinished(() => other.close());
  const left = new Promise<void>((resolve) => {
    other.app.server.on('request', (_request, response) => response.on('close', resolve));
  });
  const base = await other.app.listen({ host: '127.0.0.1', port: 0 });
  const control = new AbortController();
  const path = `/api/front/products/${shop.product.slug}/events`;
  const answer = await fetch(base + path, { headers: { 'x-tenant': 'it' }, signal: control.signal });
  expect(answer.status).toBe(200);
  control.abort();
  await left;
  // What would be wrong is said in the moments after.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(errors).toEqual([]);
});
