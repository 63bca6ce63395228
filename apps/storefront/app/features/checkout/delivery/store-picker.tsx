import { RadioGroup } from '@paddock/ui/radio-group';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { readyWords } from '../../../text/ready-words.ts';
import { useDistance, useNearPlace } from '../../near/near-place.ts';
import { type Away, type Point, sortByDistance } from '../../near/point.rules.ts';
import type { StoreView } from '../checkout-view.ts';
import { Amount } from './delivery-way.tsx';

const SHOWN = 4;
/** Optional: when it cannot be loaded, the stores stay in their order. */
const PlaceBar = lazy(() => import('../../near/place-bar.tsx').catch(() => ({ default: () => null })));

type Props = { stores: StoreView[]; chosen: StoreView | null; onChoose: (store: StoreView) => void };

/** Where to collect it; stores where it stands already come first (H-36), then the nearest to a known place. */
export function StorePicker({ stores, chosen, onChoose }: Props) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  const { place } = useNearPlace();
  const sayDistance = useDistance();
  const ordered = orderPickupStores(stores, place);
  const shown = isWhole ? ordered : ordered.slice(0, SHOWN);
  return (
    <div className="co-part">
      <h3 className="ui-h4">{t('checkout.delivery.from')}</h3>
      <div className="co-near">
        <Suspense>
          <PlaceBar />
        </Suspense>
      </div>
      <RadioGroup
        legend={t('checkout.delivery.chooseStore')}
        hideLegend
        name="store_id"
        look="cards"
        value={chosen ? String(chosen.id) : ''}
        onChange={(id) => {
          const store = stores.find((one) => String(one.id) === id);
          if (store) onChoose(store);
        }}
        options={shown.map(({ item: store, metres }) => ({
          value: String(store.id),
          label: <bdi>{store.name}</bdi>,
          aside: <Amount shipment={store} />,
          detail: <StoreDetail store={store} distance={metres === null ? null : sayDistance(metres)} />,
        }))}
      />
      {shown.length < stores.length && (
        <button type="button" className="co-add" onClick={() => setWhole(true)}>
          {t('checkout.delivery.allStores', { count: stores.length })}
        </button>
      )}
    </div>
  );
}

function StoreDetail({ store, distance }: { store: StoreView; distance: string | null }) {
  const t = useT();
  return (
    <span className="co-lines">
      {store.lines.map((line) => (
        <bdi key={line}>{line}</bdi>
      ))}
      {distance && <span>{distance}</span>}
      <b>{readyWords(t, { days: store.etd_days, day: store.ready })}</b>
      {store.units_here > 0 && <span>{t('checkout.delivery.here', { count: store.units_here })}</span>}
    </span>
  );
}

/**
 * Stores where units of the bag stand keep their place in front (H-36): there they are ready soonest and nothing is
 * moved. The others follow by distance; without a place in the order of the server.
 */
export function orderPickupStores(stores: readonly StoreView[], place: Point | null): Away<StoreView>[] {
  if (!place) return stores.map((item) => ({ item, metres: null }));
  const sorted = sortByDistance(stores, place);
  const [here, others] = [
    sorted.filter(({ item }) => item.units_here > 0),
    sorted.filter(({ item }) => item.units_here === 0),
  ];
  return [...here, ...others];
}
