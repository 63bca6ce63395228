import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { writeKey } from '../keys/keys.ts';
import { Icon } from '../parts/icon.tsx';
import { GridHead } from './grid-head.tsx';
import { GRID_KEYS, type GridState, pressGridKey, selectTo, toggleRow } from './grid-keys.ts';
import type { Column } from './list-types.ts';

export interface GridProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  /** −1 when only a lower bound is known. */
  readonly count: number;
  readonly columns: readonly Column<Row>[];
  readonly state: GridState;
  readonly onState: (state: GridState) => void;
  rowId(row: Row): string;
  rowLabel(row: Row): string;
  card(row: Row): ReactNode;
  readonly cardHeight?: number | undefined;
  readonly onOpen: (row: Row) => void;
  readonly onNearEnd: () => void;
  readonly isPhone: boolean;
  readonly isSelectable: boolean;
  readonly isNew: (row: Row) => boolean;
  readonly above: ReactNode;
}

const ROW_HEIGHT = 36;
const CARD_HEIGHT = 76;

/** Rows under a sticky head, of which only those in view are in the page. The cursor is one tab stop. */
export function Grid<Row>(props: GridProps<Row>) {
  const { rows, columns, state, onState, rowId, onOpen, onNearEnd, isPhone, isSelectable } = props;
  const scroll = useRef<HTMLDivElement>(null);
  const height = isPhone ? (props.cardHeight ?? CARD_HEIGHT) : ROW_HEIGHT;
  const { virtual, items } = useRowsInView({ scroll, count: rows.length, height, onNearEnd });
  const ids = rows.map(rowId);

  function press(event: React.KeyboardEvent): void {
    const key = writeKey(event.nativeEvent);
    if (/^(enter|space)$/.test(key) && isOnControl(event.target)) return;
    const row = rows[state.cursor];
    if (key === 'enter' && row) onOpen(row);
    else if (GRID_KEYS.includes(key) && (isSelectable || !/space|mod\+a|shift/.test(key))) {
      const pageSize = Math.max(1, Math.floor((scroll.current?.clientHeight ?? 0) / height) - 2);
      const next = pressGridKey(state, key, { ids, pageSize });
      onState(next);
      virtual.scrollToIndex(next.cursor);
      focusRow(next.cursor);
    } else if (key !== 'space') return;
    event.preventDefault();
  }
  // The row may not be in the page yet, so it is looked for after the next frame.
  const focusRow = (place: number) =>
    requestAnimationFrame(() =>
      scroll.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus({ preventScroll: true }),
    );

  const widths = [isSelectable ? '36px' : '', ...columns.map(({ width }) => width)].filter(Boolean).join(' ');
  return (
    <div ref={scroll} className="grid" style={{ '--cols': widths } as CSSProperties}>
      <div
        role="grid"
        aria-label={props.label}
        aria-rowcount={props.count}
        aria-colcount={columns.length + (isSelectable ? 1 : 0)}
        aria-multiselectable={isSelectable || undefined}
        onKeyDown={press}
      >
        {isPhone ? null : (
          <GridHead columns={columns} state={state} onState={onState} ids={ids} hasBox={isSelectable} />
        )}
        {props.above}
        <div className="grid__rows" role="rowgroup" style={{ blockSize: virtual.getTotalSize() }}>
          {items.map((item) => {
            const row = rows[item.index];
            return row === undefined ? null : (
              <GridRow
                key={ids[item.index]}
                {...props}
                row={row}
                ids={ids}
                place={item.index}
                style={{ blockSize: item.size, transform: `translateY(${item.start}px)` }}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** A button of the head or a link in a cell, which Enter and Space press; the box of a row belongs to its row. */
const isOnControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button:not([tabindex="-1"]), a') !== null;

interface RowsInViewInput {
  readonly scroll: RefObject<HTMLDivElement | null>;
  readonly count: number;
  readonly height: number;
  readonly onNearEnd: () => void;
}

/** Which rows are in the page; near the last one more are asked for. */
function useRowsInView({ scroll, count, height, onNearEnd }: RowsInViewInput) {
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: () => height,
    overscan: useOverscan(),
  });
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? -1;
  useEffect(() => {
    if (last >= count - 20) onNearEnd();
  }, [last, count, onNearEnd]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: sizes are estimated again when the height changes
  useEffect(() => virtual.measure(), [virtual, height]);
  return { virtual, items };
}

const FIRST_OVERSCAN = 2;
const OVERSCAN = 12;
const SETTLED_MS = 500;

/** Rows beyond the window that are in the page: few at first, so that those in view are painted sooner. */
function useOverscan(): number {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled ? OVERSCAN : FIRST_OVERSCAN;
}

type RowProps<Row> = GridProps<Row> & {
  row: Row;
  place: number;
  ids: readonly string[];
  style: CSSProperties;
};

function GridRow<Row>(props: RowProps<Row>) {
  const { row, place, ids, state, onState, columns, isPhone, isSelectable, onOpen, rowLabel } = props;
  const isSelected = state.selected.has(ids[place] ?? '');
  const isCursor = state.cursor === place;
  const click = (event: React.MouseEvent) => {
    if (event.shiftKey && isSelectable) onState(selectTo(state, place, ids));
    else {
      onState({ ...state, cursor: place, anchor: place });
      onOpen(row);
    }
  };
  const classes = ['grid__row', isCursor && 'is-cursor', props.isNew(row) && 'is-new', isPhone && 'is-card'];
  return (
    <div
      role="row"
      data-place={place}
      className={classes.filter(Boolean).join(' ')}
      style={props.style}
      tabIndex={isCursor ? 0 : -1}
      aria-rowindex={place + 2}
      aria-selected={isSelectable ? isSelected : undefined}
      aria-label={rowLabel(row)}
      onFocus={() => !isCursor && onState({ ...state, cursor: place, anchor: place })}
      onClick={click}
    >
      {isPhone ? (
        <div role="gridcell" className="grid__card">
          {props.card(row)}
        </div>
      ) : (
        <>
          {isSelectable ? (
            <RowBox
              name={rowLabel(row)}
              isSelected={isSelected}
              onToggle={() => onState(toggleRow(state, place, ids))}
            />
          ) : null}
          {columns.map((column) => (
            <div
              key={column.id}
              role="gridcell"
              className={column.align ? 'grid__cell number' : 'grid__cell'}
            >
              {column.cell(row)}
            </div>
          ))}
        </>
      )}
    </div>
  );
}

interface RowBoxProps {
  readonly name: string;
  readonly isSelected: boolean;
  onToggle(): void;
}

function RowBox({ name, isSelected, onToggle }: RowBoxProps) {
  const t = useT();
  return (
    <div role="gridcell" className="grid__cell grid__box">
      <button
        type="button"
        tabIndex={-1}
        className="grid__check"
        role="checkbox"
        aria-checked={isSelected}
        aria-label={t('kit.list.selectRow', { name })}
        onClick={(event) => {
          event.stopPropagation();
          onToggle();
        }}
      >
        <span className="checkbox" data-checked={isSelected || undefined}>
          <Icon name="check" />
        </span>
      </button>
    </div>
  );
}
