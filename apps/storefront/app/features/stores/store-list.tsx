import { classNames } from '@paddock/ui/class-names';
import { useDigits } from '@paddock/ui/digits';
import { Icon } from '@paddock/ui/icon';
import { useEffect, useRef } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { serviceWord } from './service-words.ts';
import { StoreDistance } from './store-distance.tsx';
import type { StoreView, Unit } from './store-view.ts';

type Props = {
  stores: readonly StoreView[];
  unit: Unit;
  selectedId: number | null;
  litId: number | null;
  isStale: boolean;
  onSelect: (id: number) => void;
  onLight: (id: number | null) => void;
};

/** Everything the map shows, in words: nearest first, one line of keys away. */
export function StoreList({ stores, unit, selectedId, litId, isStale, onSelect, onLight }: Props) {
  const list = useRef<HTMLOListElement>(null);
  // What lights up on the map comes into sight here, without moving the page.
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${litId ?? selectedId}"]`);
    if (!row || !list.current) return;
    const [box, at] = [list.current.getBoundingClientRect(), row.getBoundingClientRect()];
    if (at.top < box.top) list.current.scrollTop -= box.top - at.top;
    else if (at.bottom > box.bottom) list.current.scrollTop += at.bottom - box.bottom;
  }, [litId, selectedId]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <ol ref={list} className={classNames('stores-list', isStale && 'ui-stale')} tabIndex={0}>
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
            unit={unit}
            onSelect={onSelect}
            onLight={onLight}
            isOn={store.id === selectedId}
          />
        </li>
      ))}
    </ol>
  );
}

type RowProps = Pick<Props, 'unit' | 'onSelect' | 'onLight'> & { store: StoreView; isOn: boolean };

function Row({ store, unit, isOn, onSelect, onLight }: RowProps) {
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
        {store.weekday && (
          <p className="store-row__hours">
            <Icon name="clock" size={15} />
            <span className="ui-hidden">{t('stores.hours.weekdays')}</span>
            <bdi>{digits(store.weekday)}</bdi>
          </p>
        )}
        <p>{store.services.map((service) => t(serviceWord(service))).join(' · ')}</p>
        <p className="store-row__plain">
          {store.phone && <a href={`tel:${store.phone.replace(/\s/g, '')}`}>{store.phone}</a>}
          <a href={store.mapHref}>{t('stores.openMap')}</a>
        </p>
      </div>
    </>
  );
}
