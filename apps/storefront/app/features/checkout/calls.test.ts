import { RouterContextProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { openVisit } from '../../request/open-visit.server.ts';
import { visitContext } from '../../request/visit.server.ts';
import { findPage } from '../../routing/site-map.ts';
import { action } from './calls.resource.ts';

afterEach(() => vi.unstubAllGlobals());

test('[CALLS-41] the phone payment is sent with params, phoneNumber and the bearer of its panel, which the api gets as X-Checkout-Token', async () => {
  const calls: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push({ url, init });
    return Response.json({ data: { code: 'VN4K7QX2', status: 'pending' } });
  });
  const body = { countryCode: '593', phoneNumber: '0984110001' };
  const request = new Request(
    'http://localhost/ec-es/checkout/VN4K7QX2/attempts/018f3c5e-7d2a-7b1c-9a4e-2f6d8c0b1a3e',
    {
      method: 'POST',
      headers: { authorization: 'Bearer checkout-token', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  const context = new RouterContextProvider();
  const visit = openVisit(request.clone());
  visit.page = findPage(':country/checkout/:code/attempts/:attempt') ?? null;
  context.set(visitContext, visit);
  const params = { country: 'ec-es', code: 'VN4K7QX2', attempt: '018f3c5e-7d2a-7b1c-9a4e-2f6d8c0b1a3e' };
  const answer = await action({ request, context, params } as never);
  expect((await answer.json()).data.code).toBe('VN4K7QX2');
  const [call] = calls;
  expect(call?.url).toContain('/api/front/checkout/VN4K7QX2/attempts/');
  expect(new Headers(call?.init.headers).get('x-checkout-token')).toBe('checkout-token');
  expect(JSON.parse(String(call?.init.body))).toEqual(body);
});
