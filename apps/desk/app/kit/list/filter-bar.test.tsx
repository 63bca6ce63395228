// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { leaveDesk, pass, press, readAddress, renderInDesk } from '../testing.tsx';
import { FilterBar } from './filter-bar.tsx';
import type { Filter } from './list-types.ts';

const FILTERS: readonly Filter[] = [
  {
    id: 'status',
    label: 'Status',
    kind: 'choice',
    isMultiple: true,
    options: [
      { value: 'ready', label: 'Ready' },
      { value: 'shipped', label: 'Shipped' },
    ],
  },
  {
    id: 'paid',
    label: 'Paid',
    kind: 'choice',
    options: [
      { value: 'yes', label: 'Paid' },
      { value: 'no', label: 'Unpaid' },
    ],
  },
  { id: 'city', label: 'City', kind: 'text' },
];

function showBar(path = '/orders') {
  const onEnter = vi.fn();
  renderInDesk(
    <>
      <Routes>
        <Route
          path="/orders"
          element={<FilterBar filters={FILTERS} search="Search orders" count="3 results" onEnter={onEnter} />}
        />
        <Route path="*" element={null} />
      </Routes>
      <Link to="/orders?paid=no">Unpaid orders</Link>
      <Link to="/orders/A1">Order A1</Link>
    </>,
    path,
  );
  return onEnter;
}

const opener = () => screen.getByRole('button', { name: 'Filter' });
const openMenu = (name: string) => {
  fireEvent.click(opener());
  fireEvent.click(screen.getByRole('menuitem', { name }));
};
const focused = () => document.activeElement;
const field = () => screen.getByRole('searchbox', { name: 'Search orders' });
const search = (value: string) => fireEvent.change(field(), { target: { value } });

afterEach(leaveDesk);

test('[DESK-03] choosing a filter and its value writes them into the address and closes the menu', () => {
  showBar('/orders?sites=it');
  openMenu('Paid');
  fireEvent.click(screen.getByRole('menuitemradio', { name: 'Unpaid' }));
  expect(readAddress()).toBe('/orders?sites=it&paid=no');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(focused()).toBe(opener());
});

test('a filter with several values stays open, and a second press on a value takes it back', () => {
  showBar();
  openMenu('Status');
  const value = (name: string) => screen.getByRole('menuitemcheckbox', { name });
  fireEvent.click(value('Ready'));
  fireEvent.click(value('Shipped'));
  expect(readAddress()).toBe('/orders?status=ready,shipped');
  expect(value('Ready').getAttribute('aria-checked')).toBe('true');
  fireEvent.click(value('Ready'));
  expect(readAddress()).toBe('/orders?status=shipped');
});

test('a filter of text takes what is typed, with the value in force to begin with', () => {
  showBar('/orders?city=Turin');
  openMenu('City');
  const input = screen.getByRole('textbox', { name: 'City' }) as HTMLInputElement;
  expect([focused(), input.value]).toEqual([input, 'Turin']);
  fireEvent.change(input, { target: { value: ' Milan ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(readAddress()).toBe('/orders?city=Milan');
});

test('a filter is removed by its button and the last one by Backspace', () => {
  showBar('/orders?sites=it&status=ready&paid=no&city=Turin');
  fireEvent.click(screen.getByRole('button', { name: 'Remove filter Status' }));
  expect(readAddress()).toBe('/orders?sites=it&paid=no&city=Turin');
  press('Backspace');
  press('Backspace');
  press('Backspace');
  expect(readAddress()).toBe('/orders?sites=it');
});

test('by keyboard: f opens the menu, arrows and letters move, Escape goes back and closes', () => {
  showBar();
  press('f');
  const item = (name: string) => screen.getByRole('menuitem', { name });
  expect(focused()).toBe(item('Status'));
  press('ArrowDown');
  expect(focused()).toBe(item('Paid'));
  press('ArrowUp');
  press('ArrowUp');
  expect(focused()).toBe(item('City'));
  press('p');
  expect(focused()).toBe(item('Paid'));
  fireEvent.click(item('Paid'));
  expect(focused()).toBe(screen.getByRole('menuitemradio', { name: 'Paid' }));
  press('Escape');
  expect(focused()).toBe(item('Status'));
  press('Escape');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(focused()).toBe(opener());
  expect(readAddress()).toBe('/orders');
});

test('a press outside of the menu closes it', () => {
  showBar();
  press('f');
  fireEvent.pointerDown(screen.getByText('3 results'));
  expect(screen.queryByRole('menu')).toBeNull();
});

test('/ leads to the search field, which searches when typing pauses', async () => {
  vi.useFakeTimers();
  showBar('/orders?paid=no');
  press('/');
  expect(focused()).toBe(field());
  search('mar');
  await pass(200);
  search('marta ');
  await pass(200);
  expect(readAddress()).toBe('/orders?paid=no');
  await pass(50);
  expect(readAddress()).toBe('/orders?paid=no&q=marta');
});

test('Enter searches at once and says for what', () => {
  const onEnter = showBar();
  field().focus();
  search('marta');
  press('Enter');
  expect(readAddress()).toBe('/orders?q=marta');
  expect(onEnter).toHaveBeenCalledWith('marta');
});

test('a search that is typed just before the filters change keeps the new filters', async () => {
  vi.useFakeTimers();
  showBar();
  search('marta');
  fireEvent.click(screen.getByRole('link', { name: 'Unpaid orders' }));
  await pass(250);
  expect(readAddress()).toBe('/orders?paid=no&q=marta');
});

test('a search that is typed just before a page is opened does not change that page', async () => {
  vi.useFakeTimers();
  showBar();
  search('marta');
  fireEvent.click(screen.getByRole('link', { name: 'Order A1' }));
  await pass(250);
  expect(readAddress()).toBe('/orders/A1');
});
