import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startDatabaseLine } from '../../../apps/server/src/testing/processes/line.ts';
import { startEdge, stopEdge } from '../../../scripts/services/varnish.ts';
import { freePort, startApi, startStorefront } from '../support/own-storefront.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'serial' });

const edge = process.env.PADDOCK_EDGE_URL ?? 'http://localhost:8080';
const cacheOf = async (path: string, base = edge) => {
  const response = await fetch(base + path, { redirect: 'manual' });
  await response.text();
  return response.headers.get('x-cache');
};
const purge = (tags: string, base = edge, kind = 'xkey-purge') =>
  fetch(base.replace('localhost', '127.0.0.1'), { method: 'PURGE', headers: { [kind]: tags } }).then((r) =>
    r.text(),
  );

const server = fileURLToPath(new URL('../../../apps/server', import.meta.url));
// Not execFileSync: a blocked event loop does not notice that the edge closed an idle connection, and the next fetch fails.
const setMaintenance = (site: string, state: 'on' | 'off') =>
  promisify(execFile)(process.execPath, ['src/cli/site.ts', 'maintenance', site, state], { cwd: server });

test('an anonymous home page is a hit the second time, and is purged by its own site’s tag alone', async () => {
  await purge('site:ma site:tn');
  expect(await cacheOf('/ma-fr')).toBe('miss');
  expect(await cacheOf('/ma-fr')).toBe('hit');
  expect(await cacheOf('/tn-fr')).toBe('miss');
  expect(await cacheOf('/tn-fr')).toBe('hit');
  expect(await purge('site:ma')).toMatch(/^purged [1-9]/);
  expect(await cacheOf('/tn-fr')).toBe('hit');
  expect(await cacheOf('/ma-fr')).toBe('miss');
});

test('a visitor’s cookies neither reach a public page nor keep it from the cache', async () => {
  await cacheOf('/tn-fr');
  const response = await fetch(`${edge}/tn-fr`, { headers: { cookie: 'AuthTkn=secret; Cart=TN_x' } });
  expect(response.headers.get('x-cache')).toBe('hit');
  expect(response.headers.get('set-cookie')).toBeNull();
});

test('private pages and 404s are never kept', async () => {
  for (const path of ['/it-it/session', '/it-it/bag', '/it-it/login', '/it-it/nothing', '/nz-en', '/']) {
    await cacheOf(path);
    expect(await cacheOf(path), path).not.toBe('hit');
  }
});

test('a change of a site is a job committed with it: the edge forgets its pages within seconds', async () => {
  await cacheOf('/sn-fr');
  expect(await cacheOf('/sn-fr')).toBe('hit');
  const status = () => fetch(`${edge}/sn-fr`).then((response) => response.status);
  try {
    await setMaintenance('sn', 'on');
    await expect.poll(status, { timeout: 20_000 }).toBe(503);
  } finally {
    await setMaintenance('sn', 'off');
  }
  await expect.poll(status, { timeout: 20_000 }).toBe(200);
});

test('with the database and then the api gone, pages are served as they were', async () => {
  const line = await startDatabaseLine(
    process.env.PADDOCK_DATABASE_URL ?? 'postgres://paddock_app:paddock@127.0.0.1:54320/paddock',
  );
  const api = await startApi(line.url);
  const storefront = await startStorefront(api.url);
  const port = await freePort();
  const directory = join(tmpdir(), `paddock-edge-${port}`);
  await startEdge({ directory, port, storefrontPort: storefront.port });
  const own = `http://localhost:${port}`;
  try {
    expect(await cacheOf('/it-it', own)).toBe('miss');
    expect(await cacheOf('/it-it', own)).toBe('hit');

    // After a release all pages are requested again.
    expect(await purge('pages', own, 'xkey-softpurge')).toMatch(/^softpurged [1-9]/);
    expect(await cacheOf('/it-it', own)).toBe('miss');

    await line.cut();
    expect(await purge('site:it', own, 'xkey-softpurge')).toMatch(/^softpurged [1-9]/);
    for (let visit = 0; visit < 3; visit += 1) {
      const response = await fetch(`${own}/it-it`);
      expect(response.status).toBe(200);
      expect(response.headers.get('x-cache')).toBe('stale');
      expect(await response.text()).toContain('Lupo 500');
    }

    await api.stop();
    expect(await cacheOf('/it-it', own)).toBe('stale');
    await storefront.stop();
    expect(await cacheOf('/it-it', own)).toBe('stale');
    // What was never kept says so honestly.
    expect((await fetch(`${own}/it-it/stores`)).status).toBe(503);
  } finally {
    await stopEdge(directory);
    await storefront.stop();
    await api.stop();
    await line.cut();
    rmSync(directory, { recursive: true, force: true });
  }
});
