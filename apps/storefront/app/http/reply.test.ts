import { expect, test } from 'vitest';
import { failureStatus, forwardFile, refusal } from './reply.server.ts';

test.each([
  [0, 503],
  [429, 429],
  [500, 503],
  [503, 503],
  [404, 404],
  [422, 404],
])('[SEC-04] a call that failed with %i is answered with %i', (status, expected) => {
  expect(failureStatus(status)).toBe(expected);
});

test('[SEC-04] a 429 of the api stays one for lists and files', () => {
  expect(forwardFile(new Response(null, { status: 429 })).status).toBe(429);
  const failure = {
    ok: false,
    status: 429,
    code: 'rate_limited',
    message: '',
    errors: {},
    retryAfter: 7,
  } as const;
  expect(refusal(failure).status).toBe(429);
});
