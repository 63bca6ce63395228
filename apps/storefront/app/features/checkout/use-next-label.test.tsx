// @vitest-environment happy-dom

import path from 'node:path';
import { loadCatalogue } from '@paddock/i18n/catalogue';
import { speak } from '@paddock/i18n/speak';
import type { PaymentMethod } from '@paddock/server/contracts/payments';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { I18nContext } from '../../i18n/use-t.ts';
import { useNextLabel } from './payment-step.tsx';

afterEach(cleanup);

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
