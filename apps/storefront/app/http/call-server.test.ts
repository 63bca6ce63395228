import { afterEach, expect, test, vi } from 'vitest';
import { callServer } from './call-server.ts';
import { mayHaveHappened } from './show-failure.ts';

afterEach(() => vi.unstubAllGlobals());

const answerWith = (answer: () => Response) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  );
const failure = (status: number, code: string) => () => Response.json({ code, message: null }, { status });

test.each([
  ['500', failure(500, 'internal'), true],
  ['502 of a hop, without JSON', () => new Response('Bad Gateway', { status: 502 }), true],
  ['503', failure(503, 'timeout'), true],
  ['504', failure(504, 'timeout'), true],
  ['409 in progress', failure(409, 'idempotency_in_progress'), true],
  ['409 of a lost unit', failure(409, 'units_unavailable'), false],
  ['422', failure(422, 'terms_required'), false],
  ['429', failure(429, 'rate_limited'), false],
  ['200', () => Response.json({ data: {} }), false],
])('[B5] after %s the idempotency key is kept: %3$s', async (_name, answer, isKept) => {
  answerWith(answer);
  expect(mayHaveHappened(await callServer('/it-it/checkout/x/order', { body: {}, key: 'k' }))).toBe(isKept);
});

test('[B5] after a network failure the idempotency key is kept', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  expect(mayHaveHappened(await callServer('/it-it/checkout/x/order', { body: {}, key: 'k' }))).toBe(true);
});
