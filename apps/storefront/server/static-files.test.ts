import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishAssets } from './publish-files.ts';
import { createStaticFiles } from './static-files.ts';

let place: string;
let server: Server;
let base: string;
const at = (...parts: string[]) => path.join(place, ...parts);

function write(name: string, text: string): void {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
}

beforeEach(async () => {
  place = mkdtempSync(path.join(tmpdir(), 'paddock-files-'));
  write('old/assets/shell-a1.js', 'old');
  write('old/robots.txt', 'robots');
  write('new/assets/shell-b2.js', 'new');
  write('new/assets/fonts/latin-c3.woff2', 'font');
  write('shared/secret.txt', 'secret');
  const files = createStaticFiles(at('old'), at('shared'));
  server = createServer((request, response) =>
    files(request, response, () => response.writeHead(404, { 'Cache-Control': 'no-store' }).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.close();
  rmSync(place, { recursive: true });
});

const get = async (url: string) => {
  const answer = await fetch(base + url);
  return { status: answer.status, cache: answer.headers.get('cache-control'), text: await answer.text() };
};
const publish = (build: string) => publishAssets(pathToFileURL(`${at(build)}/`), at('shared'));

test('[DEPLOY-03] [H-17] a process of the old build serves the assets of the new build as soon as they are published', async () => {
  expect(await get('/assets/shell-b2.js')).toMatchObject({ status: 404, cache: 'no-store' });
  await publish('new');
  const immutable = 'public, max-age=31536000, immutable';
  expect(await get('/assets/shell-b2.js')).toEqual({ status: 200, cache: immutable, text: 'new' });
  expect(await get('/assets/fonts/latin-c3.woff2')).toMatchObject({ status: 200, cache: immutable });
  expect(await get('/assets/shell-a1.js')).toEqual({ status: 200, cache: immutable, text: 'old' });
});

test('[DEPLOY-03] only hashed files are served from the shared folder', async () => {
  expect((await get('/secret.txt')).status).toBe(404);
  expect((await get('/assets/..%2fsecret.txt')).status).toBe(404);
  expect((await get('/assets/%2e%2e/secret.txt')).status).toBe(404);
  expect(await get('/robots.txt')).toMatchObject({ status: 200, cache: 'public, max-age=86400' });
});

test('[DEPLOY-04] publishing again copies nothing and renews the age of the files', async () => {
  expect(await publish('new')).toEqual({ copied: 2, kept: 0 });
  utimesSync(at('shared/assets/shell-b2.js'), 1, 1);
  expect(await publish('new')).toEqual({ copied: 0, kept: 2 });
  expect(statSync(at('shared/assets/shell-b2.js')).mtimeMs).toBeGreaterThan(Date.now() - 60_000);
});

test('[DEPLOY-04] a file cut short by an interrupted copy is replaced, and nothing is left beside', async () => {
  write('shared/assets/shell-b2.js', '');
  expect(await publish('new')).toEqual({ copied: 2, kept: 0 });
  expect((await get('/assets/shell-b2.js')).text).toBe('new');
  expect(readdirSync(at('shared')).sort()).toEqual(['assets', 'secret.txt']);
});
