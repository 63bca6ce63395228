import { ButtonLink } from '@paddock/ui/button-link';
import { Icon } from '@paddock/ui/icon';
import { IconButton } from '@paddock/ui/icon-button';
import { useDigits } from '@paddock/ui/page-locale';
import { useDeferredValue, useEffect, useRef, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { useShell } from '../../page/shell-data.ts';
import type { StoreClock } from './opening/opening.rules.ts';
import { StoreHours } from './opening/store-hours.tsx';
import type { Service, StoreView, Unit } from './store-view.ts';
import './store-info.css';
import type { MessageId } from '../../i18n/message-id.ts';

const WORDS = {
  showroom: 'stores.service.showroom',
  pay_point: 'stores.service.payPoint',
  store_pickup: 'stores.service.pickup',
  home_delivery: 'stores.service.delivery',
  test_ride: 'stores.service.testRide',
} as const satisfies Record<Service, MessageId>;

export const serviceWord = (service: Service): MessageId => WORDS[service];

const MINUTE = 60_000;

const watch = (tell: () => void) => {
  const timer = setInterval(tell, MINUTE / 2);
  return () => clearInterval(timer);
};
const minute = () => Math.floor(Date.now() / MINUTE) * MINUTE;

/** The present minute, for what only the browser renders. */
const useNow = (): number => useSyncExternalStore(watch, minute, minute);

/**
 * The present minute in what the server renders too; null in its answer, which is cached, and while the page is hydrated.
 * Then the rows of a list get it in slices, not in one task.
 */
export const useDeferredNow = (): number | null => useDeferredValue<number | null>(useNow(), null);

type Props = { store: StoreView; unit: Unit; clock: StoreClock; onClose: () => void };

/** The info window: one dealer, with all details. On wide screens above the pin, on phones at the map's foot. */
export function StoreInfo({ store, unit, clock, onClose }: Props) {
  const t = useT();
  const now = useNow();
  const title = useRef<HTMLHeadingElement>(null);
  const { id } = store;
  // Keyboard users continue here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another dealer is another window.
  useEffect(() => title.current?.focus({ preventScroll: true }), [id]);
  return (
    <section
      className="store-info"
      aria-labelledby="store-info-name"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className="store-info__head">
        <h2 id="store-info-name" ref={title} tabIndex={-1} className="ui-h4">
          <bdi>{store.name}</bdi>
        </h2>
        <IconButton icon="close" label={t('stores.close')} onClick={onClose} />
      </div>
      <p className="store-info__where">
        <bdi>{store.address}</bdi>
        {store.distance && <StoreDistance distance={store.distance} unit={unit} />}
      </p>
      <StoreHours store={store} clock={clock} now={now} />
      <StoreFacts store={store} />
      <ul className="store-info__services">
        {store.services.map((service) => (
          <li key={service}>
            <Icon name="check" size={15} />
            {t(serviceWord(service))}
          </li>
        ))}
      </ul>
      {store.info && <p className="store-info__note">{store.info}</p>}
      <p className="store-info__units">
        <Icon name="store" size={17} />
        {t('stores.inventories', { count: store.units })}
      </p>
      <StoreLinks store={store} />
    </section>
  );
}

function StoreFacts({ store }: { store: StoreView }) {
  const t = useT();
  return (
    <dl className="store-info__facts">
      {store.phone && (
        <div>
          <dt>{t('stores.phone')}</dt>
          <dd>
            <a className="ui-link" href={`tel:${store.phone.replace(/\s/g, '')}`}>
              <bdi dir="ltr">{store.phone}</bdi>
            </a>
          </dd>
        </div>
      )}
      {store.weekday && <Hours label={t('stores.hours.weekdays')} hours={store.weekday} />}
      {store.weekend && <Hours label={t('stores.hours.weekend')} hours={store.weekend} />}
      {store.closedText && <Hours label={t('stores.hours.closed')} hours={store.closedText} />}
    </dl>
  );
}

/** Its vehicles, a test ride there and the way to it. */
function StoreLinks({ store }: { store: StoreView }) {
  const t = useT();
  const path = usePath();
  const hasRides = Boolean(useShell()?.currentSite.settings.test_ride);
  return (
    <div className="store-info__links">
      {store.vehicles && (
        <ButtonLink as={Link} size="small" to={`${path('search')}${store.vehicles.query}`}>
          {t('stores.seeVehicles', { count: store.vehicles.count })}
        </ButtonLink>
      )}
      {hasRides && store.services.includes('test_ride') && (
        <ButtonLink as={Link} variant="ghost" size="small" to={`${path('test-ride')}?store=${store.id}`}>
          {t('stores.testRide')}
        </ButtonLink>
      )}
      <ButtonLink
        variant="ghost"
        size="small"
        href={store.mapHref}
        target="_blank"
        rel="noopener noreferrer"
        iconStart="route"
      >
        {t('stores.directions')}
      </ButtonLink>
    </div>
  );
}

function Hours({ label, hours }: { label: string; hours: string }) {
  const digits = useDigits();
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi>{digits(hours)}</bdi>
      </dd>
    </div>
  );
}

/** "1,2 km", said in the unit that was chosen. */
export function StoreDistance({ distance, unit }: { distance: string; unit: Unit }) {
  const t = useT();
  return <span className="store-away">{t('stores.away', { distance, unit })}</span>;
}
