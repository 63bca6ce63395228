import { type Bike, showBike } from '@paddock/server/features/bikes/staff/bike-list.staff.contract.ts';
import { Link, useParams } from 'react-router';
import { requireMessages } from '../../i18n/messages.ts';
import { useLabel, useT } from '../../i18n/use-t.ts';
import { useDeskQuery } from '../../kit/calls/use-desk.ts';
import { Code, Frame } from '../../kit/parts/codes.tsx';
import { Facts, Note, Section } from '../../kit/parts/facts.tsx';
import { Status } from '../../kit/parts/status.tsx';
import { Day, Time } from '../../kit/parts/time.tsx';
import { SubjectPage } from '../../kit/subject/subject-page.tsx';

await requireMessages('bikes', 'warranty', 'activations');

export default function BikePage() {
  const t = useT();
  const { site = '', id = '' } = useParams();
  const query = useDeskQuery(showBike, { params: { id: Number(id) } }, { site });
  return (
    <SubjectPage
      name={id}
      crumb={{ to: '/bikes', label: t('bikes.title') }}
      query={query}
      title={({ data }) => data.bike}
    >
      {({ data }) => <BikeBody bike={data} />}
    </SubjectPage>
  );
}

function BikeBody({ bike }: { bike: Bike }) {
  const t = useT();
  const { site } = bike;
  return (
    <>
      {bike.lost_at ? (
        <Note tone="alert" icon="warning">
          {t('bikes.lostSince')} <Time at={bike.lost_at} site={site} />
          {bike.recovery_message ? (
            <p dir="auto">
              {t('bikes.message')}: {bike.recovery_message}
            </p>
          ) : null}
        </Note>
      ) : null}
      <Facts
        facts={[
          [t('bikes.frame'), <Frame key="frame" value={bike.serial} />],
          [t('bikes.variant'), bike.variant],
          [
            t('bikes.owner'),
            bike.owner ? <bdi key="owner">{`${bike.owner}, ${bike.email ?? ''}`}</bdi> : null,
          ],
          [t('bikes.purchased'), bike.purchased_on ? <Day key="bought" date={bike.purchased_on} /> : null],
          [t('bikes.activated'), <Time key="at" at={bike.activated_at} site={site} />],
          [t('bikes.until'), <Day key="until" date={bike.warranty_until} />],
          [
            t('bikes.order'),
            bike.order_code ? (
              <Link key="order" to={`/orders/${site}/${bike.order_code}`}>
                <Code value={bike.order_code} />
              </Link>
            ) : null,
          ],
        ]}
      />
      <Owners owners={bike.owners} />
      <Warranties bike={bike} />
      <Activations bike={bike} />
    </>
  );
}

function Owners({ owners }: Pick<Bike, 'owners'>) {
  const t = useT();
  const label = useLabel();
  return (
    <Section title={t('bikes.owners')}>
      <ul className="plain col">
        {owners.map((owner) => (
          <li key={`${owner.since}${owner.name}`} className="row row--wrap">
            <b>
              <bdi>{owner.name}</bdi>
            </b>
            <span className="text-secondary">{label(`bikes.how.${owner.how}`, owner.how)}</span>
            <span className="muted small">
              <Day date={owner.since} />
              {owner.until ? (
                <>
                  {' – '}
                  <Day date={owner.until} />
                </>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Warranties({ bike: { site, warranties } }: { bike: Bike }) {
  const t = useT();
  const label = useLabel();
  return (
    <Section title={t('bikes.warranties')}>
      {warranties.length === 0 ? <p className="muted">{t('bikes.none')}</p> : null}
      <ul className="plain col">
        {warranties.map((one) => (
          <li key={one.code} className="row row--wrap">
            <Link to={`/warranty/${site}/${one.code}`}>
              <Code value={one.code} />
            </Link>
            <span className="text-secondary">{label(`warranty.part.${one.part}`, one.part)}</span>
            <Status id={`warranty.status.${one.status}`} />
            <Time at={one.created_at} site={site} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Activations({ bike: { site, activations } }: { bike: Bike }) {
  const t = useT();
  return (
    <Section title={t('bikes.activations')}>
      {activations.length === 0 ? <p className="muted">{t('bikes.none')}</p> : null}
      <ul className="plain col">
        {activations.map((one) => (
          <li key={one.id} className="row row--wrap">
            <Link to={`/activations/${site}/${one.id}`}>
              <bdi>{one.customer}</bdi>
            </Link>
            <Status id={`activations.status.${one.status}`} />
            <Time at={one.created_at} site={site} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
