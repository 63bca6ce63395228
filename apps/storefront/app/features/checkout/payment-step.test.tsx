// @vitest-environment happy-dom

import path from 'node:path';
import { loadCatalogue } from '@paddock/i18n/catalogue';
import { speak } from '@paddock/i18n/speak';
import type { PaymentMethod } from '@paddock/server/contracts/payments';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { I18nContext } from '../../i18n/use-t.ts';
import type { CheckoutEvent } from './checkout-state.ts';
import { useEarlyChoices, useNextLabel } from './payment-step.tsx';

afterEach(cleanup);

const add = (event: CheckoutEvent) => (events: CheckoutEvent[]) => [...events, event];

function Form() {
  const form = useRef<HTMLFormElement>(null);
  const [events, setEvents] = useState<CheckoutEvent[]>([]);
  const [dispatch] = useState(() => (event: CheckoutEvent) => setEvents(add(event)));
  useEarlyChoices(form, dispatch);
  const ids = events.flatMap((event) => (event.type === 'methodChosen' ? [event.id] : []));
  const accepted = events.some((event) => event.type === 'termsChanged' && event.accepted);
  return (
    <form ref={form}>
      {[17, 18].map((id) => (
        <input
          key={id}
          type="radio"
          name="payment_method_id"
          value={id}
          checked={ids.includes(id)}
          readOnly={true}
        />
      ))}
      <input type="checkbox" name="check_terms" checked={accepted} readOnly={true} />
    </form>
  );
}

test('[RESULT-14] a payment method and the terms chosen before hydration stay chosen', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Form />);
  for (const input of container.querySelectorAll<HTMLInputElement>('input[value="18"], [name=check_terms]'))
    input.checked = true;
  await act(async () => render(<Form />, { container, hydrate: true }));
  const chosen = [...container.querySelectorAll<HTMLInputElement>('input:checked')];
  expect(chosen.map(({ name, value }) => `${name} ${value}`)).toEqual([
    'payment_method_id 18',
    'check_terms on',
  ]);
});

const I18N = speak('de', loadCatalogue(path.join(import.meta.dirname, '../..'), 'de'));

function Label({ component }: { component: string | null }) {
  const { label, placesOrder } = useNextLabel(component ? ({ component } as PaymentMethod) : null);
  return (
    <output>
      {label} {placesOrder ? 'orders' : 'goes on'}
    </output>
  );
}

function labelFor(country: string, component: string | null) {
  const shell = { currentSite: { country: { iso: country } } };
  const children = [{ path: '/', element: <Label component={component} /> }];
  const router = createMemoryRouter([{ id: 'shell/site.layout', loader: () => shell, children }], {
    hydrationData: { loaderData: { 'shell/site.layout': shell } },
  });
  render(
    <I18nContext value={I18N}>
      <RouterProvider router={router} />
    </I18nContext>,
  );
  const text = screen.getByRole('status').textContent;
  cleanup();
  return text;
}

test('a method without a button of its own is ordered with the words of the law', () => {
  for (const component of ['CashPayment', 'CheckPayment'])
    expect(labelFor('DE', component)).toBe('Zahlungspflichtig bestellen orders');
  for (const component of ['Stripe', 'BankTransfer', null])
    expect(labelFor('DE', component), String(component)).toBe('Weiter goes on');
});

test('outside of Europe the button only goes on', () => {
  expect(labelFor('US', 'CheckPayment')).toBe('Weiter goes on');
});
