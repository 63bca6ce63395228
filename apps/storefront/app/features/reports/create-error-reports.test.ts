import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createErrorReports } from './create-error-reports.server.ts';
import { openErrorSink } from './error-sink.ts';
import { readReports } from './read-reports.server.ts';

const CART = 'IT_01a1e446-3883-74b2-af4c-f0c63a238c94';
const never = (error: unknown) => {
  throw error;
};
const isReceived = (count: number) => expect.poll(() => sink.received.length).toBe(count);

let sink: Awaited<ReturnType<typeof openErrorSink>>;
beforeAll(async () => {
  // Loaded with the first report otherwise, inside the time of a test.
  await import('./sentry-client.server.ts');
  sink = await openErrorSink();
});
beforeEach(() => {
  sink.received.length = 0;
});
afterAll(() => sink.close());

const open = (dsn = sink.dsn(), onFailure: (error: unknown) => void = never) =>
  createErrorReports({ dsn, release: 'build-1', onFailure });

test('an error is sent with its stack, its page and its causes', async () => {
  const error = new TypeError('no page', { cause: new Error('no connection') });
  open().report(error, '/it-it/bag');
  await isReceived(1);
  expect(sink.received[0]?.path).toMatch(/^\/api\/7\/envelope\/\?.*sentry_key=key/);
  const event = sink.event(0);
  expect(event).toMatchObject({
    platform: 'node',
    level: 'error',
    release: 'build-1',
    environment: 'storefront',
    request: { url: '/it-it/bag' },
  });
  expect(event.exception.values).toMatchObject([
    { type: 'Error', value: 'no connection' },
    { type: 'TypeError', value: 'no page' },
  ]);
  expect(event.exception.values[1].stacktrace.frames.at(-1).filename).toContain(
    'create-error-reports.test.ts',
  );
});

test('[C2] cart ids, e-mail addresses, cards and tokens are removed from messages, causes and the page', async () => {
  const token = 'a1b2c3d4e5'.repeat(5);
  const cause = new Error(`anna@example.test paid with 4242 4242 4242 4242, ${token}`);
  open().report(new Error(`no cart ${CART}`, { cause }), `/it-it/checkout/${CART.slice(3)}`);
  await isReceived(1);
  const [{ body } = { body: '' }] = sink.received;
  expect(body).not.toMatch(/anna|4242 4242|a1b2c3|01a1e446/);
  expect(body).toContain('no cart IT_[uuid]');
  expect(body).toContain('[e-mail] paid with');
  expect(sink.event(0).request).toEqual({ url: '/it-it/checkout/[uuid]' });
});

test('an event holds nothing about the machine or the process', async () => {
  open().report(new Error('no page'), '/it-it');
  await isReceived(1);
  expect(Object.keys(sink.event(0)).sort()).toEqual([
    'environment',
    'event_id',
    'exception',
    'level',
    'platform',
    'release',
    'request',
    'timestamp',
  ]);
});

test('the event of a browser is forwarded with its own id and release', async () => {
  const lines = [
    {},
    { type: 'event' },
    { event_id: 'a'.repeat(32), release: 'older', platform: 'javascript' },
  ];
  const [event = {}] = (await readReports(lines.map((line) => JSON.stringify(line)).join('\n'))) ?? [];
  open(sink.dsn('/sentry/42')).forward(event);
  await isReceived(1);
  expect(sink.received[0]?.path).toMatch(/^\/sentry\/api\/42\/envelope\//);
  expect(sink.event(0)).toEqual({ event_id: 'a'.repeat(32), release: 'older', platform: 'javascript' });
});

test('at most thirty errors of the server are sent in a minute', async () => {
  const reports = open();
  for (let time = 0; time < 40; time += 1) reports.report(new Error('again'), '/it-it');
  await isReceived(30);
});

test('without a DSN nothing is reported; a failing endpoint is ignored', async () => {
  createErrorReports({ dsn: null, release: 'build-1', onFailure: never }).report(new Error('quiet'), '/');
  const failures: unknown[] = [];
  open('http://key@127.0.0.1:9/1', (error) => void failures.push(error)).report(new Error('lost'), '/');
  await expect.poll(() => failures.length).toBe(1);
  expect(sink.received).toEqual([]);
});
