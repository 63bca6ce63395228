import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createPageWriter, findScreenFiles } from './preload-links.ts';

const route = (
  id: string,
  module: string,
  more: { path?: string; index?: boolean; parentId?: string } = {},
) => ({
  id,
  module,
  imports: ['/assets/shared.js'],
  ...more,
});
const ROUTES = [
  route('root', '/assets/root.js'),
  route('frame', '/assets/frame.layout.js', { parentId: 'root' }),
  route('today', '/assets/today.js', { index: true, parentId: 'frame' }),
  route('orders', '/assets/orders.js', { path: 'orders', parentId: 'frame' }),
  route('order', '/assets/order.js', { path: 'orders/:site/:code', parentId: 'frame' }),
];

test('the files of a screen are its own, those of its layouts, and what they import, once', () => {
  expect(findScreenFiles(ROUTES, '/orders')).toEqual([
    '/assets/orders.js',
    '/assets/shared.js',
    '/assets/frame.layout.js',
    '/assets/root.js',
  ]);
  expect(findScreenFiles(ROUTES, '/orders/it/FQR5')[0]).toBe('/assets/order.js');
  expect(findScreenFiles(ROUTES, '/')[0]).toBe('/assets/today.js');
});

test('an unknown address preloads nothing', () => {
  expect(findScreenFiles(ROUTES, '/nowhere')).toEqual([]);
});

function openWriter() {
  const client = mkdtempSync(path.join(tmpdir(), 'desk-'));
  onTestFinished(() => rmSync(client, { recursive: true }));
  mkdirSync(path.join(client, 'assets'));
  const routes = Object.fromEntries(ROUTES.map((one) => [one.id, one]));
  writeFileSync(
    path.join(client, 'assets/manifest-1.js'),
    `window.__reactRouterManifest=${JSON.stringify({ routes })};`,
  );
  return createPageWriter(client, '<html><head></head><body></body></html>');
}

test('[DESK-16] the page brings the person along and asks for the first rows of an unfiltered list', () => {
  const { writePage } = openWriter();
  const me = { name: '</script><b>$& Livia' };
  const page = writePage('/orders', { me, search: '' });
  const [, json = ''] = /<script type="application\/json" id="desk-me">(.*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(json)).toEqual({ data: me });
  expect(page).toContain('href="/api/staff/orders"');
  expect(page).not.toContain('href="/api/staff/me"');
  expect(writePage('/orders', { me, search: '?q=serra' })).not.toContain('href="/api/staff/orders"');
});

test('[DESK-16] without a person the page asks for them, and for no rows', () => {
  const { isFramed, writePage } = openWriter();
  const page = writePage('/orders', { me: null, search: '' });
  expect(page).toContain('href="/api/staff/me"');
  expect(page).not.toContain('href="/api/staff/orders"');
  expect([isFramed('/orders'), isFramed('/nowhere')]).toEqual([true, false]);
});
