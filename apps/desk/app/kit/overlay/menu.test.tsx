// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { leaveDesk, press, renderInDesk } from '../testing.tsx';
import { MenuButton, type MenuItem } from './menu.tsx';

function showMenu() {
  const run = vi.fn();
  const items: MenuItem[] = ['Print', 'Send again', 'Export'].map((label) => ({
    key: label,
    label,
    run: () => run(label),
  }));
  items[1] = { ...(items[1] as MenuItem), reason: 'The customer has no address.' };
  const menu = () => (
    <MenuButton label="More actions" keys="," items={items}>
      …
    </MenuButton>
  );
  const { rerender } = renderInDesk(menu());
  return { run, drawAgain: () => rerender(menu()) };
}

const button = () => screen.getByRole('button', { name: 'More actions' });
const item = (name: RegExp) => screen.getByRole('menuitem', { name });
const focused = () => document.activeElement;

afterEach(leaveDesk);

test('a menu opens by its key with the focus on its first item, and its button says so', () => {
  showMenu();
  expect(button().getAttribute('aria-expanded')).toBe('false');
  press(',');
  expect(button().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('menu', { name: 'More actions' }).id).toBe(button().getAttribute('aria-controls'));
  expect(focused()).toBe(item(/Print/));
});

test('arrows move through a menu and around its ends', () => {
  showMenu();
  fireEvent.click(button());
  press('ArrowDown');
  expect(focused()).toBe(item(/Send again/));
  press('ArrowUp');
  press('ArrowUp');
  expect(focused()).toBe(item(/Export/));
  press('ArrowDown');
  expect(focused()).toBe(item(/Print/));
});

test.each(['Escape', 'Tab'])('%s closes a menu and gives the focus back to its button', (key) => {
  const { run } = showMenu();
  fireEvent.click(button());
  press(key);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(focused()).toBe(button());
  expect(run).not.toHaveBeenCalled();
});

test('choosing an item closes the menu, gives the focus back and runs the item once', () => {
  const { run } = showMenu();
  fireEvent.click(button());
  fireEvent.click(item(/Export/));
  expect(run.mock.calls).toEqual([['Export']]);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(focused()).toBe(button());
});

test('an item that cannot be chosen says why and does nothing', () => {
  const { run } = showMenu();
  fireEvent.click(button());
  expect(item(/Send again/).textContent).toContain('The customer has no address.');
  fireEvent.click(item(/Send again/));
  expect(run).not.toHaveBeenCalled();
  expect(screen.getByRole('menu')).not.toBeNull();
});

test('a press outside of a menu closes it', () => {
  showMenu();
  fireEvent.click(button());
  fireEvent.pointerDown(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('the focus stays on its item when the page around an open menu is drawn again', () => {
  const { drawAgain } = showMenu();
  fireEvent.click(button());
  press('ArrowUp');
  drawAgain();
  expect(focused()).toBe(item(/Export/));
});
