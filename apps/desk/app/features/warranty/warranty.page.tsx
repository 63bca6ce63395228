import {
  showWarranty,
  type Warranty,
} from '@paddock/server/features/warranty/staff/warranties.staff.contract.ts';
import {
  closeWarranty,
  rejectWarranty,
  repairWarranty,
  verifyWarranty,
} from '@paddock/server/features/warranty/staff/warranty.staff.contract.ts';
import { Link, useParams } from 'react-router';
import { requireMessages } from '../../i18n/messages.ts';
import { type Translate, useLabel, useT } from '../../i18n/use-t.ts';
import { defineAction, type SubjectAction } from '../../kit/actions/action-types.ts';
import { Actions } from '../../kit/actions/actions.tsx';
import { useDeskQuery } from '../../kit/calls/use-desk.ts';
import { Clock } from '../../kit/parts/clock.tsx';
import { Code, Frame, SiteTag } from '../../kit/parts/codes.tsx';
import { Facts, Note, PanelSection, Section } from '../../kit/parts/facts.tsx';
import { Status } from '../../kit/parts/status.tsx';
import { Day, Time } from '../../kit/parts/time.tsx';
import { SubjectPage } from '../../kit/subject/subject-page.tsx';
import { Gallery } from './gallery.tsx';

await requireMessages('warranty');

const actionsOf = (t: Translate): SubjectAction<Warranty>[] => {
  const input = ({ code }: Warranty) => ({ params: { code }, body: {} });
  return [
    defineAction<Warranty, typeof verifyWarranty>({
      name: 'warranty.verify',
      keys: 'v',
      icon: 'check',
      kind: 'next',
      contract: verifyWarranty,
      input,
      effects: ({ customer, store }) => [
        t('warranty.verifyEffect', { name: customer, store }),
        t('warranty.final'),
      ],
    }),
    defineAction<Warranty, typeof rejectWarranty>({
      name: 'warranty.reject',
      keys: 'd',
      icon: 'close',
      kind: 'danger',
      contract: rejectWarranty,
      fields: () => [
        { name: 'reason', label: t('warranty.reason'), kind: 'textarea', isRequired: true, maxLength: 500 },
      ],
      input: ({ code }, { reason = '' }) => ({ params: { code }, body: { reason } }),
      effects: ({ customer }) => [t('warranty.rejectEffect', { name: customer }), t('warranty.final')],
    }),
    defineAction<Warranty, typeof repairWarranty>({
      name: 'warranty.repair',
      keys: 'r',
      icon: 'service',
      kind: 'next',
      contract: repairWarranty,
      input,
      effects: ({ customer }) => [t('warranty.repairEffect', { name: customer })],
    }),
    defineAction<Warranty, typeof closeWarranty>({
      name: 'warranty.close',
      keys: 'c',
      icon: 'check',
      kind: 'next',
      contract: closeWarranty,
      input,
      effects: ({ customer }) => [t('warranty.closeEffect', { name: customer }), t('warranty.final')],
    }),
  ];
};

export default function WarrantyPage() {
  const t = useT();
  const label = useLabel();
  const { site = '', code = '' } = useParams();
  const query = useDeskQuery(showWarranty, { params: { code } }, { site });
  return (
    <SubjectPage
      name={code}
      crumb={{ to: '/warranty', label: t('warranty.title') }}
      query={query}
      history={() => ({ kind: 'warranty_request', subject: code, site })}
      title={({ data }) => `${label(`warranty.part.${data.part}`, data.part)}, ${data.bike}`}
      status={({ data }) => <Status id={`warranty.status.${data.status}`} isPill />}
      actions={({ data }) => (
        <Actions subject={data} site={site} offers={data.actions} specs={actionsOf(t)} />
      )}
      panel={({ data }) => <VehiclePanel request={data} />}
    >
      {({ data }) => (
        <>
          <div className="row row--wrap space-between">
            <span className="row muted small">
              <Code value={data.code} />
              <Time at={data.created_at} site={site} />
              <SiteTag site={site} />
            </span>
            {data.status === 'pending' ? <Clock due={data.due_at} from={data.created_at} /> : null}
          </div>
          <Gallery files={data.files} site={site} base={`/api/staff/warranty-requests/${data.code}/files`} />
          <Section title={t('warranty.description')}>
            <div className="bubble bubble--in" dir="auto" lang={data.locale}>
              {data.description}
            </div>
          </Section>
          {data.reason ? (
            <Section title={t('warranty.reason')}>
              <div className="bubble" dir="auto">
                {data.reason}
              </div>
            </Section>
          ) : null}
          <Related title={t('warranty.similar')} rows={data.similar} site={site} />
        </>
      )}
    </SubjectPage>
  );
}

function VehiclePanel({ request }: { request: Warranty }) {
  const t = useT();
  return (
    <>
      <PanelSection title={t('warranty.vehicle')}>
        <b>{request.bike}</b>
        <Link to={`/bikes?q=${encodeURIComponent(request.serial)}`}>
          <Frame value={request.serial} />
        </Link>
        <Facts
          facts={[
            [t('warranty.until'), <Day key="until" date={request.warranty_until} />],
            [
              t('warranty.purchased'),
              request.purchased_on ? <Day key="bought" date={request.purchased_on} /> : null,
            ],
            [t('warranty.owners'), String(request.owners)],
            [t('warranty.store'), <bdi key="store">{request.store}</bdi>],
          ]}
        />
        <Note tone={request.is_covered_now ? 'ok' : 'warn'} icon="shield">
          {request.is_covered_now ? t('warranty.valid') : t('warranty.over')}
        </Note>
        {request.lost ? (
          <Note tone="alert" icon="warning">
            {t('warranty.lost')}
          </Note>
        ) : null}
      </PanelSection>
      <PanelSection title={t('warranty.customer')}>
        <b>
          <bdi>{request.customer}</bdi>
        </b>
        <bdi>{request.email}</bdi>
        {request.phone ? <bdi>{request.phone}</bdi> : null}
      </PanelSection>
      <Related title={t('warranty.history')} rows={request.history} site={request.site} isPanel />
    </>
  );
}

interface RelatedProps {
  readonly title: string;
  readonly rows: Warranty['history'];
  readonly site: string;
  readonly isPanel?: boolean;
}

function Related({ title, rows, site, isPanel }: RelatedProps) {
  const label = useLabel();
  if (rows.length === 0) return null;
  const list = (
    <ul className="plain col">
      {rows.map((row) => (
        <li key={row.code} className="row space-between row--wrap">
          <Link to={`/warranty/${site}/${row.code}`}>
            <Code value={row.code} />
          </Link>
          <span className="text-secondary small">{label(`warranty.part.${row.part}`, row.part)}</span>
          <Status id={`warranty.status.${row.status}`} />
        </li>
      ))}
    </ul>
  );
  return isPanel ? (
    <PanelSection title={title}>{list}</PanelSection>
  ) : (
    <Section title={title}>{list}</Section>
  );
}
