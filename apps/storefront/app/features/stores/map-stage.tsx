import { Button } from '@paddock/ui/button';
import { Skeleton } from '@paddock/ui/skeleton';
import { type RefObject, useMemo } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { usePage, usePath } from '../../page/page-context.ts';
import { reachOf, type useFinder } from './finder/use-finder.ts';
import type { MapWords } from './map/map-port.ts';
import type { useStoreMap } from './map/use-store-map.ts';
import { StoreInfo } from './store-info.tsx';
import type { StoresView } from './store-view.ts';
import './map-stage.css';

const CREDIT = 'Natural Earth, GeoNames';
/** STORES-34: there the map never shows less than the country. */
const CHINA_MIN_ZOOM = 6;

type Props = {
  view: StoresView;
  finder: ReturnType<typeof useFinder>;
  map: ReturnType<typeof useStoreMap>;
  isWide: boolean;
  stage: RefObject<HTMLDivElement | null>;
  onSelect: (id: number | null) => void;
};

/** The map's place on the page, filled when the map is there. */
export function MapStage({ view, finder, map, isWide, stage, onSelect }: Props) {
  const t = useT();
  const path = usePath();
  const { lang, dir } = usePage();
  const { found, shown, selectedId, litId } = finder;
  const words = useMemo(
    (): MapWords => ({
      map: t('stores.map'),
      zoomIn: t('stores.zoomIn'),
      zoomOut: t('stores.zoomOut'),
      credit: CREDIT,
      cluster: (count) => t('stores.cluster', { count }),
    }),
    [t],
  );
  const reach = useMemo(() => reachOf(shown.query), [shown.query]);
  const selected = found.find(({ id }) => id === selectedId);
  const info = selected && (
    <StoreInfo store={selected} unit={shown.query.unit} clock={view.clock} onClose={() => onSelect(null)} />
  );
  if (map.isFailed)
    return (
      <div className="stores-map stores-map--none">
        <p>{t('stores.mapFailed')}</p>
        {info && <div className="stores-map__sheet">{info}</div>}
      </div>
    );
  const { chosen } = map;
  return (
    <div className="stores-map" ref={stage}>
      {chosen ? (
        <chosen.Map
          key={chosen.name}
          view={finder.view}
          {...(view.isChina && { minZoom: CHINA_MIN_ZOOM })}
          maxZoom={chosen.maxZoom}
          stores={found}
          selectedId={selectedId}
          litId={litId}
          reach={reach}
          words={words}
          dir={dir}
          info={isWide && chosen ? info : null}
          language={lang}
          townsRoute={path('stores/towns')}
          access={chosen.access}
          onSelect={onSelect}
          onLight={finder.light}
          onFail={map.fail}
        />
      ) : (
        <>
          <Skeleton className="stores-map__wait" height="100%" />
          <MapButton />
        </>
      )}
      {!isWide && info && <div className="stores-map__sheet">{info}</div>}
    </div>
  );
}

/** On a phone the map waits for a touch (see `useMapTrigger`), and any touch will do. The button says so. */
function MapButton() {
  const t = useT();
  return (
    <div className="stores-map__show">
      <Button variant="light" size="small" iconStart="pin">
        {t('stores.mapShow')}
      </Button>
    </div>
  );
}
