import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { aProduct, aSite } from '../../testing/builders/builders.ts';
import { showOn } from '../../testing/builders/catalogue-builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { type TestApp, testApp } from '../../testing/worlds/test-app.ts';
import { reviewsService } from './service/reviews-service.ts';

const ANSWER = {
  stats: { average: 4.6, count: 128, distribution: [70, 22, 5, 2, 1] },
  word: 'Excellent',
  quotes: [{ stars: 5, text: 'Lovely.', author: 'Anna R.', place: 'Bristol', locale: 'en' }],
};
const NONE = [0, 0, 0, 0, 0];
const ZERO = {
  source: 'service',
  stats: { average: 0, count: 0, counts: NONE, distribution: NONE },
  word: '',
  quotes: [],
};

let database: TestDatabase;
let service: Server;
let url: string;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let requested: { path: string; language: string | undefined }[] = [];
let api: TestApp;

const json = (response: ServerResponse, status: number, body: string) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
const well = (_request: IncomingMessage, response: ServerResponse) =>
  json(response, 200, JSON.stringify(ANSWER));

beforeAll(async () => {
  database = await testDatabase();
  const italy = await aSite(database.owner, { slug: 'it', settings: JSON.stringify({ reviews: 'service' }) });
  const lupo = await aProduct(database.owner, { slug: 'lupo', sku: 'VN-LUP 500' });
  await showOn(database.owner, italy.id, lupo.id);
  await aProduct(database.owner, { slug: 'hidden' });
  service = createServer((request, response) => {
    requested.push({ path: request.url ?? '', language: request.headers['accept-language'] });
    answer(request, response);
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/reviews`;
});
beforeEach(async () => {
  requested = [];
  answer = well;
  api = await testApp(database.appUrl, { environment: { PADDOCK_REVIEWS_URL: url } });
});
afterEach(() => api.close());
afterAll(async () => {
  service.closeAllConnections();
  service.close();
  await database.drop();
});

const ask = async (slug = 'lupo', locale = 'en') =>
  api.app.inject({
    url: `/api/front/products/${slug}/reviews`,
    headers: { 'x-tenant': 'it', 'x-locale': locale },
  });

test('[CALLS-29] [PRODUCT-13] the reviews service is asked with store, sku and verified_only=true, in the language of the page', async () => {
  await ask('lupo', 'kh');
  expect(requested).toEqual([
    { path: '/reviews?store=it&sku=VN-LUP+500&verified_only=true', language: 'km' },
  ]);
});

test('[PRODUCT-14] the summary has stats.average, stats.count and word', async () => {
  expect((await ask()).json()).toEqual({
    data: {
      source: 'service',
      ...ANSWER,
      stats: { average: 4.6, count: 128, counts: [90, 28, 6, 3, 1], distribution: [70, 22, 5, 2, 1] },
    },
  });
  answer = (_request, response) => json(response, 200, '{"stats":{"average":4,"count":2}}');
  expect((await ask('lupo', 'it')).json().data).toEqual({
    ...ZERO,
    stats: { ...ZERO.stats, average: 4, count: 2 },
  });
});

test.each([
  ['fails', (response: ServerResponse) => json(response, 500, '{}')],
  ['sends garbage', (response: ServerResponse) => json(response, 200, '{"stats":')],
  ['sends nonsense', (response: ServerResponse) => json(response, 200, '{"stats":{"average":"5 of 5"}}')],
  ['hangs up', (response: ServerResponse) => response.destroy()],
])('[PRODUCT-16] zero stars when the service %s', async (_how, misbehave) => {
  answer = (_request, response) => void misbehave(response);
  const input = await ask();
  expect([input.statusCode, input.json().data]).toEqual([200, ZERO]);
});

test('[PRODUCT-16] zero stars when the service says nothing, and the call is aborted', async () => {
  const aborted = Promise.withResolvers<void>();
  answer = (_request, response) => void response.on('close', aborted.resolve);
  const input = await ask();
  expect([input.statusCode, input.json().data]).toEqual([200, ZERO]);
  await aborted.promise;
});

test('one question serves all who ask for ten minutes; each language is its own', async () => {
  await Promise.all([ask(), ask(), ask()]);
  await ask();
  expect(requested).toHaveLength(1);
  await ask('lupo', 'it');
  expect(requested).toHaveLength(2);
});

test('what it said within a day stands in for it when it fails, and after some failures it is left alone', async () => {
  let time = 0;
  const failures: unknown[] = [];
  const reviews = reviewsService({ url, onFailure: (error) => failures.push(error), now: () => time });
  const lupo = { store: 'it', sku: 'A', locale: 'en' };
  await reviews.find(lupo);
  answer = (_request, response) => json(response, 503, '{}');
  time += 23 * 3_600_000;
  for (let n = 0; n < 10; n += 1) expect(await reviews.find(lupo)).toEqual(ANSWER);
  expect(requested).toHaveLength(1 + 5);
  expect(String(failures[0])).toContain('503');
  time += 2 * 3_600_000;
  expect(await reviews.find(lupo)).toBeNull();
});

test('a product this site does not show has no reviews to ask for', async () => {
  for (const slug of ['hidden', 'nothing']) expect((await ask(slug)).statusCode).toBe(404);
  expect(requested).toEqual([]);
});
