import {
  type Activation,
  showActivation,
} from '@paddock/server/features/bikes/staff/bike-list.staff.contract.ts';
import {
  rejectBikeRegistration,
  verifyBikeRegistration,
} from '@paddock/server/features/bikes/staff/bikes.staff.contract.ts';
import { useParams } from 'react-router';
import { requireMessages } from '../../i18n/messages.ts';
import { type Translate, useT } from '../../i18n/use-t.ts';
import { defineAction, type SubjectAction } from '../../kit/actions/action-types.ts';
import { Actions } from '../../kit/actions/actions.tsx';
import { useDeskQuery } from '../../kit/calls/use-desk.ts';
import { useKeys } from '../../kit/keys/use-keys.ts';
import { showToast } from '../../kit/overlay/toast.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { Frame } from '../../kit/parts/codes.tsx';
import { Facts, Note, Section } from '../../kit/parts/facts.tsx';
import { Status } from '../../kit/parts/status.tsx';
import { Day, Time } from '../../kit/parts/time.tsx';
import { SubjectPage } from '../../kit/subject/subject-page.tsx';

await requireMessages('activations');

const actionsOf = (t: Translate): SubjectAction<Activation>[] => [
  defineAction<Activation, typeof verifyBikeRegistration>({
    name: 'bike.verify',
    keys: 'v',
    icon: 'check',
    kind: 'next',
    contract: verifyBikeRegistration,
    input: ({ id }) => ({ params: { id }, body: {} }),
    effects: ({ customer }) => [t('activations.verifyEffect', { name: customer })],
  }),
  defineAction<Activation, typeof rejectBikeRegistration>({
    name: 'bike.reject',
    keys: 'd',
    icon: 'close',
    kind: 'danger',
    contract: rejectBikeRegistration,
    fields: () => [
      { name: 'reason', label: t('activations.reason'), kind: 'textarea', isRequired: true, maxLength: 500 },
    ],
    input: ({ id }, { reason = '' }) => ({ params: { id }, body: { reason } }),
    effects: ({ customer }) => [t('activations.rejectEffect', { name: customer })],
  }),
];

export default function ActivationPage() {
  const t = useT();
  const { site = '', id = '' } = useParams();
  const query = useDeskQuery(showActivation, { params: { id: Number(id) } }, { site });
  return (
    <SubjectPage
      name={id}
      crumb={{ to: '/activations', label: t('activations.title') }}
      query={query}
      history={() => ({ kind: 'bike_registration', subject: id, site })}
      title={({ data }) => data.bike}
      status={({ data }) => <Status id={`activations.status.${data.status}`} isPill />}
      actions={({ data }) => (
        <Actions subject={data} site={site} offers={data.actions} specs={actionsOf(t)} />
      )}
    >
      {({ data }) => (
        <>
          <Facts
            facts={[
              [t('activations.frame'), <Frame key="frame" value={data.serial} />],
              [t('activations.variant'), data.variant],
              [t('activations.customer'), <bdi key="customer">{`${data.customer}, ${data.email}`}</bdi>],
              [t('activations.received'), <Time key="at" at={data.created_at} site={site} />],
              [
                t('activations.purchased'),
                data.purchased_on ? <Day key="on" date={data.purchased_on} /> : null,
              ],
              [t('activations.sold'), data.sold_on ? <Day key="sold" date={data.sold_on} /> : null],
              [t('activations.reason'), data.reason],
            ]}
          />
          <Note tone={data.rivals > 0 ? 'warn' : 'ok'} icon={data.rivals > 0 ? 'warning' : 'shield'}>
            {t('activations.rivals', { count: data.rivals })}
          </Note>
          <Section title={t('activations.proof')}>
            {data.proof?.scan === 'infected' ? (
              <Note tone="warn" icon="warning">
                {t('activations.infected', { finding: data.proof.finding ?? '' })}
              </Note>
            ) : data.proof ? (
              <>
                <Proof id={data.id} site={site} name={data.proof.name} />
                {data.proof.scan === 'skipped' && (
                  <p className="text-warn small">{t('activations.notScanned')}</p>
                )}
              </>
            ) : (
              <p>{t('activations.noProof')}</p>
            )}
          </Section>
        </>
      )}
    </SubjectPage>
  );
}

/** The receipt opens in a window of its own; the call carries the site, which a link cannot. */
function Proof({ id, site, name }: { id: number; site: string; name: string }) {
  const t = useT();
  const open = async () => {
    const read = (path: string) =>
      fetch(`/api/staff/bike-registrations/${id}/${path}`, { headers: { 'x-tenant': site } });
    const link = await read('proof/link');
    const { url } = link.ok ? ((await link.json()) as { data: { url: string | null } }).data : { url: null };
    if (url) return void window.open(url, '_blank', 'noopener');
    const answer = await read('proof');
    if (!answer.ok) return showToast(t('activations.noProof'), { tone: 'alert' });
    window.open(URL.createObjectURL(await answer.blob()), '_blank', 'noopener');
  };
  useKeys([{ keys: 'p', label: t('activations.openProof'), run: () => void open() }]);
  return (
    <div className="row">
      <Button icon="document" keys="p" onClick={() => void open()}>
        {t('activations.openProof')}
      </Button>
      <bdi className="muted small">{name}</bdi>
    </div>
  );
}
