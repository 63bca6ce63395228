import {
  type ListedReturn,
  listReturns,
} from '@paddock/server/features/returns/staff/returns.staff.contract.ts';
import { requireMessages } from '../../i18n/messages.ts';
import { type Translate, useLabel, useT } from '../../i18n/use-t.ts';
import { contractSource } from '../../kit/list/contract-source.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { Column } from '../../kit/list/list-types.ts';
import { Code, SiteTag } from '../../kit/parts/codes.tsx';
import { Status } from '../../kit/parts/status.tsx';
import { Day, Time } from '../../kit/parts/time.tsx';

await requireMessages('returns');

const source = contractSource(listReturns);
const itemsOf = ({ lines }: ListedReturn) => lines.map(({ name }) => name).join(', ');

export default function ReturnsPage() {
  const t = useT();
  const label = useLabel();
  return (
    <ListPage
      name="returns"
      title={t('returns.title')}
      source={source}
      rowId={({ site, code }) => `${site}/${code}`}
      rowLabel={({ code }) => code}
      rowHref={({ site, code }) => `/returns/${site}/${code}`}
      filters={[
        {
          id: 'state',
          label: t('returns.state'),
          kind: 'choice',
          options: [{ value: 'ended', label: t('returns.ended') }],
        },
      ]}
      views={[
        { id: 'open', label: t('returns.open'), query: '' },
        { id: 'ended', label: t('returns.ended'), query: 'state=ended' },
      ]}
      columns={columnsOf(t, label)}
      card={(row) => (
        <>
          <div className="row space-between">
            <span className="row">
              <Code value={row.code} />
              <SiteTag site={row.site} />
            </span>
            <Status id={`returns.status.${row.status}`} />
          </div>
          <div className="row space-between small">
            <span className="text-secondary truncate">
              <bdi>{row.name}</bdi> · {itemsOf(row)}
            </span>
            <span className="muted">
              <Time at={row.requested_at} site={row.site} />
            </span>
          </div>
        </>
      )}
      empty={{ title: t('returns.empty'), text: t('returns.emptyText') }}
    />
  );
}

const columnsOf = (t: Translate, label: ReturnType<typeof useLabel>): Column<ListedReturn>[] => [
  { id: 'code', header: t('returns.code'), width: '144px', cell: ({ code }) => <Code value={code} /> },
  {
    id: 'requested',
    header: t('returns.requested'),
    width: '100px',
    cell: (row) => <Time at={row.requested_at} site={row.site} />,
  },
  { id: 'site', header: t('returns.site'), width: '52px', cell: ({ site }) => <SiteTag site={site} /> },
  {
    id: 'name',
    header: t('returns.customer'),
    width: 'minmax(110px, 1fr)',
    cell: ({ name }) => <bdi>{name}</bdi>,
  },
  { id: 'items', header: t('returns.items'), width: 'minmax(110px, 1.2fr)', cell: itemsOf },
  {
    id: 'reason',
    header: t('returns.reason'),
    width: 'minmax(110px, 1fr)',
    from: 900,
    cell: ({ reason }) => label(`returns.reason.${reason}`, reason),
  },
  {
    id: 'order',
    header: t('returns.order'),
    width: '144px',
    from: 1200,
    cell: ({ order_code }) => <Code value={order_code} />,
  },
  {
    id: 'refund_by',
    header: t('returns.refundBy'),
    width: '140px',
    from: 1400,
    cell: ({ refund_by }) => <Day date={refund_by} />,
  },
  {
    id: 'status',
    header: t('returns.status'),
    width: '128px',
    cell: ({ status }) => <Status id={`returns.status.${status}`} />,
  },
];
