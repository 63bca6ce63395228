import { listReconciliationReports } from '@paddock/server/features/payments/staff/payment-lists.staff.contract.ts';
import { requireMessages } from '../../i18n/messages.ts';
import { type Translate, useLabel, useT } from '../../i18n/use-t.ts';
import { contractSource } from '../../kit/list/contract-source.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { Column } from '../../kit/list/list-types.ts';
import { SiteTag, Tag } from '../../kit/parts/codes.tsx';
import { Facts, PanelSection } from '../../kit/parts/facts.tsx';
import { Time } from '../../kit/parts/time.tsx';

await requireMessages('reconciliation');
const source = contractSource(listReconciliationReports);
type Report = (typeof listReconciliationReports.response)['_output']['data'][number];

export default function ReconciliationPage() {
  const t = useT();
  return (
    <ListPage
      name="reconciliation"
      title={t('reconciliation.title')}
      source={source}
      rowId={({ site, id }) => `${site}/${id}`}
      rowLabel={({ provider, account_ref: account }) => `${provider} ${account}`}
      views={[
        { id: 'all', label: t('reconciliation.all'), query: '' },
        { id: 'differences', label: t('reconciliation.withDifferences'), query: 'only=differences' },
      ]}
      filters={[
        {
          id: 'only',
          label: t('reconciliation.show'),
          kind: 'choice',
          options: [{ value: 'differences', label: t('reconciliation.withDifferences') }],
        },
      ]}
      columns={columnsOf(t)}
      card={(row) => (
        <>
          <div className="row space-between">
            <span className="font-medium">{row.provider}</span>
            <SiteTag site={row.site} />
          </div>
          <div className="row space-between small">
            <Time at={row.to_at} site={row.site} />
            <Differences row={row} />
          </div>
        </>
      )}
      panel={(row) => <ReportPanel row={row} />}
      empty={{ title: t('reconciliation.empty'), text: t('reconciliation.emptyText') }}
    />
  );
}

const columnsOf = (t: Translate): Column<Report>[] => [
  {
    id: 'site',
    header: t('reconciliation.site'),
    width: '60px',
    cell: ({ site }) => <SiteTag site={site} />,
  },
  {
    id: 'provider',
    header: t('reconciliation.provider'),
    width: 'minmax(140px, 1fr)',
    cell: (row) => (
      <>
        <span className="font-medium">{row.provider}</span> <bdi className="muted">{row.account_ref}</bdi>
      </>
    ),
  },
  {
    id: 'from',
    header: t('reconciliation.from'),
    width: '120px',
    from: 900,
    cell: (row) => <Time at={row.from_at} site={row.site} />,
  },
  {
    id: 'to',
    header: t('reconciliation.to'),
    width: '120px',
    cell: (row) => <Time at={row.to_at} site={row.site} />,
  },
  {
    id: 'matched',
    header: t('reconciliation.matched'),
    width: '100px',
    align: 'end',
    cell: ({ matched }) => matched,
  },
  {
    id: 'differences',
    header: t('reconciliation.differences'),
    width: '150px',
    cell: (row) => <Differences row={row} />,
  },
];

function Differences({ row }: { row: Report }) {
  const t = useT();
  const count = row.differences.length;
  return <Tag tone={count > 0 ? 'warn' : 'ok'}>{t('reconciliation.count', { count })}</Tag>;
}

function ReportPanel({ row }: { row: Report }) {
  const t = useT();
  const label = useLabel();
  if (row.differences.length === 0)
    return <PanelSection title={t('reconciliation.differences')}>{t('reconciliation.none')}</PanelSection>;
  return row.differences.map((difference, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: differences have no id and never change
    <PanelSection key={place} title={t('reconciliation.difference', { place: place + 1 })}>
      <Facts
        facts={Object.entries(difference).map(([name, value]) => [
          label(`reconciliation.field.${name}`, name),
          <bdi key={name}>{typeof value === 'string' ? value : JSON.stringify(value)}</bdi>,
        ])}
      />
    </PanelSection>
  ));
}
