import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openErrorSink } from './error-sink.ts';

let sink: Awaited<ReturnType<typeof openErrorSink>>;
beforeAll(async () => {
  sink = await openErrorSink();
  vi.stubEnv('PADDOCK_ERRORS_DSN', sink.dsn());
  vi.stubGlobal('__BUILD_ID__', 'test');
  // Another file of this worker may have read the configuration.
  vi.resetModules();
  // Loaded with the first report otherwise, inside the time of the test.
  await import('./sentry-client.server.ts');
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  sink.close();
});

test('[B6] a failure of the server outside the pages is reported and rethrown', async () => {
  // Imported here: the configuration is read with it.
  const { reportFailures } = await import('./error-reports.server.ts');
  const handle = reportFailures(async () => {
    throw new TypeError('no visit of anna@example.test');
  });
  await expect(handle(new Request('http://localhost/it-it/bag?key=s3cret'))).rejects.toThrow('no visit');
  await expect.poll(() => sink.received.length).toBe(1);
  const event = sink.event(0);
  expect(event).toMatchObject({ environment: 'storefront', release: 'test', request: { url: '/it-it/bag' } });
  expect(event.exception.values[0]).toMatchObject({ type: 'TypeError', value: 'no visit of [e-mail]' });
  expect(sink.received[0]?.body).not.toContain('s3cret');
});
