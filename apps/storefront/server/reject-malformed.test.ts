import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { malformedStatus } from './reject-malformed.ts';

const statusOf = (host: string | undefined, url = '/it-it', method = 'GET') =>
  malformedStatus({ method, url, headers: { host } } as IncomingMessage);

test.each([
  'a b',
  'x:99999',
  'localhost:28080.',
  '',
  ':80',
  'a/b',
  'a@b',
  'a..b',
  '[::1',
  'x:',
  '-',
  '1.2.3.999',
  'ü',
  'a\\b',
  'a?b',
  'a#b',
  'x:1:2',
  '%00',
])('[C12] the Host header "%s" is answered with 400', (host) => {
  expect(statusOf(host)).toBe(400);
});

test.each([
  undefined,
  'localhost:8080',
  'SHOP.example',
  'shop.example.',
  '127.0.0.1:3000',
  '[::1]:3000',
  'store_front',
])('the Host header "%s" is sound', (host) => {
  expect(statusOf(host)).toBeNull();
});

test('[C12] a target that is no path and a method without a meaning here never reach the pages', () => {
  for (const target of ['*', 'http://evil.example/', '', 'it-it', '@evil.example/']) {
    expect(statusOf('localhost', target), target).toBe(400);
  }
  for (const method of ['TRACE', 'CONNECT', 'PURGE', 'FOO'])
    expect(statusOf('localhost', '/', method)).toBe(405);
});
