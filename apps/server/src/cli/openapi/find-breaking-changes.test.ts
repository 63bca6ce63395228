import { expect, test } from 'vitest';
import { findBreakingChanges, type OpenApi } from './find-breaking-changes.ts';

const content = (schema: object) => ({ content: { 'application/json': { schema } } });
const object = (properties: object, required: string[] = []) => ({ type: 'object', properties, required });
const text = { type: 'string' };

const order = (body: object, response: object, parameters: object[] = []) =>
  ({
    paths: {
      '/orders': { post: { parameters, requestBody: content(body), responses: { 200: content(response) } } },
    },
  }) as unknown as OpenApi;

const BODY = object({ code: text, kind: { type: 'string', enum: ['store', 'home'] } }, ['code']);
const LINES = { type: 'array', items: object({ id: text, price: object({ amount: text }) }) };
const ANSWER = object({ data: object({ lines: LINES, status: text }) });
const before = order(BODY, ANSWER);

const compare = (after: OpenApi) => findBreakingChanges(before, after);

test('the same document has no breaking change', () => {
  expect(compare(before)).toEqual([]);
});

test('a new optional field, response field and operation are no breaking changes', () => {
  const after = order(
    object({ ...BODY.properties, note: text }, ['code']),
    object({ ...ANSWER.properties, meta: text }),
  );
  expect(compare({ paths: { ...after.paths, '/carts': {} } })).toEqual([]);
});

test('a removed path, operation and response are named', () => {
  expect(compare({ paths: {} })).toEqual(['/orders is removed']);
  expect(compare({ paths: { '/orders': {} } })).toEqual(['POST /orders is removed']);
  expect(compare({ paths: { '/orders': { post: { requestBody: content(BODY) } } } } as OpenApi)).toEqual([
    'POST /orders: response 200 is removed',
  ]);
});

test('a lost response field is named, an object once', () => {
  const lines = { type: 'array', items: object({ id: text }) };
  expect(compare(order(BODY, object({ data: object({ lines }) })))).toEqual([
    'POST /orders: response 200 lost data.lines[].price',
    'POST /orders: response 200 lost data.status',
  ]);
});

test('a field or parameter that a request must have from now on is named', () => {
  const required = object(BODY.properties, ['code', 'kind']);
  const parameter = { in: 'header', name: 'idempotency-key', required: true, schema: text };
  expect(compare(order(required, ANSWER, [parameter]))).toEqual([
    'POST /orders: request now requires header idempotency-key',
    'POST /orders: request now requires body kind',
  ]);
});

test('an enum of a request with fewer values is named, with more values it is not', () => {
  const kinds = (...values: string[]) =>
    order(object({ code: text, kind: { type: 'string', enum: values } }, ['code']), ANSWER);
  expect(compare(kinds('home'))).toEqual(['POST /orders: request no longer accepts store as body kind']);
  expect(compare(kinds('store', 'home', 'locker'))).toEqual([]);
});

test('a field that one variant of a union requires is not required of every request', () => {
  const variants = { anyOf: [BODY, object({ code: text, voucher: text }, ['code', 'voucher'])] };
  expect(compare(order(variants, ANSWER))).toEqual([]);
});

test('a field that a named schema lost is named, and none where a schema only got a name', () => {
  const named = (schema: object) => ({
    ...order(BODY, { $ref: '#/components/schemas/Order' }),
    components: { schemas: { Order: schema } },
  });
  expect(compare(named(ANSWER) as OpenApi)).toEqual([]);
  expect(compare(named(object({ data: object({ lines: LINES }) })) as OpenApi)).toEqual([
    'POST /orders: response 200 lost data.status',
  ]);
});
