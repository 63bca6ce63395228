import { useEffect, useState } from 'react';
import { usePath } from '../../../page/page-context.ts';
import type { NearPlace } from '../../near/near-place.ts';
import { type Away, COARSE_DECIMALS, sortByDistance, writePoint } from '../../near/point.rules.ts';
import type { NearUnitView } from './near-unit-view.ts';

type Loaded = { readonly point: string; readonly units: readonly NearUnitView[] | 'failed' };

/**
 * The vehicles around a place; null while they are loading. The server is asked with a coarse point, for its cache; how
 * far they are is computed here, from the place itself.
 */
export function useNearUnits(place: NearPlace | null): readonly Away<NearUnitView>[] | 'failed' | null {
  const path = usePath();
  const point = place && writePoint(place, COARSE_DECIMALS);
  const route = point && `${path('units/near')}?${new URLSearchParams({ near: point })}`;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (!route || !point) return;
    const control = new AbortController();
    void load(route, control.signal).then((units) => {
      if (!control.signal.aborted) setLoaded({ point, units });
    });
    return () => control.abort();
  }, [route, point]);
  if (!place || loaded?.point !== point) return null;
  return loaded.units === 'failed' ? 'failed' : sortByDistance(loaded.units, place);
}

async function load(route: string, signal: AbortSignal): Promise<Loaded['units']> {
  try {
    const response = await fetch(route, { signal });
    if (response.ok) return (await response.json()) as NearUnitView[];
    console.warn(`near units answered ${response.status}`);
  } catch (error) {
    if (!signal.aborted) console.warn('near units could not be loaded', error);
  }
  return 'failed';
}
