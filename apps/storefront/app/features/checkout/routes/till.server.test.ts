import { expect, test } from 'vitest';
import { refusal, refuseForeign } from '../../../session/own-calls.server.ts';
import { openVisit } from '../../../visit.server.ts';
import { checkoutToken, withOwnAddresses } from './till.server.ts';

const visitOf = (headers: Record<string, string> = {}) =>
  openVisit(new Request('http://localhost/it-it/checkout/x/order', { method: 'POST', headers }));

test('a form of another site is refused and gives no cookie', () => {
  const foreign = visitOf({ 'sec-fetch-site': 'cross-site' });
  foreign.setCookies.push('Cart=1');
  expect(refuseForeign(foreign)?.status).toBe(403);
  expect(foreign.setCookies).toEqual([]);
  expect(refuseForeign(visitOf({ 'sec-fetch-site': 'same-origin' }))).toBeNull();
  expect(refuseForeign(visitOf())).toBeNull();
});

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
  const said = { ok: false, message: 'No.', code: 'no', errors, retryAfter: null, data: undefined } as const;
  const answer = refusal({ ...said, status: 422 });
  expect([answer.status, await answer.json()]).toEqual([
    422,
    { code: 'no', message: 'No.', errors: { ref: ['Required.'] } },
  ]);
  const silent = refusal({ ...said, status: 0, code: 'timeout' });
  expect([silent.status, (await silent.json()).message]).toEqual([503, null]);
});

test('the phone panel’s bearer is read as a token', () => {
  const request = (authorization?: string) =>
    new Request('http://localhost', { ...(authorization && { headers: { authorization } }) });
  expect(checkoutToken(request('Bearer abc.def'))).toBe('abc.def');
  expect(checkoutToken(request('Basic abc'))).toBeUndefined();
  expect(checkoutToken(request())).toBeUndefined();
});
