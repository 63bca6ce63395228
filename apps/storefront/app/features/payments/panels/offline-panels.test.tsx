// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { currentPath, REGISTERED, refusal, renderPanel, stubFetch, unmountPanel } from '../render-panel.tsx';

afterEach(unmountPanel);

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const isDisabled = (element: HTMLElement) =>
  (element as HTMLButtonElement).disabled || element.getAttribute('aria-disabled') === 'true';

test('[PAY-BANK-01] [PAY-BANK-02] [PAY-BANK-03] [PAY-BANK-07] the bank’s reference is sent and leads to the result', async () => {
  const sent = stubFetch(REGISTERED);
  await renderPanel('BankTransfer', { post: { params: { iban: 'IT60' } } });
  fireEvent.change(screen.getByLabelText('Bank transaction number'), { target: { value: ' CRO 12 3-x ' } });
  fireEvent.click(button('I’ve made the transfer'));
  expect(await currentPath()).toBe('/it-en/checkout/ORDER123/result');
  expect(sent[0]?.url).toBe('/it-en/checkout/ORDER123/attempts/1');
  expect(sent[0]?.body).toEqual({ payment_method_id: 7, check_terms: true, ref: 'CRO 12 3-x' });
  expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
});

test('[PAY-BANK-04] [PAY-BANK-10] later is a reference of its own', async () => {
  const sent = stubFetch(REGISTERED);
  await renderPanel('BankTransfer');
  fireEvent.click(button('Register payment later'));
  expect(await currentPath()).toBe('/it-en/checkout/ORDER123/result');
  expect(sent[0]?.body.ref).toBe('PAYLATER');
});

test('[PAY-BANK-06] [CHECKOUT-33] without the terms both buttons are disabled', async () => {
  const sent = stubFetch(REGISTERED);
  await renderPanel('BankTransfer', { termsAccepted: false });
  for (const name of ['I’ve made the transfer', 'Register payment later']) {
    expect(button(name).disabled).toBe(true);
    fireEvent.click(button(name));
  }
  expect(sent).toEqual([]);
});

test('[PAY-BANK-05] [PAY-BANK-08] [CHECKOUT-31] [ERRORS-04] both are disabled while it runs; a failure says nothing and frees them after 0.7 s', async () => {
  const sent = stubFetch(refusal(500, 'The till is on fire'));
  await renderPanel('BankTransfer');
  fireEvent.click(button('I’ve made the transfer'));
  const both = () => [button('I’ve made the transfer'), button('Register payment later')].map(isDisabled);
  expect(both()).toEqual([true, true]);
  fireEvent.click(button('Register payment later'));
  await waitFor(() => expect(both()).toEqual([false, false]), { timeout: 3000, interval: 10 });
  expect(performance.now() - (sent[0]?.at ?? 0)).toBeGreaterThan(690);
  expect(sent.length).toBe(1);
  expect(screen.queryByText('The till is on fire')).toBeNull();
  expect(document.querySelector('.ui-toast, .ui-note--alert')).toBeNull();
  // Not seen, but heard.
  expect(screen.getByText(/couldn’t record your payment/).closest('.ui-hidden')).not.toBeNull();
});

test('[C-18] a site may have the failure error in words', async () => {
  stubFetch(refusal(500, null));
  await renderPanel('BankTransfer', { friendlyErrors: true });
  fireEvent.click(button('Register payment later'));
  await waitFor(() =>
    expect(document.querySelector('.ui-note[role=alert]')?.textContent).toContain(
      'couldn’t record your payment',
    ),
  );
});

test('[PAY-BANK-09] [ERRORS-08] what the server says about the reference stands under it', async () => {
  stubFetch(refusal(422, 'Invalid', { ref: ['Tell us the bank’s reference.'] }));
  await renderPanel('BankTransfer');
  fireEvent.click(button('I’ve made the transfer'));
  const error = await screen.findByText('Tell us the bank’s reference.');
  const field = screen.getByLabelText('Bank transaction number');
  expect(field.getAttribute('aria-describedby')).toContain(error.closest('p')?.id);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('the same words twice go under one key, other words under another', async () => {
  const sent = stubFetch(refusal(500, null), refusal(500, null), REGISTERED);
  await renderPanel('BankTransfer');
  for (const count of [1, 2, 3]) {
    if (count === 3)
      fireEvent.change(screen.getByLabelText('Bank transaction number'), { target: { value: 'x' } });
    await waitFor(() => expect(isDisabled(button('I’ve made the transfer'))).toBe(false), { timeout: 3000 });
    fireEvent.click(button('I’ve made the transfer'));
    await waitFor(() => expect(sent.length).toBe(count));
  }
  const [first, second, third] = sent.map(({ headers }) => headers.get('idempotency-key'));
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

const SELF = [
  {
    component: 'CashPayment',
    ref: 'cash-delivery-order',
    ids: '[PAY-CASH-01] [PAY-CASH-02] [PAY-CASH-04]',
  },
  {
    component: 'CheckPayment',
    ref: 'check-payment-order',
    ids: '[PAY-CHECK-01] [PAY-CHECK-02] [PAY-CHECK-04]',
  },
];

for (const { component, ref, ids } of SELF) {
  test(`${ids} [CHECKOUT-28] ${component} registers itself 700 ms after it appears, once`, async () => {
    const sent = stubFetch(REGISTERED);
    const mounting = performance.now();
    await renderPanel(component);
    expect(sent).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Select another payment method' })).toBeNull();
    expect(await currentPath()).toBe('/it-en/checkout/ORDER123/result');
    expect(sent.length).toBe(1);
    expect((sent[0]?.at ?? 0) - mounting).toBeGreaterThan(690);
    expect(sent[0]?.body).toEqual({ payment_method_id: 7, check_terms: true, ref });
  });
}

test('[PAY-CASH-05] [PAY-CHECK-05] [ERRORS-05] a failure is only logged; the same order can be registered again', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const { component } of SELF) {
    const sent = stubFetch(refusal(500, 'Out of order'), REGISTERED);
    await renderPanel(component);
    const again = await screen.findByRole('button', { name: 'Place order' }, { timeout: 4000 });
    expect(logged).toHaveBeenCalledOnce();
    expect(document.querySelector('.ui-toast, .ui-note')).toBeNull();
    expect(screen.queryByText('Out of order')).toBeNull();
    fireEvent.click(again);
    await currentPath();
    expect(sent[1]?.headers.get('idempotency-key')).toBe(sent[0]?.headers.get('idempotency-key'));
    logged.mockClear();
    unmountPanel();
  }
});
