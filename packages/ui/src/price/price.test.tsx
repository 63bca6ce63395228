// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Price } from './price.tsx';

afterEach(cleanup);

test('a price is written as the locale writes it, with the exponent of its currency', () => {
  const euro = render(<Price amountMinor={649000} currency="EUR" locale="it" />);
  expect(euro.container.textContent).toMatch(/^6\.?490(,00)?\s€$/u);
  const yen = render(<Price amountMinor={980000} currency="JPY" locale="en" />);
  expect(yen.container.textContent).toBe('¥980,000');
});

test('an old price is struck and both are told apart in words', () => {
  const old = { amountMinor: 64900, label: 'Before', nowLabel: 'Now' };
  const { container } = render(<Price amountMinor={59900} currency="EUR" locale="en" old={old} />);
  expect(container.querySelector('s')?.textContent).toMatch(/^Before €649/);
  expect(container.textContent).toMatch(/Now €599/);
});
