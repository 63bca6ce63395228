// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPanel, unmountPanel } from './render-panel.tsx';

let scripts = 0;
beforeEach(() => {
  scripts += 1;
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    queueMicrotask(() => (node as HTMLScriptElement).onload?.(new Event('load')));
  });
});
afterEach(() => {
  unmountPanel();
  vi.restoreAllMocks();
});

/** The words of the law: Directive 2011/83/EU, article 8(2), as each language of our European sites has them. */
const LABELS: [country: string, locale: string, label: string][] = [
  ['IT', 'it', 'Ordine con obbligo di pagare'],
  ['FR', 'fr', 'Commande avec obligation de paiement'],
  ['DE', 'de', 'Zahlungspflichtig bestellen'],
  ['ES', 'es', 'Pedido con obligación de pago'],
  ['PL', 'pl', 'Zamówienie z\u00a0obowiązkiem zapłaty'],
  ['CZ', 'cs', 'Objednávka zavazující k\u00a0platbě'],
  ['GR', 'el', 'Παραγγελία με υποχρέωση πληρωμής'],
  ['IE', 'en', 'Order with obligation to pay'],
  ['GB', 'en', 'Order with obligation to pay'],
];

const labels = () => screen.getAllByRole('button').map((button) => button.textContent);

test.each(LABELS)('in %s the button that orders says in %s: %s', async (country, locale, label) => {
  const post = { js_url: `https://provider.example/order-${scripts}.js` };
  for (const component of ['Stripe', 'BankTransfer', 'PayPhone']) {
    await renderPanel(component, { country, locale, post });
    await vi.waitFor(() => expect(labels(), component).toContain(label));
    unmountPanel();
  }
});

test('a transfer that is paid later says on its second button that it orders and that payment follows', async () => {
  await renderPanel('BankTransfer', { country: 'IE' });
  expect(labels()).toEqual(expect.arrayContaining(['Order with obligation to pay', 'Order and pay later']));
});

test('where no law gives the words, each method has its own', async () => {
  await renderPanel('BankTransfer', { country: 'US' });
  expect(labels()).toEqual(expect.arrayContaining(['I’ve made the transfer', 'Register payment later']));
});
