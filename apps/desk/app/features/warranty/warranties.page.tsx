import {
  listWarranties,
  type WarrantyRow,
} from '@paddock/server/features/warranty/staff/warranties.staff.contract.ts';
import { requireMessages } from '../../i18n/messages.ts';
import { type Translate, useLabel, useT } from '../../i18n/use-t.ts';
import { contractSource } from '../../kit/list/contract-source.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { Column } from '../../kit/list/list-types.ts';
import { Clock } from '../../kit/parts/clock.tsx';
import { Code, Frame, SiteTag } from '../../kit/parts/codes.tsx';
import { Status } from '../../kit/parts/status.tsx';
import { Time } from '../../kit/parts/time.tsx';

await requireMessages('warranty');
const source = contractSource(listWarranties);
const STATES = ['pending', 'verified', 'in_repair', 'closed', 'rejected'] as const;

function Due({ row }: { row: WarrantyRow }) {
  return row.status === 'pending' ? (
    <Clock due={row.due_at} from={row.created_at} />
  ) : (
    <Time at={row.created_at} site={row.site} />
  );
}

export default function WarrantiesPage() {
  const t = useT();
  const label = useLabel();
  return (
    <ListPage
      name="warranty"
      title={t('warranty.title')}
      source={source}
      columns={columnsOf(t, label)}
      rowId={({ site, code }) => `${site}/${code}`}
      rowLabel={({ code, bike }) => `${code} ${bike}`}
      rowHref={({ site, code }) => `/warranty/${site}/${code}`}
      search={t('warranty.search')}
      views={STATES.map((state) => ({
        id: state,
        label: label(`warranty.view.${state}`),
        query: state === 'pending' ? '' : `status=${state}`,
      }))}
      filters={[
        {
          id: 'status',
          label: t('warranty.status'),
          kind: 'choice',
          options: STATES.map((value) => ({ value, label: label(`warranty.status.${value}`) })),
        },
      ]}
      card={(row) => (
        <>
          <div className="row space-between">
            <Code value={row.code} />
            <Due row={row} />
          </div>
          <div className="row space-between small">
            <span className="truncate">
              {row.bike}, {label(`warranty.part.${row.part}`, row.part)}
            </span>
            <SiteTag site={row.site} />
          </div>
          <div className="row space-between small">
            <span className="text-secondary truncate">{row.customer}</span>
            <Status id={`warranty.status.${row.status}`} />
          </div>
        </>
      )}
      empty={{ title: t('warranty.empty'), text: t('warranty.emptyText') }}
    />
  );
}

const columnsOf = (t: Translate, label: ReturnType<typeof useLabel>): Column<WarrantyRow>[] => [
  { id: 'code', header: t('warranty.code'), width: '140px', cell: ({ code }) => <Code value={code} /> },
  { id: 'site', header: t('warranty.site'), width: '56px', cell: ({ site }) => <SiteTag site={site} /> },
  {
    id: 'bike',
    header: t('warranty.bike'),
    width: 'minmax(110px, 1fr)',
    cell: ({ bike }) => <b>{bike}</b>,
  },
  {
    id: 'part',
    header: t('warranty.part'),
    width: '110px',
    cell: ({ part }) => label(`warranty.part.${part}`, part),
  },
  {
    id: 'frame',
    header: t('warranty.frame'),
    width: '170px',
    from: 1200,
    cell: ({ serial }) => <Frame value={serial} />,
  },
  {
    id: 'customer',
    header: t('warranty.customer'),
    width: 'minmax(110px, 1fr)',
    cell: ({ customer }) => <bdi>{customer}</bdi>,
  },
  {
    id: 'store',
    header: t('warranty.store'),
    width: 'minmax(110px, 1fr)',
    from: 1200,
    cell: ({ store }) => <bdi>{store}</bdi>,
  },
  { id: 'due', header: t('warranty.due'), width: '120px', cell: (row) => <Due row={row} /> },
];
