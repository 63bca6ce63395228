import { listRefunds, type RefundRow } from '@paddock/server/features/statements/refunds.contract.ts';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { requireMessages } from '../../i18n/messages.ts';
import { type Translate, useLabel, useT } from '../../i18n/use-t.ts';
import type { Binding } from '../../kit/keys/keys.ts';
import { contractSource } from '../../kit/list/contract-source.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { Column } from '../../kit/list/list-types.ts';
import { Code, SiteTag, Tag } from '../../kit/parts/codes.tsx';
import { Money } from '../../kit/parts/money.tsx';
import { Status } from '../../kit/parts/status.tsx';
import { Time } from '../../kit/parts/time.tsx';
import { useMay } from '../../kit/session/use-me.ts';

await requireMessages('refunds');
const PayeeDialog = lazy(() => import('./payee-dialog.tsx'));
const FileDialog = lazy(() => import('./file-dialog.tsx'));
const SentDialog = lazy(() => import('./sent-dialog.tsx'));
const source = contractSource(listRefunds);
const STATES = ['manual', 'requested', 'sent', 'unknown', 'succeeded', 'failed'] as const;

interface OpenDialog {
  readonly kind: 'payee' | 'file' | 'sent';
  readonly rows: readonly RefundRow[];
}

export default function RefundsPage() {
  const t = useT();
  const label = useLabel();
  const may = useMay();
  const [search] = useSearchParams();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const isByHand = search.get('status') === 'manual';
  return (
    <>
      <ListPage
        name="refunds"
        title={t('refunds.title')}
        source={source}
        rowId={({ site, id }) => `${site}/${id}`}
        rowLabel={({ order_code: code, name }) => `${code} ${name}`}
        rowHref={({ site, order_code: code }) => `/orders/${site}/${code}`}
        views={[
          { id: 'manual', label: t('refunds.byHand'), query: 'status=manual' },
          { id: 'all', label: t('refunds.all'), query: '' },
          { id: 'failed', label: t('refunds.state.failed'), query: 'status=failed' },
        ]}
        filters={[
          {
            id: 'status',
            label: t('refunds.status'),
            kind: 'choice',
            options: STATES.map((value) => ({ value, label: t(`refunds.state.${value}`) })),
          },
        ]}
        {...(isByHand &&
          may('refund.send') && {
            bulk: [
              {
                id: 'file',
                label: t('refunds.file'),
                icon: 'document' as const,
                keys: 'd',
                run: (rows: readonly RefundRow[]) => setDialog({ kind: 'file', rows }),
              },
            ],
          })}
        rowKeys={(one) => (one.status === 'manual' ? keysOf(t, one, setDialog) : [])}
        columns={columnsOf(t, label)}
        card={(one) => <RefundCard row={one} />}
        empty={{ title: t('refunds.empty'), text: t('refunds.emptyText') }}
      />
      <RefundDialogs dialog={dialog} onClose={() => setDialog(null)} />
    </>
  );
}

/** What is done by hand for one refund. */
const keysOf = (t: Translate, row: RefundRow, open: (dialog: OpenDialog) => void): Binding[] => [
  {
    keys: 'p',
    label: t('refunds.setPayee'),
    group: t('refunds.title'),
    run: () => open({ kind: 'payee', rows: [row] }),
  },
  {
    keys: 'm',
    label: t('refunds.markSent'),
    group: t('refunds.title'),
    run: () => open({ kind: 'sent', rows: [row] }),
  },
];

function RefundDialogs({ dialog, onClose }: { dialog: OpenDialog | null; onClose: () => void }) {
  const [row] = dialog?.rows ?? [];
  return (
    <Suspense fallback={null}>
      {dialog?.kind === 'payee' && row ? <PayeeDialog row={row} onClose={onClose} /> : null}
      {dialog?.kind === 'sent' && row ? <SentDialog row={row} onClose={onClose} /> : null}
      {dialog?.kind === 'file' ? <FileDialog rows={dialog.rows} onClose={onClose} /> : null}
    </Suspense>
  );
}

const columnsOf = (t: Translate, label: ReturnType<typeof useLabel>): Column<RefundRow>[] => [
  {
    id: 'site',
    header: t('refunds.site'),
    width: '60px',
    cell: ({ site }) => <SiteTag site={site} />,
  },
  {
    id: 'order',
    header: t('refunds.order'),
    width: '140px',
    cell: ({ order_code: code }) => <Code value={code} />,
  },
  {
    id: 'name',
    header: t('refunds.customer'),
    width: 'minmax(110px, 1fr)',
    cell: ({ name }) => name,
  },
  {
    id: 'amount',
    header: t('refunds.amount'),
    width: '130px',
    align: 'end',
    cell: (one) => <Money minor={one.amount_minor} currency={one.currency} />,
  },
  {
    id: 'reason',
    header: t('refunds.reason'),
    width: 'minmax(100px, 1fr)',
    from: 1200,
    cell: ({ reason }) => label(`refunds.why.${reason}`, reason),
  },
  {
    id: 'status',
    header: t('refunds.status'),
    width: '140px',
    cell: (one) => <RefundStatus row={one} />,
  },
  {
    id: 'payee',
    header: t('refunds.payee'),
    width: '180px',
    from: 900,
    cell: (one) => <Payee row={one} />,
  },
  {
    id: 'created',
    header: t('refunds.created'),
    width: '96px',
    from: 1200,
    cell: (one) => <Time at={one.created_at} site={one.site} />,
  },
];

const TONES = { succeeded: 'ok', manual: 'warn', sent: 'transit', requested: 'warn' } as const;

function RefundStatus({ row: { status } }: { row: RefundRow }) {
  const tone = status === 'failed' || status === 'unknown' ? undefined : TONES[status];
  return <Status id={`refunds.state.${status}`} {...(tone && { tone })} />;
}

function RefundCard({ row }: { row: RefundRow }) {
  return (
    <>
      <div className="row space-between">
        <Code value={row.order_code} />
        <Money minor={row.amount_minor} currency={row.currency} />
      </div>
      <div className="row space-between small">
        <span className="text-secondary truncate">{row.name}</span>
        <RefundStatus row={row} />
      </div>
    </>
  );
}

function Payee({ row }: { row: RefundRow }) {
  const t = useT();
  if (row.status !== 'manual') return null;
  if (row.file) return <Tag tone="transit">{t('refunds.inFile')}</Tag>;
  return row.payee ? <bdi>{row.payee.iban}</bdi> : <Tag tone="warn">{t('refunds.noPayee')}</Tag>;
}
