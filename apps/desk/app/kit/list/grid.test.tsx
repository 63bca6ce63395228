// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveDesk, openWindow, press, readAddress, renderInDesk } from '../testing.tsx';
import { Grid } from './grid.tsx';
import { EMPTY_GRID } from './grid-keys.ts';
import type { Column } from './list-types.ts';

const ROWS = ['A1', 'A2', 'A3', 'A4'];
const COLUMNS: readonly Column<string>[] = [
  { id: 'code', header: 'Order', width: '1fr', sort: 'code', cell: (row) => row },
  { id: 'total', header: 'Total', width: '1fr', align: 'end', cell: (row) => `€${row.slice(1)}00` },
];

function Orders({ isSelectable = true, ...rest }: { isSelectable?: boolean; onOpen(row: string): void }) {
  const [state, setState] = useState(EMPTY_GRID);
  return (
    <Grid
      label="Orders"
      rows={ROWS}
      count={ROWS.length + 1}
      columns={COLUMNS}
      state={state}
      onState={setState}
      rowId={(row) => row}
      rowLabel={(row) => `Order ${row}`}
      card={(row) => row}
      onNearEnd={() => {}}
      isPhone={false}
      isSelectable={isSelectable}
      isNew={() => false}
      above={null}
      {...rest}
    />
  );
}

function showGrid(isSelectable = true) {
  const onOpen = vi.fn();
  renderInDesk(<Orders isSelectable={isSelectable} onOpen={onOpen} />);
  return onOpen;
}

const row = (name: string) => screen.getByRole('row', { name: `Order ${name}` });
const enter = () => row('A1').focus();
const hasFocus = (name: string) => waitFor(() => expect(document.activeElement).toBe(row(name)));
const selected = () => ROWS.filter((name) => row(name).getAttribute('aria-selected') === 'true');

beforeEach(() => openWindow());
afterEach(leaveDesk);

test('a grid has a name, named columns and a named row for each subject', () => {
  showGrid();
  const grid = within(screen.getByRole('grid', { name: 'Orders' }));
  expect(grid.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['', 'Order', 'Total']);
  expect(
    within(row('A2'))
      .getAllByRole('gridcell')
      .map((cell) => cell.textContent),
  ).toEqual(['', 'A2', '€200']);
  expect(ROWS.map((name) => row(name).tabIndex)).toEqual([0, -1, -1, -1]);
});

test('[DESK-04] arrows, j and k move the focus from row to row, and Enter opens the one with the focus', async () => {
  const onOpen = showGrid();
  enter();
  press('ArrowDown');
  await hasFocus('A2');
  press('j');
  await hasFocus('A3');
  press('k');
  await hasFocus('A2');
  press('End');
  await hasFocus('A4');
  expect(onOpen).not.toHaveBeenCalled();
  press('Enter');
  expect(onOpen.mock.calls).toEqual([['A4']]);
});

test('[DESK-04] Space selects a row, Shift with arrows a range, Ctrl+A all', async () => {
  showGrid();
  enter();
  press(' ');
  expect(selected()).toEqual(['A1']);
  press('ArrowDown', { shiftKey: true });
  await hasFocus('A2');
  press('ArrowDown', { shiftKey: true });
  expect(selected()).toEqual(['A1', 'A2', 'A3']);
  press('a', { ctrlKey: true });
  expect(selected()).toEqual(ROWS);
});

test('the box of a row selects it without opening it, that of the head selects all and none', () => {
  const onOpen = showGrid();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Order A3' }));
  expect(selected()).toEqual(['A3']);
  const all = screen.getByRole('checkbox', { name: 'Select all rows' });
  expect(all.getAttribute('aria-checked')).toBe('mixed');
  fireEvent.click(all);
  expect(selected()).toEqual([]);
  fireEvent.click(all);
  expect(selected()).toEqual(ROWS);
  expect(all.getAttribute('aria-checked')).toBe('true');
  expect(onOpen).not.toHaveBeenCalled();
});

test('rows without bulk actions have no boxes, and Space selects none', () => {
  showGrid(false);
  enter();
  press(' ');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(row('A1').hasAttribute('aria-selected')).toBe(false);
});

test('the head of a column sorts by it, and once more the other way round', () => {
  showGrid();
  const head = () => screen.getByRole('columnheader', { name: 'Order' });
  fireEvent.click(within(head()).getByRole('button'));
  expect([readAddress(), head().getAttribute('aria-sort')]).toEqual(['/?sort=code', 'ascending']);
  fireEvent.click(within(head()).getByRole('button'));
  expect([readAddress(), head().getAttribute('aria-sort')]).toEqual(['/?sort=-code', 'descending']);
});

test('Enter and Space on a button in the head press that button and leave the rows alone', () => {
  const onOpen = showGrid();
  screen.getByRole('button', { name: 'Order' }).focus();
  expect([press('Enter'), press(' ')]).toEqual([true, true]);
  screen.getByRole('checkbox', { name: 'Select all rows' }).focus();
  expect([press('Enter'), press(' ')]).toEqual([true, true]);
  expect(onOpen).not.toHaveBeenCalled();
  expect(selected()).toEqual([]);
});
