import { Button } from '@paddock/ui/button';
import { useDelayed } from '@paddock/ui/delayed';
import { Icon } from '@paddock/ui/icon';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { usePage } from '../../../page/page-context.ts';
import { usePath } from '../../../page/use-path.ts';
import { useSession } from '../../session/session-store.tsx';
import { useStoreMap } from '../map/choose-map.ts';
import { gazetteer } from '../map/maplibre/gazetteer.ts';
import { MapStage } from '../map-stage.tsx';
import { StoreList } from '../store-list.tsx';
import type { StartPoint, StoresView } from '../store-view.ts';
import { Filters } from './filters.tsx';
import { SearchBox } from './search-box.tsx';
import { useAwake } from './use-awake.ts';
import { useFinder } from './use-finder.ts';
import { useFoundText } from './use-found-text.ts';
import { usePosition } from './use-position.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { useWide } from './use-wide.ts';

// Room for the info window: above the pin on wide screens, at the map's foot on phones.
const BELOW = { wide: 150, narrow: -150 } as const;

/** Search, list and map as one: what one does in any of them shows in all. */
export function Finder({ view }: { view: StoresView }) {
  const t = useT();
  const path = usePath();
  const { lang, segment } = usePage();
  const finder = useFinder(view, path('stores/find'));
  const { change, select, shown, found, preferUnit } = finder;
  const [text, setText] = useState(view.start?.name ?? '');
  const [note, setNote] = useState('');
  const stage = useRef<HTMLDivElement>(null);
  const site = { country: segment?.split('-')[0] ?? '', language: lang };
  const map = useStoreMap(view.provider, site, useAwake(stage));
  const placesRoute = path('stores/places');
  const own = useMemo(() => gazetteer(placesRoute), [placesRoute]);
  const isWide = useWide();
  const isBusy = useDelayed(finder.isBusy);
  const foundText = useFoundText(shown, found.length);

  const { stores: remembered } = useSession();
  useEffect(() => {
    if (view.start) return;
    if (remembered.unit) preferUnit(remembered.unit);
    if (remembered.place) setText((typed) => typed || (remembered.place ?? ''));
  }, [remembered.unit, remembered.place, view.start, preferUnit]);

  const start = useCallback(
    (next: StartPoint | null) => {
      setNote('');
      void change({ start: next });
    },
    [change],
  );
  const position = usePosition(
    (here) => {
      setText('');
      start({ position: here, name: null });
    },
    () => {
      setText('');
      start(null);
      setNote(t('stores.notLocated'));
    },
  );
  const { remember, giveBack } = useReturnFocus();
  const choose = (id: number | null) => {
    if (id !== null) remember();
    select(id, isWide ? BELOW.wide : BELOW.narrow);
    if (id === null) giveBack();
  };

  return (
    <div className="stores" data-map={map.isFailed ? 'none' : undefined}>
      <div className="stores-panel">
        <div className="stores-panel__search">
          <h1 className="ui-h3">{t('stores.heading')}</h1>
          <SearchBox
            places={map.chosen?.places ?? own}
            isChina={view.isChina}
            text={text}
            onText={setText}
            onStart={start}
          />
          <button
            type="button"
            className="stores-locate"
            disabled={!position.canLocate || position.isLocating}
            onClick={position.locate}
          >
            <Icon name="locate" />
            {position.isLocating ? t('stores.locating') : t('stores.myLocation')}
          </button>
          <Filters query={finder.query} onChange={(part) => void change(part)} />
        </div>
        <div className="stores-panel__found" role="status" aria-busy={finder.isBusy}>
          {note && <p className="stores-panel__note">{note}</p>}
          {found.length > 0 ? <p>{foundText}</p> : <p>{t('stores.none')}</p>}
        </div>
        {found.length > 0 ? (
          <StoreList
            stores={found}
            unit={shown.query.unit}
            selectedId={finder.selectedId}
            litId={finder.litId}
            isStale={isBusy}
            onSelect={choose}
            onLight={finder.light}
          />
        ) : (
          <div className="stores-panel__none">
            <Button
              variant="ghost"
              size="small"
              onClick={() => {
                setText('');
                void change({ start: null, services: [] });
              }}
            >
              {t('stores.showAll')}
            </Button>
          </div>
        )}
      </div>
      <MapStage view={view} finder={finder} map={map} isWide={isWide} stage={stage} onSelect={choose} />
    </div>
  );
}
