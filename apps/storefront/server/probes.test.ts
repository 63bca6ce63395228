import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createProbes } from './probes.ts';
import { stopServer } from './stop-server.ts';

const PROBES = { build: 'test', internalNetworks: ['127.0.0.0/8'], renderMetrics: async () => 'up 1\n' };

async function listen(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.closeAllConnections());
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function listenWithProbes(options: Partial<Parameters<typeof createProbes>[0]> = {}) {
  const answerProbe = createProbes({ ...PROBES, isStopping: () => false, ...options });
  return listen((request, response) => {
    if (!answerProbe(request, response)) response.writeHead(404).end();
  });
}

const statusOf = async (url: string, headers: Record<string, string> = {}) =>
  (await fetch(url, { headers })).status;

test.each(['/health', '/ready', '/metrics'])(
  '[C12] %s answers 404 to a request that came through the edge',
  async (path) => {
    const { origin } = await listenWithProbes();
    expect(await statusOf(origin + path)).toBe(200);
    expect(await statusOf(origin + path, { 'x-forwarded-for': '203.0.113.7' })).toBe(404);
    expect(await statusOf(origin + path, { via: '1.1 varnish' })).toBe(404);
  },
);

test('[C12] other spellings of a probe are pages', async () => {
  const { origin } = await listenWithProbes();
  for (const path of ['/%6detrics', '/METRICS', '/metrics.data', '/metrics?x', '/ready/'])
    expect(await statusOf(origin + path)).toBe(404);
});

test('metrics answer 404 outside of the internal networks', async () => {
  const { origin } = await listenWithProbes({ internalNetworks: ['10.0.0.0/8', '::1/128'] });
  expect(await statusOf(`${origin}/metrics`)).toBe(404);
  expect(await statusOf(`${origin}/ready`)).toBe(200);
});

const stop = (server: Server, options: Partial<Parameters<typeof stopServer>[1]> = {}) =>
  stopServer(server, { drainMs: 0, limitMs: 5000, endStreams: () => {}, ...options });

test('a stopping server is not ready, answers during the drain, finishes open requests, then closes', async () => {
  let isStopping = false;
  const answerProbe = createProbes({ ...PROBES, isStopping: () => isStopping });
  const { server, origin } = await listen((request, response) => {
    if (answerProbe(request, response)) return;
    setTimeout(() => response.end('done'), request.url === '/slow' ? 400 : 0);
  });
  const slow = fetch(`${origin}/slow`).then((response) => response.text());
  await wait(50);
  isStopping = true;
  const stopped = stop(server, { drainMs: 200 });
  expect(await statusOf(`${origin}/ready`)).toBe(503);
  expect(await statusOf(`${origin}/page`)).toBe(200);
  expect(await slow).toBe('done');
  expect(await stopped).toBe(true);
  await expect(fetch(`${origin}/page`)).rejects.toThrow();
});

test('streams are ended and a request past the limit is cut off', async () => {
  const endStreams = vi.fn<() => void>();
  const { server, origin } = await listen(() => {});
  const hanging = fetch(origin).catch(() => 'cut off');
  await wait(50);
  expect(await stop(server, { limitMs: 100, endStreams })).toBe(false);
  expect(await hanging).toBe('cut off');
  expect(endStreams).toHaveBeenCalledOnce();
});
