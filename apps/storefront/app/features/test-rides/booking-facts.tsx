import { Status, type StatusKind } from '@paddock/ui/status';
import { Link } from 'react-router';
import type { MessageId } from '../../i18n/message-id.ts';
import { useT } from '../../i18n/use-t.ts';
import type { BookingView } from './ride-view.ts';

const STATES: Record<BookingView['status'], { word: MessageId; kind: StatusKind }> = {
  booked: { word: 'testRides.status.booked', kind: 'ok' },
  changed: { word: 'testRides.status.changed', kind: 'ok' },
  cancelled: { word: 'testRides.status.cancelled', kind: 'info' },
  done: { word: 'testRides.status.done', kind: 'info' },
  no_show: { word: 'testRides.status.noShow', kind: 'info' },
};

/** What is ridden, when and where. */
export function BookingFacts({ ride }: { ride: BookingView }) {
  const t = useT();
  const { store } = ride;
  const state = STATES[ride.status];
  return (
    <dl className="ride-facts">
      <div>
        <dt>{t('testRides.model')}</dt>
        <dd>
          <Link className="ui-link" to={ride.model.href}>
            <bdi>{ride.model.name}</bdi>
          </Link>{' '}
          <Status status={state.kind}>{t(state.word)}</Status>
        </dd>
      </div>
      <div>
        <dt>{t('testRides.time')}</dt>
        <dd>
          <strong>{ride.when}</strong>
          <span className="ui-small">
            {t('testRides.duration', { duration: ride.duration })}{' '}
            {ride.clock && t('testRides.clock', { clock: ride.clock })}
          </span>
        </dd>
      </div>
      <div>
        <dt>{t('testRides.dealer')}</dt>
        <dd>
          <bdi>{store.name}</bdi>
          <bdi className="ui-small">{store.address}</bdi>
          {store.phone && (
            <a className="ui-link" href={`tel:${store.phone.replace(/[^+\d]/g, '')}`}>
              <bdi dir="ltr">{store.phone}</bdi>
            </a>
          )}
        </dd>
      </div>
      {ride.licence && (
        <div>
          <dt>{t('testRides.licence')}</dt>
          <dd>{ride.licence}</dd>
        </div>
      )}
    </dl>
  );
}
