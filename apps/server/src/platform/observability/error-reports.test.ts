import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { errorReporter } from './error-reports.ts';

const received: { path: string; body: string }[] = [];
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  received.push({ path: request.url ?? '', body: Buffer.concat(chunks).toString() });
  response.end('{}');
});
vi.setConfig({ testTimeout: 20_000 });

let dsn: string;
beforeAll(async () => {
  // Loaded with the first report otherwise, inside the time of a test.
  await import('./sentry-client.ts');
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
  const report = errorReporter({ dsn, app: 'api', onFailure: never });
  const token = 'a1b2c3d4e5'.repeat(5);
  report(new TypeError(`Key (email)=(anna@example.test), 4242 4242 4242 4242, ${token}`), WHERE);
  await expect.poll(() => received.length).toBe(1);
  const [{ path, body } = { path: '', body: '' }] = received;
  expect(path).toMatch(/^\/api\/7\/envelope\/\?.*sentry_key=key/);
  const event = JSON.parse(body.split('\n')[2] ?? '');
  expect(event).toMatchObject({ transaction: 'GET /api/front/cart', tags: { request_id: 'request-1' } });
  const [exception] = event.exception.values;
  expect(exception.type).toBe('TypeError');
  expect(exception.value).toContain('Key (email)=([e-mail])');
  expect(exception.stacktrace.frames.at(-1).filename).toContain('error-reports.test.ts');
  expect(body).not.toMatch(/anna|4242 4242 4242|a1b2c3/);
});

test('a report names the causes of an error, cleaned like the error itself', async () => {
  const before = received.length;
  const report = errorReporter({ dsn, app: 'worker', onFailure: never });
  report(new Error('mail not sent', { cause: new Error('anna@example.test is unknown') }), WHERE);
  await expect.poll(() => received.length).toBe(before + 1);
  const event = JSON.parse(received.at(-1)?.body.split('\n')[2] ?? '');
  expect(event.environment).toBe('worker');
  expect(event.exception.values.map(({ value }: { value: string }) => value)).toEqual([
    '[e-mail] is unknown',
    'mail not sent',
  ]);
});

test('a flood is cut off after thirty a minute', async () => {
  received.length = 0;
  const report = errorReporter({ dsn, app: 'api', onFailure: never });
  for (let time = 0; time < 40; time += 1) report(new Error('again'), WHERE);
  await expect.poll(() => received.length).toBe(30);
});

test('without a DSN nothing is reported; a failing endpoint is ignored', async () => {
  errorReporter({ dsn: null, app: 'api', onFailure: never })(new Error('quiet'), WHERE);
  const failures: unknown[] = [];
  const lost = errorReporter({
    dsn: 'http://key@127.0.0.1:9/1',
    app: 'api',
    onFailure: (error) => failures.push(error),
  });
  lost(new Error('lost'), WHERE);
  await expect.poll(() => failures.length).toBe(1);
});

test('[C2] the id of a cart does not leave with an error', async () => {
  const report = errorReporter({ dsn, app: 'api', onFailure: never });
  const before = received.length;
  report(new Error('No cart IT_01a1e446-3883-74b2-af4c-f0c63a238c94 (checkout)'), WHERE);
  await expect.poll(() => received.length).toBe(before + 1);
  expect(received.at(-1)?.body).toContain('No cart IT_[uuid] (checkout)');
});
