import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { config } from '../../platform/config.server.ts';
import { reportFailures } from './report-failures.server.ts';

const received: string[] = [];
const server = createServer(async (request, response) => {
  received.push(await text(request));
  response.end('{}');
});
const { errorsDsn } = config;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  Object.assign(config, { errorsDsn: `http://key@127.0.0.1:${port}/7` });
  vi.stubGlobal('__BUILD_ID__', 'test');
});
afterAll(() => {
  Object.assign(config, { errorsDsn });
  vi.unstubAllGlobals();
  server.close();
});

test('[B6] a failure of the server outside the pages is reported and thrown on', async () => {
  const handle = reportFailures(async () => {
    throw new TypeError('no visit of anna@example.test');
  });
  await expect(handle(new Request('http://localhost/it-it/bag?key=s3cret'))).rejects.toThrow('no visit');
  await expect.poll(() => received.length, { timeout: 10_000 }).toBe(1);
  const event = JSON.parse(received[0]?.split('\n')[2] ?? '{}');
  expect(event).toMatchObject({ environment: 'storefront', request: { url: '/it-it/bag' } });
  expect(event.exception.values[0]).toMatchObject({ type: 'TypeError', value: 'no visit of [e-mail]' });
  expect(received[0]).not.toContain('s3cret');
});
