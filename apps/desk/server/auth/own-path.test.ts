import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

const ORIGIN = 'https://desk.example';

test.each([
  [null, '/'],
  ['', '/'],
  ['/', '/'],
  ['/orders', '/orders'],
  ['orders', '/orders'],
  ['/orders?q=a//b&x=\\y', '/orders?q=a//b&x=\\y'],
  ['/orders/it/A1#notes', '/orders/it/A1#notes'],
  ['https://desk.example/people', '/people'],
  ['HTTPS://DESK.EXAMPLE:443/people', '/people'],
  ['https://user:word@desk.example/people', '/people'],
  ['/a/../people', '/people'],
])('[SEC-11] %j leads to %s', (address, path) => {
  expect(ownPath(address, ORIGIN)).toBe(path);
});

test.each([
  '//evil.example',
  '///evil.example',
  '////evil.example/x',
  '/.//evil.example/x',
  '/..//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  './/evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.\\/evil.example',
  '/./\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  'https://evil.example',
  'https:evil.example/x//y',
  'https:///evil.example',
  'https:/\\evil.example',
  'http://desk.example/people',
  'https://desk.example:444/people',
  'https://desk.example.evil.example/',
  'https://desk.example@evil.example/',
  'https://desk.example//evil.example',
  'https://desk.example/.//evil.example',
  'https://desk.example\\\\evil.example',
  '/orders//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://desk.example/x',
  'mailto:a@evil.example',
  'https://[',
  'http://',
])('[SEC-11] %j leads to the start of the desk', (address) => {
  expect(ownPath(address, ORIGIN)).toBe('/');
});
