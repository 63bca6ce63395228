import { createServer, type IncomingMessage, request as openRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { createAuth } from './auth/auth.ts';
import { readTarget } from './forward-staff.ts';
import { createHandler } from './handle-request.ts';

const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map((one) => new Promise((done) => one.close(done)))));

async function listen(answer: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function openDesk(staffUrl: string, edgeUrl = staffUrl): Promise<string> {
  const auth = createAuth({ origin: 'http://desk.example', staffUrl, provider: null, secret: 'x' });
  const showScreen = () => {
    throw new Error('no screen');
  };
  return listen(createHandler({ staffUrl, edgeUrl, auth, showScreen }));
}

/** Sends the request line as it is: `fetch` would resolve the address first. */
const send = (desk: string, path: string, options: { method?: string; body?: string; site?: string } = {}) =>
  new Promise<number>((done, fail) => {
    const { hostname, port } = new URL(desk);
    const cookie = `Desk=desk_${'a'.repeat(43)}`;
    const headers = { cookie, ...(options.site ? { 'sec-fetch-site': options.site } : {}) };
    const call = openRequest(
      { hostname, port, path, method: options.method ?? 'GET', headers },
      (answer: IncomingMessage) => {
        answer.resume();
        done(answer.statusCode ?? 0);
      },
    );
    call.on('error', fail).end(options.body);
  });

test('[DESK-11] an address that names another host is refused and never called', async () => {
  const received: string[] = [];
  const other = await listen((request, response) => {
    received.push(request.url ?? '');
    response.end();
  });
  const api = await listen((_request, response) => response.end());
  const desk = await openDesk(api);
  const { host } = new URL(other);
  for (const path of [`//${host}/api/staff/me`, `${other}/api/staff/me`, `/\\${host}/api/staff/me`])
    expect([path, await send(desk, path)]).toEqual([path, 400]);
  expect(received).toEqual([]);
  expect(await send(desk, '/api/staff/me')).toBe(200);
});

test('[SEC-08] the log has no token of an invitation or a sign-in', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const desk = await openDesk('http://127.0.0.1:9');
  for (const path of ['/invitation/s3cret', '/invitation/x?code=s3cret', '/?code=s3cret'])
    expect(await send(desk, path)).toBe(500);
  const lines = logged.mock.calls.map(([line]) => line);
  logged.mockRestore();
  expect(lines).toEqual(['GET /invitation failed', 'GET /invitation failed', 'GET / failed']);
});

test('[SEC-15] [BUG-12] only a page of the desk signs out, and the api ends the session', async () => {
  const ended: string[] = [];
  let status = 200;
  const api = await listen((request, response) => {
    ended.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    response.writeHead(status).end('{}');
  });
  const desk = await openDesk(api);
  expect(await send(desk, '/auth/sign-out', { site: 'cross-site' })).toBe(404);
  expect(await send(desk, '/auth/sign-out', { method: 'POST', site: 'cross-site' })).toBe(403);
  expect(await send(desk, '/auth/sign-out', { method: 'POST', site: 'same-site' })).toBe(403);
  expect(ended).toEqual([]);
  expect(await send(desk, '/auth/sign-out', { method: 'POST', site: 'same-origin' })).toBe(204);
  expect(ended).toEqual([`DELETE /api/staff/me Bearer desk_${'a'.repeat(43)}`]);
  status = 503;
  expect(await send(desk, '/auth/sign-out', { method: 'POST', site: 'same-origin' })).toBe(503);
  status = 401;
  expect(await send(desk, '/auth/sign-out', { method: 'POST', site: 'same-origin' })).toBe(204);
});

test('[DESK-12] a request that fails is answered with 500 and the server goes on', async () => {
  const desk = await openDesk('http://127.0.0.1:9');
  expect(await send(desk, '/')).toBe(500);
  const body = 'x'.repeat(70_000);
  expect(await send(desk, '/auth/provider-logout', { method: 'POST', body })).toBe(500);
  expect(await send(desk, '/health')).toBe(200);
});

test('dot segments cannot lead out of the staff api', () => {
  expect(readTarget('/api/staff/%2e%2e/front/cart?a=1')).toEqual({
    pathname: '/api/front/cart',
    search: '?a=1',
  });
  expect(readTarget('*')).toBeNull();
});

test('[DESK-13] a picture comes from the shop without the session; other files and answers do not', async () => {
  const seen: unknown[] = [];
  const edge = await listen((request, response) => {
    seen.push([request.url, request.headers.cookie, request.headers.authorization]);
    const isPicture = request.url?.endsWith('red-320.jpeg');
    response.writeHead(200, { 'content-type': isPicture ? 'image/jpeg' : 'text/html' }).end('x');
  });
  const desk = await openDesk('http://127.0.0.1:9', edge);
  expect(await send(desk, '/media/red-320.jpeg')).toBe(200);
  expect(await send(desk, '/media/page-320.jpeg')).toBe(404);
  expect(await send(desk, '/media/../api/front/cart.jpeg')).not.toBe(200);
  expect(seen).toEqual([
    ['/media/red-320.jpeg', undefined, undefined],
    ['/media/page-320.jpeg', undefined, undefined],
  ]);
});
