import {
  type CaseRow,
  listPaymentCases,
} from '@paddock/server/features/payments/staff/payment-lists.staff.contract.ts';
import { requireMessages } from '../../i18n/messages.ts';
import { type Translate, useLabel, useT } from '../../i18n/use-t.ts';
import { contractSource } from '../../kit/list/contract-source.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { Column } from '../../kit/list/list-types.ts';
import { Code, SiteTag } from '../../kit/parts/codes.tsx';
import { Money } from '../../kit/parts/money.tsx';
import { Status } from '../../kit/parts/status.tsx';
import { Time } from '../../kit/parts/time.tsx';

await requireMessages('cases');
const source = contractSource(listPaymentCases);

export default function CasesPage() {
  const t = useT();
  const label = useLabel();
  return (
    <ListPage
      name="cases"
      title={t('cases.title')}
      source={source}
      rowId={({ site, id }) => `${site}/${id}`}
      rowLabel={({ id, kind }) => `${label(`cases.kind.${kind}`, kind)} ${id}`}
      rowHref={({ site, id }) => `/cases/${site}/${id}`}
      views={[
        { id: 'open', label: t('cases.status.open'), query: '' },
        { id: 'resolved', label: t('cases.status.resolved'), query: 'status=resolved' },
      ]}
      filters={[
        {
          id: 'status',
          label: t('cases.state'),
          kind: 'choice',
          options: [{ value: 'resolved', label: t('cases.status.resolved') }],
        },
      ]}
      columns={columnsOf(t, label)}
      card={(row) => (
        <>
          <div className="row space-between">
            <span className="font-medium">{label(`cases.kind.${row.kind}`, row.kind)}</span>
            <SiteTag site={row.site} />
          </div>
          <div className="row space-between small">
            {row.order_code ? <Code value={row.order_code} /> : <span className="muted">–</span>}
            {row.amount_minor !== null && row.currency ? (
              <Money minor={row.amount_minor} currency={row.currency} />
            ) : null}
          </div>
        </>
      )}
      empty={{ title: t('cases.empty'), text: t('cases.emptyText') }}
    />
  );
}

const columnsOf = (t: Translate, label: ReturnType<typeof useLabel>): Column<CaseRow>[] => [
  { id: 'site', header: t('cases.site'), width: '52px', cell: ({ site }) => <SiteTag site={site} /> },
  {
    id: 'kind',
    header: t('cases.kind'),
    width: 'minmax(140px, 1fr)',
    cell: ({ kind }) => <span className="font-medium">{label(`cases.kind.${kind}`, kind)}</span>,
  },
  {
    id: 'order',
    header: t('cases.order'),
    width: '140px',
    cell: ({ order_code: code }) => (code ? <Code value={code} /> : <span className="muted">–</span>),
  },
  {
    id: 'name',
    header: t('cases.customer'),
    width: 'minmax(110px, 1fr)',
    from: 900,
    cell: ({ name }) => name,
  },
  {
    id: 'amount',
    header: t('cases.amount'),
    width: '124px',
    align: 'end',
    cell: (row) =>
      row.amount_minor !== null && row.currency ? (
        <Money minor={row.amount_minor} currency={row.currency} />
      ) : null,
  },
  {
    id: 'status',
    header: t('cases.state'),
    width: '112px',
    cell: (row) => <Status id={`cases.status.${row.status}`} />,
  },
  {
    id: 'opened',
    header: t('cases.opened'),
    width: '92px',
    cell: (row) => <Time at={row.opened_at} site={row.site} />,
  },
];
