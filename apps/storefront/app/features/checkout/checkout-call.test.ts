import { expect, test } from 'vitest';
import { idempotencyHeader, readBody, refusal } from '../../http/reply.server.ts';
import { openVisit } from '../../request/open-visit.server.ts';
import { checkoutToken, withOwnAddresses } from './checkout-call.server.ts';

const visitOf = (headers: Record<string, string> = {}) =>
  openVisit(new Request('http://localhost/it-it/checkout/x/order', { method: 'POST', headers }));

test('the addresses of a panel become the storefront’s own', () => {
  const post = {
    url: '/api/front/checkout/VN4K7QX2/attempts/1',
    notify: { url: '/api/front/checkout/VN4K7QX2/attempts/1/results' },
    order_code: 'VN4K7QX2',
  };
  expect(withOwnAddresses(post, visitOf())).toEqual({
    url: '/it-it/checkout/VN4K7QX2/attempts/1',
    notify: { url: '/it-it/checkout/VN4K7QX2/attempts/1/results' },
    order_code: 'VN4K7QX2',
  });
  const provider = { url: 'https://pay.example/api/front/tokens', order_code: 'VN4K7QX2' };
  expect(withOwnAddresses(provider, visitOf())).toEqual(provider);
});

test('a refusal keeps the api’s status and words; no answer has neither', async () => {
  const errors = { ref: ['Required.'] };
  const failure = {
    ok: false,
    message: 'No.',
    code: 'no',
    errors,
    retryAfter: null,
    data: undefined,
  } as const;
  const answer = refusal({ ...failure, status: 422 });
  expect([answer.status, await answer.json()]).toEqual([
    422,
    { code: 'no', message: 'No.', errors: { ref: ['Required.'] } },
  ]);
  const silent = refusal({ ...failure, status: 0, code: 'timeout' });
  expect([silent.status, (await silent.json()).message]).toEqual([503, null]);
});

test('the phone panel’s bearer is read as a token', () => {
  const request = (authorization?: string) =>
    new Request('http://localhost', { ...(authorization && { headers: { authorization } }) });
  expect(checkoutToken(request('Bearer abc.def'))).toBe('abc.def');
  expect(checkoutToken(request('Basic abc'))).toBeUndefined();
  expect(checkoutToken(request())).toBeUndefined();
});

test.each(['null', '"\\ud800"', '7', 'true', '{', ''])(
  '[C12] the JSON body %s is read as an empty object',
  async (body) => {
    const request = new Request('http://localhost', { method: 'POST', body });
    expect(await readBody(request)).toEqual({});
  },
);

test('[C12] a key that no header could carry is left out', () => {
  for (const key of ['a\u0000b', 'a b', 'ключ', 'x'.repeat(256), '', null, undefined])
    expect(idempotencyHeader(key)).toEqual({ 'idempotency-key': undefined });
  expect(idempotencyHeader('018f3c5e')).toEqual({ 'idempotency-key': '018f3c5e' });
});
