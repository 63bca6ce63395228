export interface GridState {
  /** Row with the cursor. */
  readonly cursor: number;
  /** Where a range began. */
  readonly anchor: number;
  readonly selected: ReadonlySet<string>;
}

export const EMPTY_GRID: GridState = { cursor: 0, anchor: 0, selected: new Set() };

interface Rows {
  readonly ids: readonly string[];
  /** Rows that fit on the screen, for Page Up and Page Down. */
  readonly pageSize: number;
}

const STEPS: Record<string, (cursor: number, rows: Rows) => number> = {
  j: (cursor) => cursor + 1,
  arrowdown: (cursor) => cursor + 1,
  k: (cursor) => cursor - 1,
  arrowup: (cursor) => cursor - 1,
  pagedown: (cursor, { pageSize }) => cursor + pageSize,
  pageup: (cursor, { pageSize }) => cursor - pageSize,
  home: () => 0,
  end: (_, { ids }) => ids.length - 1,
};

export const GRID_KEYS = [...Object.keys(STEPS), 'space', 'mod+a', 'shift+arrowdown', 'shift+arrowup'];

/** What a key does to cursor and selection. Shift with an arrow takes every row from the anchor to the cursor. */
export function pressGridKey(state: GridState, key: string, rows: Rows): GridState {
  const { ids } = rows;
  if (ids.length === 0) return state;
  if (key === 'space') return toggleRow(state, state.cursor, ids);
  if (key === 'mod+a') return { ...state, selected: new Set(ids) };
  const isRange = key.startsWith('shift+');
  const step = STEPS[isRange ? key.slice(6) : key];
  if (!step) return state;
  const cursor = Math.min(ids.length - 1, Math.max(0, step(state.cursor, rows)));
  if (!isRange) return { ...state, cursor, anchor: cursor };
  return { ...state, cursor, selected: new Set(rangeOf(ids, state.anchor, cursor)) };
}

export function toggleRow(state: GridState, row: number, ids: readonly string[]): GridState {
  const id = ids[row];
  if (id === undefined) return state;
  const selected = new Set(state.selected);
  if (!selected.delete(id)) selected.add(id);
  return { cursor: row, anchor: row, selected };
}

/** A click with Shift: from the anchor to the row. */
export const selectTo = (state: GridState, row: number, ids: readonly string[]): GridState => ({
  ...state,
  cursor: row,
  selected: new Set([...state.selected, ...rangeOf(ids, state.anchor, row)]),
});

const rangeOf = (ids: readonly string[], from: number, to: number) =>
  ids.slice(Math.min(from, to), Math.max(from, to) + 1);

/**
 * Rows may have come and gone since the cursor was moved. It stays on its row; if that has gone, on the row that took its
 * place, and in the list, which could not be entered by key otherwise.
 */
export function keepCursor(state: GridState, ids: readonly string[], id: string | null): GridState {
  const place = id === null ? -1 : ids.indexOf(id);
  const cursor = place >= 0 ? place : Math.max(0, Math.min(state.cursor, ids.length - 1));
  if (cursor === state.cursor) return state;
  const anchor = Math.max(0, Math.min(state.anchor + cursor - state.cursor, ids.length - 1));
  return { ...state, cursor, anchor };
}
