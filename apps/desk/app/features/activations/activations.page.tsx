import {
  type ActivationRow,
  listActivations,
} from '@paddock/server/features/bikes/staff/bike-list.staff.contract.ts';
import { requireMessages } from '../../i18n/messages.ts';
import { type Translate, useLabel, useT } from '../../i18n/use-t.ts';
import { contractSource } from '../../kit/list/contract-source.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { Column } from '../../kit/list/list-types.ts';
import { Frame, SiteTag } from '../../kit/parts/codes.tsx';
import { Status } from '../../kit/parts/status.tsx';
import { Time } from '../../kit/parts/time.tsx';

await requireMessages('activations');
const source = contractSource(listActivations);
const STATES = ['pending', 'verified', 'rejected'] as const;

export default function ActivationsPage() {
  const t = useT();
  const label = useLabel();
  return (
    <ListPage
      name="activations"
      title={t('activations.title')}
      source={source}
      columns={columnsOf(t)}
      rowId={({ site, id }) => `${site}/${id}`}
      rowLabel={({ serial, bike }) => `${bike} ${serial}`}
      rowHref={({ site, id }) => `/activations/${site}/${id}`}
      views={STATES.map((state) => ({
        id: state,
        label: label(`activations.view.${state}`),
        query: state === 'pending' ? '' : `status=${state}`,
      }))}
      filters={[
        {
          id: 'status',
          label: t('activations.status'),
          kind: 'choice',
          options: STATES.map((value) => ({ value, label: label(`activations.status.${value}`) })),
        },
      ]}
      card={(row) => (
        <>
          <div className="row space-between">
            <Frame value={row.serial} />
            <Time at={row.created_at} site={row.site} />
          </div>
          <div className="row space-between small">
            <span className="truncate">
              {row.bike}, {row.customer}
            </span>
            <SiteTag site={row.site} />
          </div>
        </>
      )}
      empty={{ title: t('activations.empty'), text: t('activations.emptyText') }}
    />
  );
}

const columnsOf = (t: Translate): Column<ActivationRow>[] => [
  {
    id: 'frame',
    header: t('activations.frame'),
    width: '172px',
    cell: ({ serial }) => <Frame value={serial} />,
  },
  { id: 'site', header: t('activations.site'), width: '56px', cell: ({ site }) => <SiteTag site={site} /> },
  {
    id: 'bike',
    header: t('activations.bike'),
    width: 'minmax(100px, 1fr)',
    cell: ({ bike }) => <b>{bike}</b>,
  },
  {
    id: 'customer',
    header: t('activations.customer'),
    width: 'minmax(110px, 1fr)',
    cell: ({ customer }) => <bdi>{customer}</bdi>,
  },
  {
    id: 'proof',
    header: t('activations.proof'),
    width: '124px',
    from: 900,
    cell: ({ has_proof }) => (has_proof ? '✓' : '–'),
  },
  {
    id: 'status',
    header: t('activations.status'),
    width: '112px',
    cell: ({ status }) => <Status id={`activations.status.${status}`} />,
  },
  {
    id: 'received',
    header: t('activations.received'),
    width: '92px',
    cell: (row) => <Time at={row.created_at} site={row.site} />,
  },
];
