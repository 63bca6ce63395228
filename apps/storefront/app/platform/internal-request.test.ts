import { expect, test, vi } from 'vitest';
import { loader as showHealth } from './health.resource.ts';
import { loader as showMetrics } from './metrics.resource.ts';

vi.stubGlobal('__BUILD_ID__', 'test');

const call = (loader: typeof showHealth | typeof showMetrics, headers: Record<string, string> = {}) =>
  loader({ request: new Request('http://localhost/%6detrics', { headers }) } as never).status;

test.each([
  ['health', showHealth],
  ['metrics', showMetrics],
])('[C12] %s answers 404 to a request that came through the edge', (_name, loader) => {
  expect(call(loader)).toBe(200);
  expect(call(loader, { 'x-forwarded-for': '203.0.113.7' })).toBe(404);
});
