import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLibraryFiles } from './library-files.ts';

const NAME = 'night-ride-k7f2-0123456789-800.webp';
let api: Server;
let shop: Server;
let requested: string[] = [];

const listen = async (server: Server) => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
let base: string;

beforeAll(async () => {
  api = createServer((request, response) => {
    requested.push(request.url ?? '');
    if (request.url !== `/api/front/media/${NAME}`) return void response.writeHead(404).end('{}');
    response.writeHead(200, {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'set-cookie': 'a=b',
    });
    response.end('bytes');
  });
  const files = createLibraryFiles(await listen(api));
  shop = createServer((request, response) =>
    files(request, response, () => response.writeHead(418).end('page')),
  );
  base = await listen(shop);
});
afterAll(() => {
  api.close();
  shop.close();
});

test('[MEDIA-11] a rendition of the library comes from the api, to be kept for ever and without cookies', async () => {
  const answer = await fetch(`${base}/media/${NAME}`);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(await answer.text()).toBe('bytes');
  const head = await fetch(`${base}/media/${NAME}`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('[MEDIA-11] a rendition that is not there is a short 404; other addresses never reach the api', async () => {
  const missing = await fetch(`${base}/media/${NAME.replace('800', '801')}`);
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
  requested = [];
  for (const path of ['/media/x.svg', '/media/../api/front/cart', '/media/a/b-0123456789-800.webp', '/it-it'])
    expect((await fetch(base + path)).status).toBe(418);
  expect((await fetch(`${base}/media/${NAME}`, { method: 'POST' })).status).toBe(418);
  expect(requested).toEqual([]);
});
