import {
  type InvoiceRow,
  listInvoices,
} from '@paddock/server/features/invoices/staff/invoices.staff.contract.ts';
import { requireMessages } from '../../i18n/messages.ts';
import { type Translate, useT } from '../../i18n/use-t.ts';
import { saveFile } from '../../kit/export/save-file.ts';
import { contractSource } from '../../kit/list/contract-source.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { Column } from '../../kit/list/list-types.ts';
import { showToast } from '../../kit/overlay/toast.tsx';
import { Code, SiteTag, Tag } from '../../kit/parts/codes.tsx';
import { Money } from '../../kit/parts/money.tsx';
import { Day } from '../../kit/parts/time.tsx';

await requireMessages('invoices');
const source = contractSource(listInvoices);

/** The PDF of a document. The call names the site, so it cannot be a plain link. */
async function download({ site, id, number }: InvoiceRow): Promise<void> {
  const answer = await fetch(`/api/staff/invoices/${id}/pdf`, { headers: { 'x-tenant': site } });
  if (!answer.ok) throw new Error(String(answer.status));
  saveFile(`${number.replace(/[^\w.-]/g, '-')}.pdf`, await answer.blob());
}

export default function InvoicesPage() {
  const t = useT();
  const save = (row: InvoiceRow) => {
    download(row).catch(() => showToast(t('invoices.failed'), { tone: 'alert' }));
  };
  return (
    <ListPage
      name="invoices"
      title={t('invoices.title')}
      source={source}
      rowId={({ site, id }) => `${site}/${id}`}
      rowLabel={({ number, buyer }) => `${number} ${buyer}`}
      rowHref={({ site, order_code: code }) => `/orders/${site}/${code}`}
      rowKeys={(row) => [
        { keys: 'd', label: t('invoices.download'), group: t('invoices.title'), run: () => save(row) },
      ]}
      views={[
        { id: 'all', label: t('invoices.all'), query: '' },
        { id: 'invoices', label: t('invoices.kind.invoice'), query: 'kind=invoice' },
        { id: 'credit', label: t('invoices.kind.credit_note'), query: 'kind=credit_note' },
      ]}
      filters={[
        {
          id: 'kind',
          label: t('invoices.kind'),
          kind: 'choice',
          options: (['invoice', 'credit_note'] as const).map((value) => ({
            value,
            label: t(`invoices.kind.${value}`),
          })),
        },
      ]}
      columns={columnsOf(t, save)}
      card={(row) => (
        <>
          <div className="row space-between">
            <bdi className="font-medium">{row.number}</bdi>
            <Money minor={row.total_minor} currency={row.currency} />
          </div>
          <div className="row space-between small">
            <span className="text-secondary truncate">{row.buyer}</span>
            <Day date={row.issued_on} />
          </div>
        </>
      )}
      empty={{ title: t('invoices.empty'), text: t('invoices.emptyText') }}
    />
  );
}

const columnsOf = (t: Translate, save: (row: InvoiceRow) => void): Column<InvoiceRow>[] => [
  {
    id: 'site',
    header: t('invoices.site'),
    width: '52px',
    cell: ({ site }) => <SiteTag site={site} />,
  },
  {
    id: 'number',
    header: t('invoices.number'),
    width: '144px',
    cell: ({ number }) => <bdi className="font-medium">{number}</bdi>,
  },
  {
    id: 'kind',
    header: t('invoices.kind'),
    width: '108px',
    cell: ({ kind }) => <Tag>{t(`invoices.kind.${kind}`)}</Tag>,
  },
  {
    id: 'order',
    header: t('invoices.order'),
    width: '140px',
    from: 1200,
    cell: ({ order_code: code }) => <Code value={code} />,
  },
  { id: 'buyer', header: t('invoices.buyer'), width: 'minmax(110px, 1fr)', cell: ({ buyer }) => buyer },
  {
    id: 'total',
    header: t('invoices.total'),
    width: '130px',
    align: 'end',
    cell: (row) => <Money minor={row.total_minor} currency={row.currency} />,
  },
  {
    id: 'issued',
    header: t('invoices.issued'),
    width: '140px',
    cell: (row) => <Day date={row.issued_on} />,
  },
  {
    id: 'pdf',
    header: t('invoices.pdf'),
    width: '60px',
    from: 900,
    cell: (row) => (
      <button
        type="button"
        className="link"
        tabIndex={-1}
        onClick={(event) => {
          event.stopPropagation();
          save(row);
        }}
      >
        PDF
      </button>
    ),
  },
];
