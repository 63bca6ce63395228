import { fileURLToPath } from 'node:url';
import { loadCatalogue } from '@paddock/i18n/catalogue';
import { speak } from '@paddock/i18n/speak';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { I18nContext } from '../../i18n/use-t.ts';
import type { CheckoutView } from './checkout-view.ts';
import { Summary } from './summary.tsx';

const english = speak('en', loadCatalogue(fileURLToPath(new URL('../..', import.meta.url)), 'en'));

/** The text of the summary of an American order. */
function shown(tax: Pick<CheckoutView, 'tax_rate' | 'tax_estimate' | 'taxes_formatted'>): string {
  const order = {
    items: [],
    subtotal_formatted: '$9,200.00',
    shipping: 0,
    taxes_included: false,
    total_formatted: '$9,775.00',
    ...tax,
  } as unknown as CheckoutView;
  const element = (
    <I18nContext value={english}>
      <Summary order={order} delivery="Delivery">
        {null}
      </Summary>
    </I18nContext>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

test('[LAW-07] the tax of a state is named an estimate, with its rate and its source', () => {
  const tax_estimate = { place: 'Texas', rate: '6.25%', source: 'Tax Foundation, July 2026' };
  const text = shown({ tax_rate: 6.25, tax_estimate, taxes_formatted: '$575.00' });
  expect(text).toMatch(/Estimated sales tax.*Texas.*6\.25.*\$575\.00/);
  expect(text).toContain('Tax Foundation, July 2026');
});

test('[LAW-07] before there is an address the tax is no sum', () => {
  const text = shown({ tax_rate: null, tax_estimate: null, taxes_formatted: '$0.00' });
  expect(text).toContain('Depends on the address');
  expect(text).not.toContain('$0.00');
});
