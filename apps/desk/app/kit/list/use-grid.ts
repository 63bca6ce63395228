import { useEffect, useState } from 'react';
import { EMPTY_GRID, type GridState, keepCursor } from './grid-keys.ts';

/** Cursor and selection of a list. A row that arrives or leaves above the cursor does not move it to another subject. */
export function useGrid(
  ids: readonly string[],
  list: string,
): readonly [grid: GridState, move: (state: GridState) => void] {
  const [moved, setMoved] = useState({ state: EMPTY_GRID, id: null as string | null, list });
  const grid = keepCursor(moved.state, ids, moved.list === list ? moved.id : null);
  const move = (state: GridState) => setMoved({ state, id: ids[state.cursor] ?? null, list });
  const { cursor, anchor } = grid;
  const shown = ids[cursor] ?? null;
  useEffect(() => {
    if (shown === null) return;
    setMoved((kept) =>
      kept.id === shown && kept.list === list && kept.state.cursor === cursor && kept.state.anchor === anchor
        ? kept
        : { state: { ...kept.state, cursor, anchor }, id: shown, list },
    );
  }, [shown, list, cursor, anchor]);
  return [grid, move];
}
