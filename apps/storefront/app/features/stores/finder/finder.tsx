import { Icon } from '@paddock/ui/icon';
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { usePage, usePath } from '../../../page/page-context.ts';
import { gazetteer } from '../map/maplibre/gazetteer.ts';
import { useStoreMap } from '../map/use-store-map.ts';
import { MapStage } from '../map-stage.tsx';
import type { StoresView } from '../store-view.ts';
import { Filters } from './filters.tsx';
import { FoundStores } from './found-stores.tsx';
import { SearchBox } from './search-box.tsx';
import { useFinder } from './use-finder.ts';
import { useMapTrigger } from './use-map-trigger.ts';
import { useStartPoint } from './use-start-point.ts';

/** H-67: from here on the list stands beside the map. */
const WIDE = '(min-width: 1024px)';

const watch = (tell: () => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

const isWide = (): boolean => window.matchMedia(WIDE).matches;

/** True on the server. Hydration has the browser's answer, so the first render must keep the server's markup either way. */
const useWide = (): boolean => useSyncExternalStore(watch, isWide, () => import.meta.env.SSR || isWide());

// Room for the info window: above the pin on wide screens, at the map's foot on phones.
const BELOW = { wide: 200, narrow: -150 } as const;

/** Search, list and map share one state: an action in any of them shows in all. */
export function Finder({ view }: { view: StoresView }) {
  const t = useT();
  const path = usePath();
  const { lang, segment } = usePage();
  const finder = useFinder(view, path('stores/find'));
  const { change, select } = finder;
  const { text, setText, note, start, position } = useStartPoint(view, finder);
  const stage = useRef<HTMLDivElement>(null);
  const site = { country: segment?.split('-')[0] ?? '', language: lang };
  const isAwake = useMapTrigger(stage);
  const map = useStoreMap(view.provider, site, isAwake);
  const placesRoute = path('stores/places');
  const own = useMemo(() => gazetteer(placesRoute), [placesRoute]);
  const isWide = useWide();

  const { remember, giveBack } = useReturnFocus();
  const choose = useCallback(
    (id: number | null) => {
      if (id !== null) remember();
      select(id, isWide ? BELOW.wide : BELOW.narrow);
      // On a phone the list stands under the map: the window that opens must be seen.
      if (id !== null && !isWide) stage.current?.scrollIntoView({ block: 'nearest' });
      if (id === null) giveBack();
    },
    [select, remember, giveBack, isWide],
  );
  const showAll = () => {
    setText('');
    void change({ start: null, services: [] });
  };

  return (
    <div className="stores" data-map={map.isFailed ? 'none' : undefined}>
      <div className="stores-panel">
        <div className="stores-panel__search">
          <h1 className="ui-h3">{t('stores.heading')}</h1>
          <SearchBox
            places={map.chosen?.places ?? own}
            isChina={view.isChina}
            hasSuggestions={isAwake}
            text={text}
            onText={setText}
            onStart={start}
          />
          <LocateButton position={position} />
          <Filters query={finder.query} onChange={(part) => void change(part)} />
        </div>
        <FoundStores
          clock={view.clock}
          finder={finder}
          note={note}
          isWide={isWide}
          onSelect={choose}
          onShowAll={showAll}
        />
      </div>
      <MapStage view={view} finder={finder} map={map} isWide={isWide} stage={stage} onSelect={choose} />
    </div>
  );
}

function LocateButton({ position }: Pick<ReturnType<typeof useStartPoint>, 'position'>) {
  const t = useT();
  return (
    <button
      type="button"
      className="stores-locate"
      disabled={!position.canLocate || position.isLocating}
      onClick={position.locate}
    >
      <Icon name="locate" />
      {position.isLocating ? t('stores.locating') : t('stores.myLocation')}
    </button>
  );
}

/** Returns the focus to the button that opened the window. */
function useReturnFocus() {
  const from = useRef<HTMLElement | null>(null);
  const remember = useCallback(() => {
    if (document.activeElement instanceof HTMLElement && document.activeElement !== document.body)
      from.current = document.activeElement;
  }, []);
  const giveBack = useCallback(() => {
    const target = from.current;
    from.current = null;
    requestAnimationFrame(() => target?.isConnected && target.focus({ preventScroll: true }));
  }, []);
  return { remember, giveBack };
}
