import { GoLink } from '@paddock/ui/go-link';
import { Loading } from '@paddock/ui/loading';
import { Section } from '@paddock/ui/section';
import { Link } from 'react-router';
import { requireMessages } from '../../../i18n/require-messages.ts';
import { useT } from '../../../i18n/use-t.ts';
import { usePath } from '../../../page/page-context.ts';
import { useDistance, useNearPlace } from '../../near/near-place.ts';
import PlaceBar from '../../near/place-bar.tsx';
import { PlaceField } from '../../near/place-field.tsx';
import { NearTicket } from './near-ticket.tsx';
import { useNearUnits } from './use-near-units.ts';
import './ready-near.css';

await requireMessages('near', 'shop');

/** As far as the server looks. */
const RADIUS_METRES = 200_000;

/** Three vehicles that can be collected near the visitor; without a place the field that asks for it. */
export function ReadyNear() {
  const t = useT();
  const path = usePath();
  const { place } = useNearPlace();
  const units = useNearUnits(place);
  const around = Array.isArray(units) ? units[0]?.item.around : undefined;
  return (
    <Section
      tone="paper"
      className="ready-near"
      aria-label={t('near.title')}
      title={t('near.title')}
      intro={place ? <PlaceBar /> : t('near.lead')}
      action={
        <GoLink as={Link} to={path(around ?? 'search?status=on_hand')}>
          {t('near.all')}
        </GoLink>
      }
    >
      {place ? (
        <Found units={units} />
      ) : (
        // A plain form: without script it leads to the dealers around the town.
        <form action={path('stores')} method="get">
          <PlaceField hasOwnForm />
        </form>
      )}
    </Section>
  );
}

function Found({ units }: { units: ReturnType<typeof useNearUnits> }) {
  const t = useT();
  const sayDistance = useDistance();
  if (units === 'failed') return <p role="status">{t('shell.errors.offline')}</p>;
  if (units?.length === 0)
    return <p role="status">{t('near.none', { distance: sayDistance(RADIUS_METRES) })}</p>;
  return (
    <>
      <Loading isLoading={units === null} label={t('shell.loading')} />
      <div className="ready-near__units" aria-busy={units === null}>
        {units?.map(({ item, metres }) => (
          <NearTicket key={item.uuid} unit={item} distance={metres === null ? null : sayDistance(metres)} />
        ))}
      </div>
    </>
  );
}
