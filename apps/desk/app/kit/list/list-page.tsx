import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import type { DeskError } from '../calls/desk-error.ts';
import { useKeys } from '../keys/use-keys.ts';
import { Button } from '../parts/button.tsx';
import { Note } from '../parts/facts.tsx';
import { Icon } from '../parts/icon.tsx';
import { Kbd } from '../parts/kbd.tsx';
import { FailedState, StatePage } from '../parts/state-page.tsx';
import { numberText } from '../parts/time.tsx';
import { Screen } from '../screen/screen.tsx';
import { PHONE, useMedia } from '../screen/use-media.ts';
import { keepScope, useScope } from '../session/scope.ts';
import { BulkBar } from './bulk-bar.tsx';
import { FilterBar } from './filter-bar.tsx';
import { listQuery } from './first-page.ts';
import { Grid } from './grid.tsx';
import type { GridState } from './grid-keys.ts';
import { isView, readChips, readQuery, withFilter, withoutFilters, withView } from './list-address.ts';
import type { ListPageProps, ListRows, ListSource } from './list-types.ts';
import { ListSkeleton } from './skeleton.tsx';
import { keepTrail } from './trail.ts';
import { useGrid } from './use-grid.ts';

/** A list: its address is its state, rows come page by page while scrolling, everything works by keyboard. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { title, source, filters = [], rowId } = props;
  const [search] = useSearchParams();
  const scope = useScope();
  const query = readQuery(search, filters, props.views);
  const { list, rows, loadMore } = useRows(source, query, scope.sites);
  const ids = useMemo(() => rows.map(rowId), [rows, rowId]);
  const [grid, setGrid] = useGrid(ids, JSON.stringify([query, scope.sites]));
  const arrived = useArrivals(rows, rowId);
  const { open, panelCall } = useOpening(props, rows);
  const cursorRow = rows[grid.cursor];
  const shownRow = useDeferredValue(cursorRow);
  useKeys(cursorRow && props.rowKeys ? props.rowKeys(cursorRow) : []);
  useNewKey(props.newCount ?? 0, () => void list.refetch());
  useEnterKeys();
  const setSearched = useFocusOnFound(search.get('q') ?? '', !list.isPending);
  const chosen = rows.filter((row) => grid.selected.has(rowId(row)));
  return (
    <Screen
      name={title}
      actions={props.actions}
      isScrolling={false}
      panel={props.panel && shownRow ? props.panel(shownRow) : undefined}
      panelCall={panelCall}
    >
      <div className="list">
        <Views {...(props.views && { views: props.views })} />
        {props.above}
        <FilterBar
          filters={filters}
          search={props.search}
          count={<Count page={list.data?.pages[0]} />}
          onEnter={setSearched}
        />
        <ListBody
          {...props}
          list={list}
          rows={rows}
          grid={grid}
          setGrid={setGrid}
          open={open}
          loadMore={loadMore}
          arrived={arrived}
        />
        <BulkBar
          rows={chosen}
          actions={props.bulk ?? []}
          onClear={() => setGrid({ ...grid, selected: new Set() })}
        />
      </div>
    </Screen>
  );
}

/** The rows that are loaded so far; `loadMore` asks for the next page. */
function useRows<Row>(
  source: ListSource<Row>,
  query: Readonly<Record<string, string>>,
  sites: string | undefined,
) {
  const list = useInfiniteQuery<ListRows<Row>, DeskError>({
    ...listQuery(source, query, sites),
    getNextPageParam: (page) => page.next,
  });
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.rows) ?? [], [list.data]);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const loadMore = useCallback(() => {
    // The end of the list stays in view: asked for by itself, a page that fails would be asked for without end.
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  return { list, rows, loadMore };
}

/** Opens the screen of a row. One without an address of its own has its panel, which is a drawer on narrow windows. */
function useOpening<Row>({ name, rowHref }: ListPageProps<Row>, rows: readonly Row[]) {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const [panelCall, setPanelCall] = useState(0);
  const open = (row: Row) => {
    if (!rowHref) return setPanelCall(panelCall + 1);
    const hrefs = rows.map((one) => keepScope(rowHref(one), search));
    keepTrail({ name, list: `${location.pathname}${location.search}`, hrefs });
    navigate(keepScope(rowHref(row), search));
  };
  return { open, panelCall };
}

function useNewKey(newCount: number, show: () => void) {
  const t = useT();
  const key = { keys: '.', label: t('kit.list.showNew'), group: t('kit.keys.list'), run: show };
  useKeys(newCount > 0 ? [key] : []);
}

function useEnterKeys() {
  const t = useT();
  useKeys([
    { keys: 'j', label: t('kit.list.next'), group: t('kit.keys.list'), run: focusCursor },
    { keys: 'arrowdown', run: focusCursor },
  ]);
}

/** `j` from anywhere on the page enters the list; inside, the grid hears it itself. */
function focusCursor(): boolean {
  const row = document.querySelector<HTMLElement>('[role=row][tabindex="0"]');
  if (!row || document.activeElement === row) return false;
  row.focus();
  return true;
}

/** After Enter in the search field the first row has the focus, once the rows of that search are there. */
function useFocusOnFound(shownText: string, isLoaded: boolean): (text: string) => void {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    if (text === null || text !== shownText || !isLoaded) return;
    // The grid draws its rows once it knows its height.
    const frame = requestAnimationFrame(() => {
      focusCursor();
      setText(null);
    });
    return () => cancelAnimationFrame(frame);
  }, [text, shownText, isLoaded]);
  return setText;
}

type BodyProps<Row> = ListPageProps<Row> & {
  list: ReturnType<typeof useInfiniteQuery<ListRows<Row>, DeskError>>;
  rows: readonly Row[];
  grid: GridState;
  setGrid(state: GridState): void;
  open(row: Row): void;
  loadMore(): void;
  arrived: ReadonlySet<string>;
};

function ListBody<Row>(props: BodyProps<Row>) {
  const { list, rows, columns, rowId, newCount = 0 } = props;
  const isPhone = useMedia(PHONE);
  const width = useWindowWidth();
  if (list.isError && rows.length === 0)
    return <FailedState error={list.error} onRetry={() => void list.refetch()} />;
  if (list.isPending) return <ListSkeleton />;
  if (rows.length === 0) return <EmptyList {...props} />;
  const page = list.data?.pages[0];
  return (
    <>
      <Grid
        label={props.title}
        rows={rows}
        count={page?.countIs === 'exact' ? page.count + 1 : -1}
        columns={columns.filter(({ from = 0 }) => width >= from)}
        state={props.grid}
        onState={props.setGrid}
        rowId={rowId}
        rowLabel={props.rowLabel}
        card={props.card}
        cardHeight={props.cardHeight}
        onOpen={props.open}
        onNearEnd={props.loadMore}
        isPhone={isPhone}
        isSelectable={!isPhone && (props.bulk?.length ?? 0) > 0}
        isNew={(row) => props.arrived.has(rowId(row))}
        above={newCount > 0 ? <NewRows count={newCount} onShow={() => void list.refetch()} /> : null}
      />
      {list.isFetchNextPageError ? <MoreFailed onRetry={() => void list.fetchNextPage()} /> : null}
    </>
  );
}

/** Below the rows that are there: the next ones could not be loaded. */
function MoreFailed({ onRetry }: { onRetry(): void }) {
  const t = useT();
  return (
    <div role="alert">
      <Note tone="alert" icon="warning">
        <div className="row space-between">
          {t('kit.failed.title')}
          <Button size="small" onClick={onRetry}>
            {t('kit.retry')}
          </Button>
        </div>
      </Note>
    </div>
  );
}

function useWindowWidth(): number {
  const is900 = useMedia('(min-width: 900px)');
  const is1200 = useMedia('(min-width: 1200px)');
  const is1400 = useMedia('(min-width: 1400px)');
  const is1700 = useMedia('(min-width: 1700px)');
  return is1700 ? 1700 : is1400 ? 1400 : is1200 ? 1200 : is900 ? 900 : 0;
}

function NewRows({ count, onShow }: { count: number; onShow(): void }) {
  const t = useT();
  return (
    <button type="button" className="newbar" onClick={onShow} aria-keyshortcuts=".">
      <Icon name="arrow-up" size={12} />
      {t('kit.list.new', { count })}
      <Kbd keys="." />
    </button>
  );
}

/** Ids that were not in the list the first time, for six seconds of glow. */
function useArrivals<Row>(rows: readonly Row[], rowId: (row: Row) => string): ReadonlySet<string> {
  const seen = useRef<Set<string> | null>(null);
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (rows.length === 0) return;
    const known = seen.current;
    const first = rows.slice(0, 50).map(rowId);
    if (known) {
      const place = first.findIndex((id) => known.has(id));
      const fresh = place > 0 ? first.slice(0, place) : [];
      if (fresh.length > 0) setArrived(new Set(fresh));
    }
    seen.current = new Set([...(known ?? []), ...rows.map(rowId)]);
  }, [rows, rowId]);
  return arrived;
}

function Count<Row>({ page }: { page: ListRows<Row> | undefined }) {
  const t = useT();
  if (!page) return null;
  return page.countIs === 'exact'
    ? t('kit.list.count', { count: page.count })
    : t('kit.list.countAtLeast', { count: numberText(page.count) });
}

/** Views are counted up to one more than this. */
const MAX_SHOWN_COUNT = 99;

function Views({ views = [] }: Pick<ListPageProps<unknown>, 'views'>) {
  const [search] = useSearchParams();
  const t = useT();
  if (views.length === 0) return null;
  return (
    <nav className="views" aria-label={t('kit.list.views')}>
      {views.map((view) => (
        <Link
          key={view.id}
          className="view"
          to={{ search: withView(search, view.query).toString() }}
          aria-current={isView(search, view.query) ? 'page' : undefined}
        >
          {view.label}
          {view.count === undefined ? null : (
            <i>{view.count > MAX_SHOWN_COUNT ? `${numberText(MAX_SHOWN_COUNT)}+` : numberText(view.count)}</i>
          )}
        </Link>
      ))}
    </nav>
  );
}

function EmptyList<Row>({ empty, filters = [] }: ListPageProps<Row>) {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const last = readChips(search, filters).at(-1);
  const isFiltered = last !== undefined || search.has('q');
  if (!isFiltered)
    return (
      <StatePage icon="check" tone="ok" title={empty.title} actions={empty.action}>
        <p>{empty.text}</p>
      </StatePage>
    );
  return (
    <StatePage
      icon="filter"
      title={t('kit.list.noMatch')}
      actions={
        <>
          {last ? (
            <Button onClick={() => setSearch(withFilter(search, last.id, null))} keys="backspace">
              {t('kit.list.leaveOut', { name: last.value })}
            </Button>
          ) : null}
          <Button look="quiet" onClick={() => setSearch(withoutFilters(search))}>
            {t('kit.list.clear')}
          </Button>
        </>
      }
    >
      <p>{t('kit.list.noMatchText')}</p>
    </StatePage>
  );
}
