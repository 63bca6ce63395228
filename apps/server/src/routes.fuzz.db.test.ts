import type { OutgoingHttpHeaders } from 'node:http';
import fc from 'fast-check';
import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ErrorBody } from './platform/contract-route.ts';
import { aSession, aSite } from './testing/builders.ts';
import { type TestDatabase, testDatabase } from './testing/database.ts';
import { type TestApp, testApp } from './testing/test-app.ts';
import { trials } from './testing/trials.ts';

let database: TestDatabase;
let api: TestApp;
let token: string;
const routes: RouteOptions[] = [];

beforeAll(async () => {
  database = await testDatabase();
  const site = await aSite(database.owner, { slug: 'it' });
  token = (await aSession(database.owner, { site_id: site.id })).token;
  api = await testApp(database.appUrl, { onRoute: (route) => void routes.push(route) });
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

const SEED = 20261115;
const CASES = trials(60, 500);

// What people and machines send when they mean no good, and what is simply odd.
const nasty = fc.oneof(
  fc.constantFrom(
    'it',
    '1',
    '2',
    '',
    '..',
    '%00',
    '\0',
    "'; drop table sites; --",
    '{{7*7}}',
    '<svg onload=x>',
  ),
  fc.constantFrom('__proto__', 'constructor', '-1', '1e309', 'NaN', '9'.repeat(40), 'ＩＴ', '‮it', '\ud800'),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 300 }),
);

const headerSafe = nasty.map((text) => text.replace(/[^\x20-\x7e]/g, '?'));

const call = fc.record({
  params: nasty,
  query: fc.dictionary(fc.oneof(fc.constant('type_id'), nasty), nasty, { maxKeys: 4 }),
  tenant: fc.oneof(fc.constant('it'), headerSafe),
  locale: fc.oneof(fc.constant('it'), headerSafe),
  authorization: fc.oneof(fc.constant('token'), headerSafe),
  body: fc.oneof(fc.json(), nasty),
  type: fc.constantFrom('application/json', 'text/plain', 'application/json; charset=utf-16'),
});

test(
  'no call of any route, however hostile, ends in a 5xx or leaves the envelope',
  async () => {
    const ours = routes.filter(
      ({ url, method }) => url.startsWith('/api/') && !url.startsWith('/api/docs') && method !== 'HEAD',
    );
    expect(ours.length).toBeGreaterThanOrEqual(6);
    for (const { url, method } of ours) {
      const verb = [method].flat()[0] as 'GET' | 'POST';
      await fc.assert(
        fc.asyncProperty(call, async (sent) => {
          const path = url.replace(/:\w+/g, () => encodeURIComponent(sent.params.toWellFormed()));
          const answer = await api.app.inject({
            method: verb,
            url: `${path}?${new URLSearchParams(sent.query)}`,
            headers: {
              'x-tenant': sent.tenant,
              'x-locale': sent.locale,
              authorization: sent.authorization === 'token' ? `Bearer ${token}` : sent.authorization,
              ...(verb === 'GET' ? {} : { 'content-type': sent.type }),
            },
            ...(verb === 'GET' ? {} : { payload: sent.body }),
          });
          expect(answer.statusCode).toBeLessThan(500);
          if (answer.statusCode >= 400) expect(ErrorBody.safeParse(answer.json()).success).toBe(true);
          // A file to keep and a feed are no answers to read, and 204 is none at all.
          else if (answer.statusCode !== 204 && !isFile(answer.headers))
            expect(answer.json()).toHaveProperty('data');
          // Logout is one of the routes: sign in again for the next case.
          if (url.endsWith('/logout') && answer.statusCode === 200) await signInAgain();
        }),
        { seed: SEED, numRuns: CASES },
      );
    }
  },
  trials(120_000, 900_000),
);

const isFile = (headers: OutgoingHttpHeaders) =>
  headers['content-disposition'] !== undefined || String(headers['content-type']).includes('xml');

async function signInAgain() {
  const { id } = await database.owner.selectFrom('sites').select('id').executeTakeFirstOrThrow();
  token = (await aSession(database.owner, { site_id: id })).token;
}
