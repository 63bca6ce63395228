import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { callApi } from './api-client.ts';

const showThing = {
  method: 'GET',
  path: '/api/things/:id',
  params: z.object({ id: z.string() }),
  query: z.object({
    type_id: z.coerce.number<1 | 2>(),
    tag: z.array(z.string()).optional(),
    values: z.record(z.string(), z.number()).optional(),
  }),
  response: z.object({ data: z.object({ name: z.string() }), meta: z.object({ total: z.number() }) }),
} as const;

const makeThing = {
  method: 'POST',
  path: '/api/things',
  body: z.object({ name: z.string() }),
  response: z.object({ data: z.object({ id: z.number() }) }),
} as const;

let server: Server;
let baseUrl: string;
let answer: (request: IncomingMessage & { text: string }, response: ServerResponse) => void;

beforeEach(async () => {
  server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    answer(Object.assign(request, { text }), response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const json = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

const input = { params: { id: '7' }, query: { type_id: 1 } } as const;

test('a success is its data and meta, typed by the contract', async () => {
  answer = (_request, response) => json(response, 200, { data: { name: 'Falco' }, meta: { total: 3 } });
  const result = await callApi(showThing, input, { baseUrl });
  expect(result).toEqual({ ok: true, status: 200, data: { name: 'Falco' }, meta: { total: 3 } });
  if (result.ok) expectTypeOf(result.data).toEqualTypeOf<{ name: string }>();
  if (result.ok) expectTypeOf(result.meta).toEqualTypeOf<{ total: number }>();
});

test('[C-24] path, query, headers and body go where the contract says; an absent header is not sent', async () => {
  const seen: unknown[] = [];
  answer = (request, response) => {
    const { tenant, locale } = { tenant: request.headers['x-tenant'], locale: request.headers['x-locale'] };
    seen.push([request.method, request.url, tenant, locale, request.text]);
    json(response, 200, { data: { name: 'x', id: 1 }, meta: { total: 1 } });
  };
  const headers = { 'x-tenant': 'it', 'x-locale': undefined };
  await callApi(
    showThing,
    { params: { id: '../a b' }, query: { type_id: 2, tag: ['a', 'b'], values: { 12: 34 } }, headers },
    { baseUrl },
  );
  await callApi(makeThing, { body: { name: 'Falco' } }, { baseUrl: `${baseUrl}/` });
  expect(seen).toEqual([
    ['GET', '/api/things/..%2Fa%20b?type_id=2&tag=a&tag=b&values%5B12%5D=34', 'it', undefined, ''],
    ['POST', '/api/things', undefined, undefined, '{"name":"Falco"}'],
  ]);
});

test('a parameter of dots cannot climb to another path', async () => {
  const urls: unknown[] = [];
  answer = (request, response) => {
    urls.push(request.url);
    json(response, 404, {});
  };
  await callApi(showThing, { params: { id: '..' }, query: { type_id: 1 } }, { baseUrl });
  expect(urls).toEqual(['/api/things/%20?type_id=1']);
});

test('a refusal is a value with status, code, text, fields and the wait', async () => {
  const body = { message: 'No.', code: 'validation_failed', errors: { name: ['Required.'] } };
  answer = (_request, response) => json(response, 422, body, { 'retry-after': '7' });
  expect(await callApi(makeThing, { body: { name: '' } }, { baseUrl })).toEqual({
    ok: false,
    status: 422,
    retryAfter: 7,
    ...body,
  });
});

test('a refusal may bring along what to go on with', async () => {
  answer = (_request, response) =>
    json(response, 409, { message: 'Gone.', code: 'units_unavailable', data: { items: [] } });
  const refused = await callApi(makeThing, { body: { name: 'x' } }, { baseUrl });
  expect(refused).toMatchObject({ ok: false, status: 409, data: { items: [] } });
});

test('an error page of a proxy is still returned as a value', async () => {
  answer = (_request, response) => void response.writeHead(502).end('<html>Bad gateway</html>');
  expect(await callApi(makeThing, { body: { name: '' } }, { baseUrl })).toMatchObject({
    ok: false,
    status: 502,
    code: 'http_502',
  });
});

test('an answer that breaks the contract is not passed on', async () => {
  answer = (_request, response) => json(response, 200, { data: { id: 'seven' } });
  expect(await callApi(makeThing, { body: { name: 'x' } }, { baseUrl })).toMatchObject({
    ok: false,
    status: 0,
    code: 'bad_answer',
  });
});

test('no server and a silent server are values with status 0', async () => {
  answer = () => {};
  const silent = await callApi(makeThing, { body: { name: 'x' } }, { baseUrl, timeoutMs: 50 });
  expect(silent).toMatchObject({ ok: false, status: 0, code: 'timeout' });
  const gone = await callApi(makeThing, { body: { name: 'x' } }, { baseUrl: 'http://127.0.0.1:1' });
  expect(gone).toMatchObject({ ok: false, status: 0, code: 'network' });
});
