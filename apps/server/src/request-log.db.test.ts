import { randomBytes } from 'node:crypto';
import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog, PLAIN_PARAMETERS } from './platform/observability/log.ts';
import { aSite } from './testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from './testing/database/database.ts';
import { type TestApp, testApp } from './testing/worlds/test-app.ts';

// Generated from the routes of the app: a new route is called here without being listed.

const PARAMETER = /:(\w+)/g;
const routes: RouteOptions[] = [];
const lines: string[] = [];
let database: TestDatabase;
let api: TestApp;

beforeAll(async () => {
  database = await testDatabase();
  await aSite(database.owner, { slug: 'it' });
  const log = createLog({ level: 'trace', name: 'api' }, { write: (line) => void lines.push(line) });
  api = await testApp(database.appUrl, { log, onRoute: (route) => void routes.push(route) });
  Object.assign(api.deps.limiter, { consume: async () => ({ allowed: true }) });
}, 60_000);

afterAll(async () => {
  await api.close();
  await database.drop();
});

/** The log of one call. */
async function logOf(method: string, url: string): Promise<string> {
  const from = lines.length;
  const headers = { 'x-tenant': 'it', 'content-type': 'application/json' };
  const payload = method === 'GET' || method === 'HEAD' ? {} : { payload: '{}' };
  await api.app.inject({ method: method as 'GET', url, headers, ...payload });
  await expect.poll(() => lines.length, { interval: 2 }).toBeGreaterThan(from);
  return lines.slice(from).join('');
}

test('[SEC-08] a token in the path of a call is not in the log, whichever parameter holds it', async () => {
  const withParameters = routes.filter(({ url }) => url.includes(':'));
  expect(withParameters.length).toBeGreaterThan(100);
  for (const { url: pattern, method } of withParameters)
    for (const [written, name = ''] of pattern.matchAll(PARAMETER))
      for (const bytes of [12, 32]) {
        const token = randomBytes(bytes).toString('hex');
        const path = pattern.replace(written, token).replace(PARAMETER, '1');
        const log = await logOf([method].flat()[0] ?? 'GET', path);
        if (bytes === 32 || !PLAIN_PARAMETERS.has(name))
          expect.soft(log, `${name} of ${pattern}`).not.toContain(token);
      }
}, 120_000);

test('[SEC-08] a path that no route knows is not in the log', async () => {
  const token = randomBytes(32).toString('hex');
  for (const path of [`/api/front/privacy-requests/${token}/exports`, `/${token}`])
    expect.soft(await logOf('GET', path), path).not.toContain(token);
});
