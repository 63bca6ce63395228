import { expect, test } from 'vitest';
import { EMPTY_GRID, keepCursor, pressGridKey, selectTo, toggleRow } from './grid-keys.ts';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const rows = { ids, pageSize: 3 };
const press = (...keys: string[]) => keys.reduce((state, key) => pressGridKey(state, key, rows), EMPTY_GRID);

test('[DESK-04] j, k and arrows move the cursor and stop at both ends', () => {
  expect(press('j', 'arrowdown', 'k').cursor).toBe(1);
  expect(press('k').cursor).toBe(0);
  expect(press('end', 'j').cursor).toBe(5);
  expect(press('end', 'home').cursor).toBe(0);
});

test('[DESK-04] page keys move by the rows that fit on the screen', () => {
  expect(press('pagedown').cursor).toBe(3);
  expect(press('pagedown', 'pageup').cursor).toBe(0);
});

test('[DESK-04] Space selects the row with the cursor and takes it out again', () => {
  expect([...press('j', 'space').selected]).toEqual(['b']);
  expect([...press('j', 'space', 'space').selected]).toEqual([]);
});

test('[DESK-04] Shift with arrows selects from where the range began, also back across it', () => {
  expect([...press('j', 'j', 'shift+arrowdown', 'shift+arrowdown').selected]).toEqual(['c', 'd', 'e']);
  expect([...press('j', 'j', 'shift+arrowdown', 'shift+arrowup', 'shift+arrowup').selected]).toEqual([
    'b',
    'c',
  ]);
});

test('a range that follows a plain move begins at the new cursor', () => {
  expect([...press('shift+arrowdown', 'j', 'j', 'shift+arrowdown').selected]).toEqual(['d', 'e']);
});

test('mod+a selects every loaded row; an empty list ignores all keys', () => {
  expect(press('mod+a').selected.size).toBe(6);
  expect(pressGridKey(EMPTY_GRID, 'j', { ids: [], pageSize: 3 })).toBe(EMPTY_GRID);
});

test('a click with Shift adds the rows since the last click', () => {
  const clicked = toggleRow(EMPTY_GRID, 1, ids);
  expect([...selectTo(clicked, 3, ids).selected]).toEqual(['b', 'c', 'd']);
});

test('[DESK-04] the cursor stays in a list that has become shorter', () => {
  const state = { ...EMPTY_GRID, cursor: 4 };
  expect(keepCursor(state, ids.slice(0, 3), 'e').cursor).toBe(2);
  expect(keepCursor(state, [], 'e').cursor).toBe(0);
  expect(keepCursor(state, ids, null)).toBe(state);
});

test('[DESK-04] the cursor stays on its row when rows come or go above it', () => {
  const state = { ...EMPTY_GRID, cursor: 2, anchor: 1 };
  expect(keepCursor(state, ['new', 'newer', ...ids], 'c')).toMatchObject({ cursor: 4, anchor: 3 });
  expect(keepCursor(state, ids.slice(1), 'c')).toMatchObject({ cursor: 1, anchor: 0 });
  // Its row has gone: the next one is where it was.
  expect(keepCursor(state, ids.toSpliced(2, 1), 'c')).toBe(state);
});
