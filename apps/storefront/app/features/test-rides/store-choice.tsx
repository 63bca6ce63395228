import { Button } from '@paddock/ui/button';
import { Icon } from '@paddock/ui/icon';
import { Note } from '@paddock/ui/note';
import { TextField } from '@paddock/ui/text-field';
import { Form, Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { StoreDistance } from '../stores/store-info.tsx';
import type { RideView } from './ride-view.ts';

/** The dealers that lend the model. A town or postcode puts the nearest first; it stays in the address. */
export function StoreChoice({ view }: { view: RideView }) {
  const t = useT();
  const { model, stores, unit, place } = view;
  return (
    <section className="rides__step" aria-labelledby="ride-store">
      <h2 id="ride-store" className="ui-h3">
        {t('testRides.chooseDealer')}
      </h2>
      <Form method="get" className="ride-place" role="search" preventScrollReset>
        <input type="hidden" name="product" value={model?.slug} />
        <TextField
          id="ride-q"
          name="q"
          label={t('testRides.place')}
          defaultValue={place}
          autoComplete="postal-code"
          maxLength={80}
        />
        <Button type="submit" variant="quiet">
          {t('testRides.search')}
        </Button>
      </Form>
      {view.isPlaceUnknown && <Note tone="warn" isLive title={t('testRides.placeUnknown')} />}
      {stores.length === 0 && <p>{t('testRides.noDealers')}</p>}
      <ul className="ride-stores">
        {stores.map(({ id, name, address, distance, href }) => (
          <li key={id}>
            <Link to={href} className="ride-store" preventScrollReset>
              <span>
                <bdi className="ride-store__name">{name}</bdi>
                <bdi className="ui-small">{address}</bdi>
              </span>
              {distance && <StoreDistance distance={distance} unit={unit} />}
              <Icon name="chevron-end" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
