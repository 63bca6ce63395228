// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showToast, ToastRegion } from './toast.tsx';
import { clearToasts } from './toast-queue.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<ToastRegion label="Messages" closeLabel="Close" />);
});

afterEach(() => {
  act(() => clearToasts());
  cleanup();
  vi.useRealTimers();
});

const show = (toast: Parameters<typeof showToast>[0]) => act(() => showToast(toast));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('[STYLE-05] a toast stays 5000 ms and then goes', () => {
  show({ text: 'Added to bag' });
  pass(4999);
  expect(screen.queryByText('Added to bag')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('Added to bag')).toBeNull();
});

test('the clock of a toast stops while it is pointed at or has the focus, and goes on afterwards', () => {
  show({ text: 'Added to bag' });
  pass(4000);
  const toast = screen.getByText('Added to bag').closest('.ui-toast') as HTMLElement;
  fireEvent.pointerEnter(toast);
  pass(20_000);
  expect(screen.queryByText('Added to bag')).not.toBeNull();
  fireEvent.pointerLeave(toast);
  pass(999);
  expect(screen.queryByText('Added to bag')).not.toBeNull();
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  pass(20_000);
  expect(screen.queryByText('Added to bag')).not.toBeNull();
  act(() => screen.getByRole('button', { name: 'Close' }).blur());
  pass(1);
  expect(screen.queryByText('Added to bag')).toBeNull();
});

test('[STYLE-06] a normal toast waits its turn with screen readers, an error interrupts and looks different', () => {
  show({ text: 'Added to bag' });
  show({ text: 'The card was refused', variant: 'error' });
  const normal = screen.getByText('Added to bag');
  const error = screen.getByText('The card was refused');
  expect(screen.getByRole('status').contains(normal)).toBe(true);
  expect(screen.getByRole('alert').contains(error)).toBe(true);
  expect(normal.closest('.ui-toast--error')).toBeNull();
  expect(error.closest('.ui-toast--error')).not.toBeNull();
});

test('the action of a toast is a link, and following it closes the toast', () => {
  show({ text: 'Added to bag', action: { label: 'Checkout', href: '#checkout' } });
  const link = screen.getByRole('link', { name: 'Checkout' });
  expect(link.getAttribute('href')).toBe('#checkout');
  fireEvent.click(link);
  expect(screen.queryByText('Added to bag')).toBeNull();
});

test('at most three toasts are on screen, the next come when one goes', () => {
  for (const text of ['one', 'two', 'three', 'four']) show({ text });
  expect(screen.queryByText('four')).toBeNull();
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(screen.queryByText('one')).toBeNull();
  expect(screen.queryByText('four')).not.toBeNull();
});

test('the same message twice is one toast', () => {
  show({ text: 'Added to bag' });
  show({ text: 'Added to bag' });
  expect(screen.getAllByText('Added to bag')).toHaveLength(1);
});

test('Escape in a toast closes it and gives the keyboard its place back', () => {
  const before = document.createElement('button');
  document.body.append(before);
  before.focus();
  show({ text: 'Added to bag' });
  const close = screen.getByRole('button', { name: 'Close' });
  fireEvent.focus(close, { relatedTarget: before });
  fireEvent.keyDown(close, { key: 'Escape' });
  expect(screen.queryByText('Added to bag')).toBeNull();
  expect(document.activeElement).toBe(before);
  before.remove();
});
