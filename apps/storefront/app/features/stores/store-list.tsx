import { Button } from '@paddock/ui/button';
import { classNames } from '@paddock/ui/class-names';
import { useDigits } from '@paddock/ui/digits';
import { Icon } from '@paddock/ui/icon';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/use-path.ts';
import type { StoreClock } from './opening/opening.rules.ts';
import { StoreHours } from './opening/store-hours.tsx';
import { serviceWord } from './service-words.ts';
import { StoreDistance } from './store-distance.tsx';
import type { StoreView, Unit } from './store-view.ts';

/** On a phone the list stands in the page: more rows than this are shown on request. */
const SHORT_LIST = 8;

type Props = {
  stores: readonly StoreView[];
  clock: StoreClock;
  unit: Unit;
  selectedId: number | null;
  litId: number | null;
  isStale: boolean;
  onSelect: (id: number) => void;
  onLight: (id: number | null) => void;
};

/** Everything the map shows, in words, nearest first: beside the map on wide screens, under it on phones. */
export function StoreList({ stores, clock, unit, selectedId, litId, isStale, onSelect, onLight }: Props) {
  const t = useT();
  const list = useRef<HTMLOListElement>(null);
  const [isWhole, setWhole] = useState(false);
  const isShort = !isWhole && stores.length > SHORT_LIST;
  // What lights up on the map comes into sight here, without moving the page.
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${litId ?? selectedId}"]`);
    if (!row || !list.current) return;
    const [box, at] = [list.current.getBoundingClientRect(), row.getBoundingClientRect()];
    if (at.top < box.top) list.current.scrollTop -= box.top - at.top;
    else if (at.bottom > box.bottom) list.current.scrollTop += at.bottom - box.bottom;
  }, [litId, selectedId]);
  return (
    <>
      <ol
        ref={list}
        className={classNames('stores-list', isShort && 'stores-list--short', isStale && 'ui-stale')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
        tabIndex={0}
      >
        {stores.map((store) => (
          <li
            key={store.id}
            data-row={store.id}
            className={classNames(
              'store-row',
              store.id === litId && 'store-row--lit',
              store.id === selectedId && 'store-row--on',
            )}
            onPointerEnter={() => onLight(store.id)}
            onPointerLeave={() => onLight(null)}
          >
            <Row
              store={store}
              clock={clock}
              unit={unit}
              onSelect={onSelect}
              onLight={onLight}
              isOn={store.id === selectedId}
            />
          </li>
        ))}
      </ol>
      {isShort && (
        <div className="stores-more">
          <Button variant="ghost" size="small" onClick={() => setWhole(true)}>
            {t('stores.showMore', { count: stores.length })}
          </Button>
        </div>
      )}
    </>
  );
}

type RowProps = Pick<Props, 'clock' | 'unit' | 'onSelect' | 'onLight'> & { store: StoreView; isOn: boolean };

function Row({ store, clock, unit, isOn, onSelect, onLight }: RowProps) {
  const t = useT();
  const digits = useDigits();
  return (
    <>
      <span className="store-row__number" aria-hidden="true">
        <bdi dir="ltr">{digits(store.number)}</bdi>
      </span>
      <div className="store-row__text">
        <p className="store-row__head">
          <button
            type="button"
            className="store-row__name"
            aria-pressed={isOn}
            onClick={() => onSelect(store.id)}
            onFocus={() => onLight(store.id)}
            onBlur={() => onLight(null)}
          >
            <bdi>{store.name}</bdi>
          </button>
          {store.distance && <StoreDistance distance={store.distance} unit={unit} />}
        </p>
        <p>
          <bdi>{store.address}</bdi>
        </p>
        <StoreHours store={store} clock={clock} />
        <p>{store.services.map((service) => t(serviceWord(service))).join(' · ')}</p>
        <RowLinks store={store} />
      </div>
    </>
  );
}

/** Above the row's own button, which covers the rest of it. */
function RowLinks({ store }: { store: StoreView }) {
  const t = useT();
  const path = usePath();
  return (
    <p className="store-row__links">
      {store.vehicles && (
        <Link className="ui-link" to={`${path('search')}${store.vehicles.query}`}>
          {t('stores.seeVehicles', { count: store.vehicles.count })}
        </Link>
      )}
      <a className="ui-link" href={store.mapHref} target="_blank" rel="noopener noreferrer">
        <Icon name="route" size={15} />
        {t('stores.directions')}
      </a>
      {store.phone && (
        <a className="ui-link" href={`tel:${store.phone.replace(/\s/g, '')}`}>
          <bdi dir="ltr">{store.phone}</bdi>
        </a>
      )}
    </p>
  );
}
