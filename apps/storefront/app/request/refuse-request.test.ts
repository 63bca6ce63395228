import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { config } from '../platform/config.server.ts';
import { ACTION_TYPES, ROOT_ACTIONS, SITE_MAP } from '../routing/site-map.ts';
import { findAction, refuseRequest } from './refuse-request.server.ts';

const ACTION = /export (?:async function|function|const) action\b|export \{[^}]*\baction\b/;
const sourceOf = (file: string) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');

const addressOf = (pattern: string) =>
  `/it-it/${pattern.replaceAll(/:\w+\??/g, '018f3c5e-7d2a-7b1c-9a4e-2f6d8c0b1a3e').replace('*', 'x')}`;
const ACTIONS = [
  ...SITE_MAP.filter((page) => page.action).map((page) => ({ ...page, address: addressOf(page.path) })),
  ...Object.entries(ROOT_ACTIONS).map(([name, action]) => ({ ...action, address: `/${name}` })),
];

const send = (address: string, headers: Record<string, string>, method = 'POST') =>
  refuseRequest(new Request(`${config.origin}${address}`, { method, headers }))?.status;

test('the site map names the pages that have an action, and the type of every action', () => {
  for (const page of SITE_MAP) expect(Boolean(page.action), page.path).toBe(ACTION.test(sourceOf(page.file)));
  const routes = sourceOf('routes.ts');
  for (const [, file = ''] of routes.matchAll(/route\('[\w.-]+', '([^']+)'/g)) {
    if (existsSync(path.join(import.meta.dirname, '..', file)) && ACTION.test(sourceOf(file))) {
      const name = new RegExp(`route\\('([^']+)', '${file}'`).exec(routes)?.[1] ?? '';
      expect(Object.keys(ROOT_ACTIONS), file).toContain(name);
    }
  }
  expect(ACTIONS.length).toBeGreaterThan(35);
});

test('[C4] only a payment provider, a mail program and browser reports post from elsewhere', () => {
  const exceptions = ACTIONS.filter((page) => page.foreignPosts).map((page) => page.address);
  expect(exceptions).toEqual([
    addressOf('checkout/:code/attempts/:attempt/return'),
    '/it-it/alerts/stop',
    '/it-it/unsubscribe',
    '/csp-reports',
  ]);
});

test.each(ACTIONS)('[C4] $address accepts its own type from our own origin, and nothing forged', (page) => {
  const kind = page.action ?? 'form';
  const type = ACTION_TYPES[kind][0] ?? 'application/x-www-form-urlencoded';
  const typed = { 'content-type': type };
  const method = kind === 'upload' ? 'PATCH' : 'POST';
  expect(findAction(`${page.address}.data`)).toBeDefined();
  expect(send(page.address, { ...typed, origin: config.origin }, method)).toBeUndefined();
  expect(send(page.address, { ...typed, 'sec-fetch-site': 'same-origin' }, method)).toBeUndefined();

  const forged: Record<string, string>[] = [
    { ...typed, origin: 'https://evil.example' },
    { ...typed, origin: 'null' },
    { ...typed, origin: 'https://museum.brand.example', 'sec-fetch-site': 'same-site' },
    { ...typed, origin: `${config.origin}.evil.example`, 'sec-fetch-site': 'same-origin' },
    { ...typed, origin: config.origin.replace('http:', 'https:'), 'sec-fetch-site': 'same-origin' },
    { ...typed, 'sec-fetch-site': 'same-site' },
    { ...typed, 'sec-fetch-site': 'none' },
    { ...typed },
    {},
  ];
  for (const headers of forged) {
    const status = send(page.address, headers, method);
    if (page.foreignPosts) expect([undefined, 415]).toContain(status);
    else expect(status, JSON.stringify(headers)).toBe(403);
  }
  if (kind !== 'report' && kind !== 'unread') {
    for (const wrong of ['text/plain', 'text/plain; application/json', 'image/png']) {
      expect(send(page.address, { 'content-type': wrong, origin: config.origin }, method), wrong).toBe(415);
    }
  }
});

test('reading needs no origin, and a path without an action is refused to other origins too', () => {
  for (const method of ['GET', 'HEAD']) expect(send('/it-it/bag/items', {}, method)).toBeUndefined();
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    expect(send('/it-it/nowhere', { origin: 'https://evil.example' }, method)).toBe(403);
    expect(send('//it-it/bag/items', { origin: 'https://evil.example' }, method)).toBe(403);
  }
});

test('a file is announced and deleted without a body type', () => {
  const own = { origin: config.origin };
  expect(send('/it-it/my-account/uploads/', own)).toBeUndefined();
  expect(send('/it-it/my-account/uploads/x', own, 'DELETE')).toBeUndefined();
  expect(send('/it-it/my-account/uploads/x', own, 'PATCH')).toBe(415);
});
