// @vitest-environment happy-dom
import path from 'node:path';
import { loadCatalogue } from '@paddock/i18n/catalogue';
import { speak } from '@paddock/i18n/speak';
import type { PaymentMethod } from '@paddock/server/contracts/payments';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { I18nContext } from '../../i18n/use-t.ts';
import { type PageContext, PageContextValue } from '../../page/page-context.ts';
import { stubFetch } from '../payments/render-panel.tsx';
import type { CheckoutView } from './checkout-view.ts';
import { inOrder, useCheckout } from './use-checkout.ts';

afterEach(() => vi.unstubAllGlobals());

const I18N = speak('en', loadCatalogue(path.join(import.meta.dirname, '../..'), 'en'));
const METHOD = {
  id: 2,
  name: 'Cash',
  type: 'cash',
  component: 'CashPayment',
  available: true,
} as PaymentMethod;
/** A bag whose pickup is decided and shown for this day. */
const shownFor = (arrives_on: string) =>
  ({
    uuid: '0190d5a0-0000-7000-8000-000000000001',
    currency: 'EUR',
    total: 649_000,
    addresses: [],
    billing_addresses: [],
    pickup_stores: [{ id: 7 }],
    store_pickup: true,
    signed_in: true,
    contact: null,
    delivery: { address_type: 'store', store_id: 7, shipment: { id: 'pickup', arrives_on, selected: true } },
  }) as unknown as CheckoutView;

const wrapper = ({ children }: PropsWithChildren) => (
  <PageContextValue value={{ segment: 'it-en', home: '/' } as PageContext}>
    <I18nContext value={I18N}>{children}</I18nContext>
  </PageContextValue>
);

test.each([
  ['changed', 1],
  ['shipment_required', 0],
])(
  '[DATES-14] the order names the day that was shown; after the refusal "%s" the page is loaded again %i times',
  async (code, times) => {
    const sent = stubFetch({ status: 409, body: { message: 'Something has changed.', code } });
    const onLost = vi.fn();
    const { result } = renderHook(() => useCheckout(shownFor('2026-11-20'), [METHOD], onLost), { wrapper });
    act(() => result.current.dispatch({ type: 'methodChosen', id: METHOD.id }));
    act(() => result.current.dispatch({ type: 'termsChanged', accepted: true }));
    await act(() => result.current.placeOrder());
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ expected_arrival: '2026-11-20', expected_total: 649_000 });
    expect(onLost).toHaveBeenCalledTimes(times);
    expect(result.current.state.resultAction).toBeNull();
  },
);

test('a quick change of the delivery is sent after the choice before it, and ordering waits for both', async () => {
  const calls = inOrder();
  const first = Promise.withResolvers<string>();
  const seen: string[] = [];
  const home = calls.run(() => {
    seen.push('home starts');
    return first.promise;
  });
  const store = calls.run(async () => {
    seen.push('store starts');
    return 'store';
  });
  const ended = calls.ended().then(() => seen.push('ended'));
  await Promise.resolve();
  expect(seen).toEqual(['home starts']);
  first.resolve('home');
  expect(await Promise.all([home, store])).toEqual(['home', 'store']);
  await ended;
  expect(seen).toEqual(['home starts', 'store starts', 'ended']);
});

test('a call that fails does not stop the next', async () => {
  const calls = inOrder();
  const failed = calls.run(() => Promise.reject(new Error('offline')));
  const next = calls.run(async () => 'sent');
  await expect(failed).rejects.toThrow('offline');
  expect(await next).toBe('sent');
});
