import { classNames } from '@paddock/ui/class-names';
import { Icon } from '@paddock/ui/icon';
import { useDigits } from '@paddock/ui/page-locale';
import { memo } from 'react';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import type { StoreClock } from './opening/opening.rules.ts';
import { StoreHours } from './opening/store-hours.tsx';
import { StoreDistance, serviceWord, useDeferredNow } from './store-info.tsx';
import type { StoreView, Unit } from './store-view.ts';

type Props = {
  store: StoreView;
  clock: StoreClock;
  unit: Unit;
  isOn: boolean;
  isLit: boolean;
  onSelect: (id: number) => void;
  onLight: (id: number | null) => void;
};

/** One dealer of the list. Only the rows whose state changes are rendered again. */
export const StoreRow = memo(function StoreRow({
  store,
  clock,
  unit,
  isOn,
  isLit,
  onSelect,
  onLight,
}: Props) {
  const t = useT();
  const digits = useDigits();
  return (
    <li
      data-row={store.id}
      className={classNames('store-row', isLit && 'store-row--lit', isOn && 'store-row--on')}
      onPointerEnter={() => onLight(store.id)}
      onPointerLeave={() => onLight(null)}
    >
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
        <RowHours store={store} clock={clock} />
        <p>{store.services.map((service) => t(serviceWord(service))).join(' · ')}</p>
        <RowLinks store={store} />
      </div>
    </li>
  );
});

/** A component of its own: with the minute only the hours are rendered again. */
function RowHours({ store, clock }: Pick<Props, 'store' | 'clock'>) {
  return <StoreHours store={store} clock={clock} now={useDeferredNow()} />;
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
