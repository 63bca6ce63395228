// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dropdown } from './dropdown.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function page(routeKey: string, openOnHover = false) {
  return (
    <>
      <Dropdown
        routeKey={routeKey}
        openOnHover={openOnHover}
        trigger={(props) => <button {...props}>Products</button>}
      >
        <a href="#motorcycles">Motorcycles</a>
      </Dropdown>
      <button type="button">Elsewhere</button>
    </>
  );
}

const trigger = () => screen.getByRole('button', { name: 'Products' });
const isOpen = () => screen.queryByRole('link', { name: 'Motorcycles' }) !== null;
const root = () => trigger().parentElement as HTMLElement;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('a press opens the dropdown, another closes it, and the trigger says which', () => {
  render(page('a'));
  expect(trigger().getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(trigger());
  expect(isOpen()).toBe(true);
  expect(trigger().getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(trigger());
  expect(isOpen()).toBe(false);
});

test('[SHELL-67] a route change closes the dropdown, and coming back does not open it again', () => {
  const { rerender } = render(page('a'));
  fireEvent.click(trigger());
  rerender(page('b'));
  expect(isOpen()).toBe(false);
  rerender(page('a'));
  expect(isOpen()).toBe(false);
});

test('[SHELL-68] a click outside closes the dropdown, a click inside does not', () => {
  render(page('a'));
  fireEvent.click(trigger());
  fireEvent.click(screen.getByRole('link', { name: 'Motorcycles' }));
  expect(isOpen()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(isOpen()).toBe(false);
});

test('[SHELL-69] Escape closes the dropdown and returns the focus to its trigger', () => {
  render(page('a'));
  fireEvent.click(trigger());
  const link = screen.getByRole('link', { name: 'Motorcycles' });
  act(() => link.focus());
  fireEvent.keyDown(link, { key: 'Escape' });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(trigger());
});

test('moving the focus out of the dropdown closes it', () => {
  render(page('a'));
  fireEvent.click(trigger());
  fireEvent.blur(screen.getByRole('link', { name: 'Motorcycles' }), {
    relatedTarget: screen.getByRole('button', { name: 'Elsewhere' }),
  });
  expect(isOpen()).toBe(false);
});

test('a resting mouse opens a hover dropdown; leaving closes it after a moment of grace', () => {
  render(page('a', true));
  fireEvent.pointerEnter(root(), { pointerType: 'mouse' });
  pass(60);
  expect(isOpen()).toBe(true);
  fireEvent.pointerLeave(root(), { pointerType: 'mouse' });
  pass(100);
  fireEvent.pointerEnter(root(), { pointerType: 'mouse' });
  pass(1000);
  expect(isOpen()).toBe(true);
  fireEvent.pointerLeave(root(), { pointerType: 'mouse' });
  pass(180);
  expect(isOpen()).toBe(false);
});

test('a finger never hovers, and a click on what the mouse hovered open keeps it open', () => {
  render(page('a', true));
  fireEvent.pointerEnter(root(), { pointerType: 'touch' });
  pass(1000);
  expect(isOpen()).toBe(false);
  fireEvent.pointerEnter(root(), { pointerType: 'mouse' });
  pass(60);
  fireEvent.click(trigger());
  fireEvent.pointerLeave(root(), { pointerType: 'mouse' });
  pass(1000);
  expect(isOpen()).toBe(true);
});
