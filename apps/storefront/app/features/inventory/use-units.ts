import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { usePath } from '../../page/page-context.ts';
import { type UnitFilters, type UnitsNear, writeListQuery } from './unit-filters.rules.ts';
import type { UnitsView } from './units-view.ts';
import { useTakenUnits } from './use-taken-units.ts';

type KnownUnits = { filters: UnitFilters; view: UnitsView };

/** A list at hand, or one to be loaded, with the list to show when that fails. */
export type InitialUnits = KnownUnits | { filters: UnitFilters; view: null; otherwise: KnownUnits };

/** A list of units that follows its filters. A load that fails is logged, and the list stays as it was. */
export function useUnits(slug: string, initial: InitialUnits, list: RefObject<Element | null>) {
  const path = usePath();
  const [filters, setFilters] = useState(initial.filters);
  const [view, setView] = useState<UnitsView | null>(initial.view);
  const [isLoading, setLoading] = useState(initial.view === null);
  const running = useRef<AbortController>(undefined);
  const shown = useRef(initial);
  const near = useRef<UnitsNear | null>(null);

  // Another address of the page (back, a link without script taken with it) brings its own list.
  useEffect(() => {
    if (shown.current === initial) return;
    shown.current = initial;
    setFilters(initial.filters);
    setView(initial.view);
    // It comes without distances.
    if (near.current) void latest.current.apply(initial.filters);
  }, [initial]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first list is missing
  useEffect(() => {
    if (initial.view === null) void apply(initial.filters);
    return () => running.current?.abort();
  }, []);

  async function apply(next: UnitFilters) {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setFilters(next);
    setLoading(true);
    try {
      const url = path(`products/${slug}/units${writeListQuery(next, near.current)}`);
      setView(await loadUnits(url, control.signal));
    } catch (error) {
      // A newer choice took this one's place.
      if (control.signal.aborted) return;
      console.warn('units could not be loaded', error);
      if (view === null && initial.view === null) {
        setFilters(initial.otherwise.filters);
        setView(initial.otherwise.view);
      }
    }
    setLoading(false);
  }

  const latest = useRef({ apply, filters });
  latest.current = { apply, filters };
  /** Another place, another order or none: the list begins again. */
  const changeNear = useCallback((next: UnitsNear | null) => {
    const { point, isOrder } = near.current ?? {};
    if (point === next?.point && isOrder === next?.isOrder) return;
    near.current = next;
    void latest.current.apply({ ...latest.current.filters, page: 1 });
  }, []);

  const isTaken = useTakenUnits(list, path(`products/${slug}/taken`), () => void apply(filters));

  return { filters, view, isTaken, isLoading, apply, changeNear };
}

async function loadUnits(url: string, signal: AbortSignal): Promise<UnitsView> {
  const response = await fetch(url, { headers: { accept: 'application/json' }, signal });
  if (!response.ok) throw new Error(`units answered ${response.status}`);
  return (await response.json()) as UnitsView;
}
