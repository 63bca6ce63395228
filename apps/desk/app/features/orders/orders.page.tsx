import {
  countOrderViews,
  FULFILMENT_STATUSES,
  type ListedOrder,
  listStaffOrders,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
} from '@paddock/server/features/orders/staff/list/order-list.staff.contract.ts';
import { useMemo, useState } from 'react';
import { requireMessages } from '../../i18n/messages.ts';
import { type Translate, useLabel, useT } from '../../i18n/use-t.ts';
import { useBulk } from '../../kit/bulk/use-bulk.tsx';
import { useDeskQuery } from '../../kit/calls/use-desk.ts';
import { useDeskEvents } from '../../kit/calls/use-desk-events.ts';
import { ExportButton } from '../../kit/export/export-button.tsx';
import { contractSource } from '../../kit/list/contract-source.ts';
import { loadFirstPage } from '../../kit/list/first-page.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { BulkAction, Column, Filter, ListSource, ListView } from '../../kit/list/list-types.ts';
import { Code, Frame, SiteTag, Swatch } from '../../kit/parts/codes.tsx';
import { Money } from '../../kit/parts/money.tsx';
import { Picture } from '../../kit/parts/picture.tsx';
import { Status } from '../../kit/parts/status.tsx';
import { Time } from '../../kit/parts/time.tsx';
import { useScope } from '../../kit/session/scope.ts';
import { useMay } from '../../kit/session/use-me.ts';
import { SaveView } from '../../kit/views/save-view.tsx';
import { useSavedViews } from '../../kit/views/use-saved-views.ts';
import { OrderPromise } from './order-promise.tsx';
import { LOOK_OF } from './order-status.ts';

const orders = contractSource(listStaffOrders);
loadFirstPage(orders, '/orders');
await requireMessages('orders');

const BULK = [
  { id: 'order.prepare', icon: 'box', keys: 'p' },
  { id: 'order.ready', icon: 'store', keys: 'y' },
] as const;

export default function OrdersPage() {
  const t = useT();
  const label = useLabel();
  const { sites } = useScope();
  const { count, reset } = useNewOrders(sites);
  const source: ListSource<ListedOrder> = {
    path: orders.path,
    load: (request) => {
      // The first page has what arrived meanwhile.
      if (request.after === null) reset();
      return orders.load(request);
    },
  };
  const { bulk, dialog } = useBulkOrders();
  const { views } = useSavedViews('orders');
  const counts = useDeskQuery(countOrderViews, { query: { sites } as never }, { staleTime: 30_000 }).data
    ?.data;
  const filters = useMemo(() => filtersOf(t, label), [t, label]);
  return (
    <>
      <ListPage
        name="orders"
        title={t('orders.title')}
        source={source}
        newCount={count}
        columns={columnsOf(t)}
        rowId={idOf}
        rowLabel={({ code }) => code}
        rowHref={({ site, code }) => `/orders/${site}/${code}`}
        card={(row) => <OrderCard row={row} />}
        search={t('orders.search')}
        filters={filters}
        bulk={bulk}
        views={[...viewsOf(t, counts), ...views]}
        actions={
          <>
            <SaveView list="orders" />
            <ExportButton list="orders" />
          </>
        }
        empty={{ title: t('orders.empty'), text: t('orders.emptyText') }}
      />
      {dialog}
    </>
  );
}

/** Preparing and readying many orders at once, with the permission to fulfil orders. */
function useBulkOrders() {
  const may = useMay();
  const label = useLabel();
  const { start, dialog } = useBulk();
  const bulk = (may('order.fulfil') ? BULK : []).map(
    ({ id, ...rest }): BulkAction<ListedOrder> => ({
      ...rest,
      id,
      label: label(`action.${id}`),
      run: (rows) =>
        start(
          id,
          rows.map(({ site, code }) => ({ site, ref: code })),
        ),
    }),
  );
  return { bulk, dialog };
}

type Counts = (typeof countOrderViews.response)['_output']['data'];

const viewsOf = (t: Translate, counts: Counts | undefined): ListView[] => [
  { id: 'all', label: t('orders.all'), query: '' },
  { id: 'prepare', label: t('orders.toPrepare'), query: 'status=confirmed', count: counts?.prepare },
  {
    id: 'payment',
    label: t('orders.awaitingPayment'),
    query: 'status=pending_confirmation&payment_status=unpaid',
    count: counts?.payment,
  },
  {
    id: 'handover',
    label: t('orders.toHandOver'),
    query: 'status=preparing,ready_for_pickup,shipped',
    count: counts?.handover,
  },
  { id: 'case', label: t('orders.withCase'), query: 'has_case=true', count: counts?.case },
];

const idOf = ({ site, code }: ListedOrder) => `${site}/${code}`;

const columnsOf = (t: Translate): Column<ListedOrder>[] => [
  { id: 'code', header: t('orders.code'), width: '140px', cell: ({ code }) => <Code value={code} /> },
  {
    id: 'placed',
    header: t('orders.placed'),
    width: '84px',
    from: 1200,
    sort: 'placed',
    cell: (row) => <Time at={row.placed_at} site={row.site} />,
  },
  { id: 'site', header: t('orders.site'), width: '48px', cell: ({ site }) => <SiteTag site={site} /> },
  {
    id: 'name',
    header: t('orders.customer'),
    width: 'minmax(90px, 1fr)',
    cell: ({ name }) => <bdi>{name}</bdi>,
  },
  { id: 'item', header: t('orders.item'), width: 'minmax(110px, 1.2fr)', from: 900, cell: itemOf },
  {
    id: 'serial',
    header: t('orders.serial'),
    width: '168px',
    from: 1400,
    cell: ({ serial }) => <Frame value={serial} />,
  },
  {
    id: 'payment',
    header: t('orders.payment'),
    width: '108px',
    cell: (row) => (
      <Status id={`orders.payment.${row.has_case ? 'case' : row.payment_state}`} {...caseLook(row)} />
    ),
  },
  {
    id: 'status',
    header: t('orders.status'),
    width: 'minmax(130px, 188px)',
    cell: (row) => <OrderStatus row={row} />,
  },
  {
    id: 'promise',
    header: t('orders.promise'),
    width: '100px',
    from: 1200,
    cell: (row) => <OrderPromise row={row} />,
  },
  {
    id: 'updated',
    header: t('orders.updated'),
    width: '92px',
    from: 1700,
    sort: 'updated',
    cell: (row) => <Time at={row.updated_at} site={row.site} />,
  },
  {
    id: 'total',
    header: t('orders.total'),
    width: '118px',
    align: 'end',
    cell: (row) => <Money minor={row.total_minor} currency={row.currency} />,
  },
];

/** A held order is not to be prepared, whatever its status says. */
const OrderStatus = ({ row: { status, is_held: isHeld } }: { row: ListedOrder }) =>
  isHeld ? (
    <Status id="orders.onHold" tone="alert" icon="people" />
  ) : (
    <Status id={`orders.status.${status}`} {...LOOK_OF[status]} />
  );

const caseLook = ({ has_case }: ListedOrder) =>
  has_case ? ({ tone: 'alert', icon: 'warning' } as const) : {};

function itemOf({ item, line_count: lines, colors }: ListedOrder) {
  return (
    <>
      <Swatch colors={colors} />
      <b className="font-medium">{item}</b>
      {lines > 1 ? <span className="muted"> +{lines - 1}</span> : null}
    </>
  );
}

function OrderCard({ row }: { row: ListedOrder }) {
  return (
    <div className="order-card">
      <Picture address={row.picture} />
      <div>
        <div className="row space-between">
          <span className="row row--6">
            <Code value={row.code} />
            <SiteTag site={row.site} />
          </span>
          <Status id={`orders.status.${row.status}`} {...LOOK_OF[row.status]} />
        </div>
        <div className="row space-between small">
          <span className="text-secondary truncate">
            <Swatch colors={row.colors} />
            <b className="font-medium">{row.item}</b> · <bdi>{row.name}</bdi>
          </span>
          <Money minor={row.total_minor} currency={row.currency} />
        </div>
        <div className="row space-between small">
          <span className="truncate">
            {row.is_held ? <OrderStatus row={row} /> : <Frame value={row.serial} />}
          </span>
          <Status id={`orders.payment.${row.payment_state}`} />
        </div>
      </div>
    </div>
  );
}

const filtersOf = (t: Translate, label: ReturnType<typeof useLabel>): Filter[] => {
  const choice = (
    id: string,
    name: string,
    values: readonly string[],
    word: (value: string) => string,
  ): Filter => ({
    id,
    label: name,
    kind: 'choice',
    isMultiple: true,
    options: values.map((value) => ({ value, label: word(value) })),
  });
  const status = (value: string) => label(`orders.status.${value}`, value);
  const payment = (value: string) => label(`orders.payment.${value}`, value);
  return [
    choice('status', t('orders.status'), ORDER_STATUSES, status),
    choice('payment_status', t('orders.payment'), PAYMENT_STATUSES, payment),
    choice('fulfilment_status', t('orders.fulfilment'), FULFILMENT_STATUSES, status),
    { id: 'method', label: t('orders.method'), kind: 'text' },
    {
      id: 'has_case',
      label: t('orders.case'),
      kind: 'choice',
      options: [{ value: 'true', label: t('orders.case.open') }],
    },
  ];
};

/** How many orders were placed since the list was loaded. Nothing moves by itself: the list waits for a key. */
function useNewOrders(sites: string | undefined) {
  const [refs, setRefs] = useState<ReadonlySet<string>>(new Set());
  useDeskEvents(sites, ({ subject, is_new, site, ref }) => {
    if (subject === 'order' && is_new) setRefs((before) => new Set([...before, `${site}/${ref}`]));
  });
  return { count: refs.size, reset: () => setRefs((before) => (before.size > 0 ? new Set() : before)) };
}
