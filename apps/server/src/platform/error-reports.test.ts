import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorReporter } from './error-reports.ts';

const received: { path: string; auth: string; body: string }[] = [];
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const auth = String(request.headers['x-sentry-auth']);
  received.push({ path: request.url ?? '', auth, body: Buffer.concat(chunks).toString() });
  response.end('{}');
});
let dsn: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  dsn = `http://key@127.0.0.1:${(server.address() as AddressInfo).port}/7`;
});
afterAll(() => {
  server.close();
});

const never = (error: unknown) => {
  throw error;
};
const WHERE = { route: 'GET /api/front/cart', requestId: 'request-1' };

test('[CONSENT-08] an error is told with its place, without e-mail addresses, cards and tokens', async () => {
  const report = errorReporter(dsn, never);
  const token = 'a1b2c3d4e5'.repeat(5);
  report(new TypeError(`Key (email)=(anna@example.test), 4242 4242 4242 4242, ${token}`), WHERE);
  await expect.poll(() => received.length).toBe(1);
  const [{ path, auth, body } = { path: '', auth: '', body: '' }] = received;
  expect(path).toBe('/api/7/envelope/');
  expect(auth).toContain('sentry_key=key');
  const event = JSON.parse(body.split('\n')[2] ?? '');
  expect(event).toMatchObject({ transaction: 'GET /api/front/cart', tags: { request_id: 'request-1' } });
  const [exception] = event.exception.values;
  expect(exception.type).toBe('TypeError');
  expect(exception.value).toContain('Key (email)=([e-mail])');
  expect(exception.stacktrace.frames.at(-1).filename).toContain('error-reports.test.ts');
  expect(body).not.toMatch(/anna|4242 4242 4242|a1b2c3/);
});

test('a flood is cut off after thirty a minute', async () => {
  received.length = 0;
  const report = errorReporter(dsn, never);
  for (let time = 0; time < 40; time += 1) report(new Error('again'), WHERE);
  await expect.poll(() => received.length).toBe(30);
});

test('nobody is told where nobody listens, and nothing breaks when nobody answers', async () => {
  errorReporter(null, never)(new Error('quiet'), WHERE);
  const failures: unknown[] = [];
  errorReporter('http://key@127.0.0.1:9/1', (error) => failures.push(error))(new Error('lost'), WHERE);
  await expect.poll(() => failures.length).toBe(1);
});
