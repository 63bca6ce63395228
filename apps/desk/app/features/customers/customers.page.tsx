import {
  type ListedCustomer,
  listCustomers,
} from '@paddock/server/features/customers/staff/customers.staff.contract.ts';
import { requireMessages } from '../../i18n/messages.ts';
import { type Translate, useT } from '../../i18n/use-t.ts';
import { ExportButton } from '../../kit/export/export-button.tsx';
import { contractSource } from '../../kit/list/contract-source.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { Column, ListSource } from '../../kit/list/list-types.ts';
import { SiteTag, Tag } from '../../kit/parts/codes.tsx';
import { Time } from '../../kit/parts/time.tsx';
import { SaveView } from '../../kit/views/save-view.tsx';
import { useSavedViews } from '../../kit/views/use-saved-views.ts';

await requireMessages('customers');

const SOURCE = contractSource(listCustomers);
/** A search needs three characters; a shorter text lists all customers. */
const SEARCHED: ListSource<ListedCustomer> = {
  path: SOURCE.path,
  load: ({ query, ...request }) => {
    const { q = '', ...filters } = query;
    return SOURCE.load({ ...request, query: q.trim().length >= 3 ? query : filters });
  },
};

export default function CustomersPage() {
  const t = useT();
  const { views } = useSavedViews('customers');
  return (
    <ListPage
      name="customers"
      title={t('customers.title')}
      source={SEARCHED}
      columns={columnsOf(t)}
      rowId={({ site, id, email }) => `${site}/${id ?? email}`}
      rowHref={({ site, id, email }) =>
        id === null ? `/orders?q=${encodeURIComponent(email)}&sites=${site}` : `/customers/${site}/${id}`
      }
      rowLabel={({ name }) => name}
      search={t('customers.search')}
      views={views.length > 0 ? [{ id: 'all', label: t('customers.all'), query: '' }, ...views] : []}
      actions={
        <>
          <SaveView list="customers" />
          <ExportButton list="customers" />
        </>
      }
      card={(row) => (
        <>
          <div className="row space-between">
            <span className="row">
              <bdi>{row.name}</bdi> {row.id === null ? <Tag>{t('customers.guest')}</Tag> : null}
            </span>
            <SiteTag site={row.site} />
          </div>
          <div className="row space-between small">
            <bdi className="text-secondary truncate">{row.email}</bdi>
            <span className="muted nowrap">{t('customers.orderCount', { count: row.order_count })}</span>
          </div>
        </>
      )}
      empty={{ title: t('customers.empty'), text: t('customers.emptyText') }}
    />
  );
}

const columnsOf = (t: Translate): Column<ListedCustomer>[] => [
  {
    id: 'name',
    header: t('customers.name'),
    width: 'minmax(140px, 1fr)',
    cell: ({ id, name }) => (
      <>
        <bdi>{name}</bdi> {id === null ? <Tag>{t('customers.guest')}</Tag> : null}
      </>
    ),
  },
  {
    id: 'email',
    header: t('customers.email'),
    width: 'minmax(160px, 1.2fr)',
    cell: ({ email }) => <bdi>{email}</bdi>,
  },
  {
    id: 'phone',
    header: t('customers.phone'),
    width: '150px',
    from: 1200,
    cell: ({ phone }) => (phone ? <bdi dir="ltr">{phone}</bdi> : <span className="muted">–</span>),
  },
  { id: 'site', header: t('customers.site'), width: '64px', cell: ({ site }) => <SiteTag site={site} /> },
  {
    id: 'orders',
    header: t('customers.orders'),
    width: '80px',
    align: 'end',
    cell: ({ order_count }) => order_count,
  },
  {
    id: 'since',
    header: t('customers.since'),
    width: '120px',
    from: 900,
    cell: ({ created_at, site }) => <Time at={created_at} site={site} />,
  },
];
