import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { contractRoute } from './platform/http/contract-route.ts';
import { type TestDatabase, testDatabase } from './testing/database/database.ts';
import { type TestApp, testApp } from './testing/worlds/test-app.ts';

const post = {
  method: 'POST',
  path: '/api/test/post',
  summary: 'Reads a body',
  body: z.object({}),
  response: z.object({ data: z.string() }),
} as const;

let database: TestDatabase;
let api: TestApp;
let port: number;

beforeAll(async () => {
  database = await testDatabase();
  api = await testApp(database.appUrl, {
    extraRoutes: (app) =>
      contractRoute(app, post, { auth: 'public', limit: 'browse', tenant: false }, async () => ({
        data: 'read',
      })),
  });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  port = (api.app.server.address() as AddressInfo).port;
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

/** Writes the parts, optionally a byte now and then for ever, and tells what came back until the socket closed. */
function say(parts: string, drip?: { every: number; text: string }): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(parts));
    const dripping = drip && setInterval(() => socket.writable && socket.write(drip.text), drip.every);
    socket.on('data', (part) => {
      text += part.toString();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(dripping);
      resolve(text);
    });
  });
}

const statusOf = (text: string) => Number(text.split(' ')[1] ?? 0);
const HOST = 'Host: x\r\n';
const POST = `POST /api/test/post HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n`;
const CLOSE = 'Connection: close\r\n\r\n';

// None of them ends by itself. They wait in parallel, so the file takes as long as the slowest.
test.concurrent.each([
  ['slow headers', `GET /health HTTP/1.1\r\n${HOST}`, { every: 500, text: 'X-A: b\r\n' }, 408],
  ['a slow body', `${POST}Content-Length: 60000\r\n\r\n{`, { every: 500, text: ' ' }, 408],
  ['a socket that says nothing', '', undefined, 408],
])(
  '%s does not hold a connection',
  async (_name, parts, drip, status) => {
    expect(statusOf(await say(parts, drip))).toBe(status);
  },
  60_000,
);

test.concurrent.each([
  [
    'Content-Length and Transfer-Encoding',
    `POST /x HTTP/1.1\r\n${HOST}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
  [
    'two Content-Lengths',
    `POST /x HTTP/1.1\r\n${HOST}Content-Length: 3\r\nContent-Length: 4\r\n\r\nabc`,
    400,
  ],
  ['a bare line feed', `GET /health HTTP/1.1\n${HOST}\n`, 400],
  ['no Host', `GET /health HTTP/1.1\r\n${CLOSE}`, 400],
  ['headers over 16 KB', `GET /health HTTP/1.1\r\n${HOST}X-Big: ${'a'.repeat(20_000)}\r\n${CLOSE}`, 431],
  ['a URL over 8 KB', `GET /api/sites?${'a'.repeat(9000)} HTTP/1.1\r\n${HOST}${CLOSE}`, 414],
  ['a body over 64 KB', `${POST}Content-Length: 70000\r\n${CLOSE}${'a'.repeat(70_000)}`, 413],
  ['a bad percent in the path', `GET /api/sites/%zz HTTP/1.1\r\n${HOST}${CLOSE}`, 400],
  ['NUL in the path', `GET /api/sites/%00 HTTP/1.1\r\n${HOST}${CLOSE}`, 400],
  ['a path with a backslash', `GET /api\\sites HTTP/1.1\r\n${HOST}${CLOSE}`, 400],
  ['an ordinary request', `GET /health HTTP/1.1\r\n${HOST}${CLOSE}`, 200],
])('%s', async (name, request, status) => {
  const heard = await say(request);
  expect(statusOf(heard)).toBe(status);
  // Without a Host, Node itself answers, with an empty body.
  if (status >= 400 && name !== 'no Host') expect(heard).toMatch(/\{"message":".+","code":"[a-z_]+"/);
});
