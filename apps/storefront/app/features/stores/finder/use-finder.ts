import { useCallback, useEffect, useRef, useState } from 'react';
import { FIRST_ZOOM, type MapReach, type MapView, STORE_ZOOM } from '../map/map-port.ts';
import type { StartPoint, StoresView, StoreView, Unit } from '../store-view.ts';
import { metresOf, zoomToFit } from '../stores.rules.ts';
import { FIRST, queryFrom, type StoresQuery, toQuery } from '../stores-query.ts';

const WIDEST_RING = 620;
const NEAREST_FIT = 11;

type Change = Partial<Pick<StoresQuery, 'distance' | 'unit' | 'services'>> & { start?: StartPoint | null };

/** What is looked for, what was found, what is chosen, and where the map is to look. */
export function useFinder(first: StoresView, route: string) {
  const [start, setStart] = useState(first.start);
  const [query, setQuery] = useState<StoresQuery>(() =>
    queryFrom({ ...FIRST, unit: first.unit }, first.start),
  );
  const [found, setFound] = useState<readonly StoreView[]>(first.stores);
  // The sentence above the list describes the shown result, not the pending query.
  const [shown, setShown] = useState({ query, start: first.start });
  const [isBusy, setBusy] = useState(false);
  const [selectedId, setSelected] = useState<number | null>(null);
  const [litId, light] = useState<number | null>(null);
  const [view, setView] = useState<MapView>(() => viewOf(first, query));
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const change = useCallback(
    async ({ start: nextStart = start, ...part }: Change) => {
      const next = queryFrom({ ...query, ...part }, nextStart);
      setStart(nextStart);
      setQuery(next);
      leaving.current?.abort();
      const mine = new AbortController();
      leaving.current = mine;
      setBusy(true);
      const stores = await ask(`${route}?${toQuery(next, nextStart?.name)}`, mine.signal);
      if (mine.signal.aborted) return;
      setBusy(false);
      if (!stores) return;
      setFound(stores);
      setShown({ query: next, start: nextStart });
      setSelected((id) => (stores.some((store) => store.id === id) ? id : null));
      if (nextStart !== start || part.distance || part.unit) setView(viewOf(first, next));
    },
    [query, start, route, first],
  );

  const select = useCallback(
    (id: number | null, below = 0) => {
      setSelected(id);
      const store = found.find((one) => one.id === id);
      if (store) setView({ centre: store.position, zoom: STORE_ZOOM, below });
    },
    [found],
  );

  /** The unit of an earlier visit, before anything is looked for: then no distance is shown yet. */
  const preferUnit = useCallback(
    (unit: Unit) => setQuery((known) => (known.start ? known : { ...known, unit })),
    [],
  );

  return { start, query, found, shown, isBusy, selectedId, litId, view, change, select, preferUnit, light };
}

/** The ring a search covers; a whole country has none. */
export function reachOf({ start, distance, unit }: StoresQuery): MapReach | null {
  return start && { centre: start, metres: metresOf(distance, unit) };
}

function viewOf({ centre }: StoresView, { start, distance, unit }: StoresQuery): MapView {
  if (!start) return { centre, zoom: FIRST_ZOOM };
  const zoom = zoomToFit(metresOf(distance, unit), start, ringPixels());
  return { centre: start, zoom: Math.min(zoom, NEAREST_FIT) };
}

// The whole ring is to be seen, on a phone too.
const ringPixels = () =>
  typeof window === 'undefined' ? WIDEST_RING : Math.min(window.innerWidth * 0.9, WIDEST_RING);

async function ask(url: string, signal: AbortSignal): Promise<readonly StoreView[] | null> {
  try {
    const response = await fetch(url, { signal });
    if (response.ok) return (await response.json()) as StoreView[];
    console.error(`store search answered ${response.status}`);
  } catch (error) {
    if (!signal.aborted) console.error('store search failed', error);
  }
  return null;
}
