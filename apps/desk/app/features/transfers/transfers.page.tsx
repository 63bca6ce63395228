import {
  confirmLine,
  type DueOrder,
  listTransfers,
} from '@paddock/server/features/statements/statements.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { requireMessages } from '../../i18n/messages.ts';
import { type Translate, useT } from '../../i18n/use-t.ts';
import { defineAction, type SubjectAction } from '../../kit/actions/action-types.ts';
import { callDesk } from '../../kit/calls/call-desk.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { Column, ListSource } from '../../kit/list/list-types.ts';
import { showToast } from '../../kit/overlay/toast.tsx';
import { Code, SiteTag, Tag } from '../../kit/parts/codes.tsx';
import { Facts, PanelSection } from '../../kit/parts/facts.tsx';
import { Money, moneyText } from '../../kit/parts/money.tsx';
import { Time } from '../../kit/parts/time.tsx';

await requireMessages('transfers');
const ActionDialog = lazy(() => import('../../kit/actions/action-dialog.tsx'));

type Transfer = (typeof listTransfers.response)['_output']['data'][number];

const source: ListSource<Transfer> = {
  path: listTransfers.path,
  async load({ sites, signal }) {
    const { data, meta } = await callDesk(listTransfers, { query: { sites } as never }, { signal });
    return { rows: data, next: null, count: meta.orders, countIs: 'exact' };
  },
};

export default function TransfersPage() {
  const t = useT();
  const [open, setOpen] = useState<Transfer | null>(null);
  return (
    <>
      <ListPage
        name="transfers"
        title={t('transfers.title')}
        source={source}
        rowId={({ order }) => `${order.site}/${order.code}`}
        rowLabel={({ order }) => `${order.code} ${order.name}`}
        rowHref={({ order, line }) =>
          line ? `/statements/${order.site}/${line.statement_id}` : `/orders/${order.site}/${order.code}`
        }
        rowKeys={(row) =>
          row.line
            ? [
                {
                  keys: 'y',
                  label: t('transfers.take'),
                  group: t('transfers.title'),
                  run: () => setOpen(row),
                },
              ]
            : []
        }
        columns={columnsOf(t)}
        card={(row) => (
          <>
            <div className="row space-between">
              <Code value={row.order.code} />
              <Money minor={row.order.due_minor} currency={row.order.currency} />
            </div>
            <div className="row space-between small">
              <span className="text-secondary truncate">{row.order.name}</span>
              <Why row={row} />
            </div>
          </>
        )}
        panel={(row) => <TransferPanel row={row} />}
        empty={{ title: t('transfers.empty'), text: t('transfers.emptyText') }}
      />
      {open ? (
        <Suspense fallback={null}>
          <ConfirmDialog row={open} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
    </>
  );
}

const columnsOf = (t: Translate): Column<Transfer>[] => [
  {
    id: 'site',
    header: t('transfers.site'),
    width: '60px',
    cell: ({ order }) => <SiteTag site={order.site} />,
  },
  {
    id: 'order',
    header: t('transfers.order'),
    width: '140px',
    cell: ({ order }) => <Code value={order.code} />,
  },
  {
    id: 'name',
    header: t('transfers.customer'),
    width: 'minmax(110px, 1fr)',
    cell: ({ order }) => order.name,
  },
  {
    id: 'due',
    header: t('transfers.due'),
    width: '130px',
    align: 'end',
    cell: ({ order }) => <Money minor={order.due_minor} currency={order.currency} />,
  },
  { id: 'why', header: t('transfers.why'), width: '200px', cell: (row) => <Why row={row} /> },
  {
    id: 'bank',
    header: t('transfers.bank'),
    width: 'minmax(120px, 1fr)',
    from: 1200,
    cell: ({ line }) => (line ? <bdi className="text-secondary">{`${line.name} ${line.text}`}</bdi> : null),
  },
  {
    id: 'until',
    header: t('transfers.until'),
    width: '110px',
    from: 900,
    cell: ({ order }) => <Time at={order.deadline_at} site={order.site} />,
  },
];

function Why({ row }: { row: Transfer }) {
  const t = useT();
  const match = row.line?.match;
  if (!match) return <span className="muted">{t('transfers.none')}</span>;
  return <Tag tone={match.is_exact ? 'ok' : 'warn'}>{t(`transfers.reason.${match.reason}`)}</Tag>;
}

function TransferPanel({ row: { order, line } }: { row: Transfer }) {
  const t = useT();
  return (
    <>
      <PanelSection title={t('transfers.order')}>
        <Facts facts={orderFacts(order, t)} />
        <Link className="link" to={`/orders/${order.site}/${order.code}`}>
          {t('transfers.openOrder')}
        </Link>
      </PanelSection>
      {line?.match ? (
        <PanelSection title={t('transfers.bank')}>
          <Facts
            facts={[
              [t('transfers.amount'), <Money key="a" minor={line.amount_minor} currency={line.currency} />],
              [t('transfers.payer'), line.name],
              [t('transfers.text'), <bdi key="t">{line.text}</bdi>],
              [t('transfers.why'), t(`transfers.reason.${line.match.reason}`)],
              [t('transfers.score'), `${line.match.score} / 100`],
            ]}
          />
        </PanelSection>
      ) : null}
    </>
  );
}

const orderFacts = (order: DueOrder, t: ReturnType<typeof useT>): [string, React.ReactNode][] => [
  [t('transfers.customer'), order.name],
  [t('transfers.due'), <Money key="d" minor={order.due_minor} currency={order.currency} />],
  [t('transfers.since'), <Time key="s" at={order.since_at} site={order.site} />],
  [t('transfers.until'), <Time key="u" at={order.deadline_at} site={order.site} />],
  [t('transfers.says'), order.payment_ref],
];

function ConfirmDialog({ row, onClose }: { row: Transfer; onClose(): void }) {
  const t = useT();
  const client = useQueryClient();
  const { order, line } = row;
  if (!line) return null;
  const spec = defineAction<Transfer, typeof confirmLine>({
    name: 'statement.confirm',
    keys: 'y',
    contract: confirmLine,
    fields: () =>
      line.amount_minor > order.due_minor * 2
        ? [{ name: 'override', label: t('transfers.override'), kind: 'checkbox' }]
        : [],
    input: (_row, { override }) => ({
      params: { id: line.id },
      body: { order: order.code, override_amount: override === 'true' },
    }),
    effects: () => [
      t('transfers.effect', {
        sum: moneyText(line.amount_minor, line.currency),
        order: order.code,
        name: order.name,
      }),
    ],
  });
  return (
    <ActionDialog
      subject={row}
      site={order.site}
      spec={spec as SubjectAction<unknown>}
      offer={{ name: spec.name, allowed: true, is_money: true }}
      onClose={onClose}
      onDone={() => {
        showToast(t('action.statement.confirm.done'));
        void client.invalidateQueries();
        onClose();
      }}
    />
  );
}
