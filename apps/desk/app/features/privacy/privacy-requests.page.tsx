import {
  listPrivacyRequests,
  openPrivacyRequest,
  type PrivacyRequest,
} from '@paddock/server/features/privacy/staff/privacy-requests.staff.contract.ts';
import { useSearchParams } from 'react-router';
import { requireMessages } from '../../i18n/messages.ts';
import { type Translate, useT } from '../../i18n/use-t.ts';
import { defineAction } from '../../kit/actions/action-types.ts';
import { Actions } from '../../kit/actions/actions.tsx';
import { contractSource } from '../../kit/list/contract-source.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { Column } from '../../kit/list/list-types.ts';
import { Clock } from '../../kit/parts/clock.tsx';
import { Code, SiteTag } from '../../kit/parts/codes.tsx';
import { Status } from '../../kit/parts/status.tsx';
import { Time } from '../../kit/parts/time.tsx';
import { useScope } from '../../kit/session/scope.ts';
import { useMay } from '../../kit/session/use-me.ts';

await requireMessages('privacy');

const SOURCE = contractSource(listPrivacyRequests);

export default function PrivacyRequestsPage() {
  const t = useT();
  const [search] = useSearchParams();
  const isClosed = search.get('state') === 'closed';
  return (
    <ListPage
      name="privacy-requests"
      title={t('privacy.title')}
      source={SOURCE}
      columns={columnsOf(t, isClosed)}
      rowId={({ site, code }) => `${site}/${code}`}
      rowHref={({ site, code }) => `/privacy/${site}/${code}`}
      rowLabel={({ code }) => code}
      filters={[
        {
          id: 'state',
          label: t('privacy.state'),
          kind: 'choice',
          options: [{ value: 'closed', label: t('privacy.closed') }],
        },
      ]}
      views={[
        { id: 'open', label: t('privacy.open'), query: '' },
        { id: 'closed', label: t('privacy.closed'), query: 'state=closed' },
      ]}
      actions={<NewRequest />}
      card={(row) => (
        <>
          <div className="row space-between">
            <span>{t(`privacy.kind.${row.kind}`)}</span>
            <Status id={`privacy.status.${row.status}`} />
          </div>
          <div className="row space-between small">
            <bdi className="text-secondary truncate">{row.email}</bdi>
            <SiteTag site={row.site} />
          </div>
        </>
      )}
      empty={{ title: t('privacy.empty'), text: t('privacy.emptyText') }}
    />
  );
}

const columnsOf = (t: Translate, isClosed: boolean): Column<PrivacyRequest>[] => [
  { id: 'code', header: t('privacy.code'), width: '150px', cell: ({ code }) => <Code value={code} /> },
  {
    id: 'kind',
    header: t('privacy.kind'),
    width: 'minmax(110px, 0.8fr)',
    cell: ({ kind }) => t(`privacy.kind.${kind}`),
  },
  {
    id: 'email',
    header: t('privacy.email'),
    width: 'minmax(160px, 1.2fr)',
    cell: ({ email }) => <bdi>{email}</bdi>,
  },
  {
    id: 'site',
    header: t('privacy.site'),
    width: '64px',
    from: 900,
    cell: ({ site }) => <SiteTag site={site} />,
  },
  {
    id: 'status',
    header: t('privacy.state'),
    width: '160px',
    cell: ({ status }) => (
      <Status id={`privacy.status.${status}`} {...(status === 'proved' && { tone: 'ok' })} />
    ),
  },
  {
    id: 'due',
    header: isClosed ? t('privacy.received') : t('privacy.due'),
    width: '130px',
    cell: (row) =>
      isClosed ? (
        <Time at={row.received_at} site={row.site} />
      ) : (
        <Clock due={row.due_at} from={row.received_at} />
      ),
  },
];

/** For requests that come by mail or phone: records one for a site. */
function NewRequest() {
  const t = useT();
  const may = useMay();
  const sites = useScope().chosen.filter(({ slug }) => may('privacy.open', slug));
  const first = sites[0];
  if (!first) return null;
  const spec = defineAction<object, typeof openPrivacyRequest>({
    name: 'privacy.open',
    keys: 'n',
    icon: 'plus',
    kind: 'next',
    contract: openPrivacyRequest,
    fields: () => [
      { name: 'email', label: t('privacy.email'), kind: 'text', isRequired: true, maxLength: 254 },
      {
        name: 'kind',
        label: t('privacy.kind'),
        kind: 'select',
        isRequired: true,
        initial: 'export',
        options: (['export', 'erase', 'correct'] as const).map((kind) => ({
          value: kind,
          label: t(`privacy.kind.${kind}`),
        })),
      },
      {
        name: 'site',
        label: t('privacy.site'),
        kind: 'select',
        isRequired: true,
        initial: first.slug,
        options: sites.map(({ slug, name }) => ({ value: slug, label: name })),
      },
      { name: 'note', label: t('privacy.note'), kind: 'textarea', maxLength: 2000 },
    ],
    effects: () => [t('privacy.openEffect')],
    input: (_subject, { email = '', kind, note = '', site }) => ({
      headers: { 'x-tenant': site },
      body: { email, kind: kind as PrivacyRequest['kind'], note },
    }),
  });
  return (
    <Actions
      subject={{}}
      site={first.slug}
      offers={[{ name: 'privacy.open', allowed: true }]}
      specs={[spec]}
    />
  );
}
