import { type Approval, listApprovals } from '@paddock/server/features/approvals/approvals.contract.ts';
import { requireMessages } from '../../i18n/messages.ts';
import { type Translate, useLabel, useT } from '../../i18n/use-t.ts';
import { contractSource } from '../../kit/list/contract-source.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { Column } from '../../kit/list/list-types.ts';
import { Code, SiteTag } from '../../kit/parts/codes.tsx';
import { Money } from '../../kit/parts/money.tsx';
import { Avatar } from '../../kit/parts/people.tsx';
import { Status } from '../../kit/parts/status.tsx';
import { Time } from '../../kit/parts/time.tsx';
import { GiftText } from './gift-text.tsx';

await requireMessages('approvals', 'people', 'roles');
const source = contractSource(listApprovals);

const Amount = ({ row }: { row: Approval }) =>
  row.amount_minor !== null && row.currency ? (
    <Money minor={row.amount_minor} currency={row.currency} />
  ) : null;

function Subject({ row }: { row: Approval }) {
  if (row.gift) return <GiftText gift={row.gift} isLine />;
  return row.subject_kind === 'order' ? <Code value={row.subject_ref} /> : row.subject_ref;
}

const Proposer = ({ row }: { row: Approval }) => (
  <span className="row row--4">
    <Avatar name={row.proposed_by.name} isMe={row.is_own} />{' '}
    <bdi className="truncate">{row.proposed_by.name}</bdi>
  </span>
);

/** What others have proposed and waits for a second person. */
export default function ApprovalsPage() {
  const t = useT();
  const label = useLabel();
  const act = ({ contract }: Approval) => label(`approvals.act.${contract}`, contract);
  return (
    <ListPage
      name="approvals"
      title={t('approvals.title')}
      source={source}
      rowId={({ site, id }) => `${site}/${id}`}
      rowLabel={(row) => `${act(row)} ${row.gift?.to ?? row.subject_ref}`}
      rowHref={({ site, id }) => `/approvals/${site}/${id}`}
      views={[
        { id: 'to_decide', label: t('approvals.toDecide'), query: '' },
        { id: 'proposed_by_me', label: t('approvals.mine'), query: 'view=proposed_by_me' },
        { id: 'decided', label: t('approvals.decided'), query: 'view=decided' },
      ]}
      columns={columnsOf(t, act)}
      cardHeight={100}
      card={(row) => (
        <div className="col col--4">
          <span className="row">
            <strong className="truncate">{act(row)}</strong>
            <span className="end">
              <Status id={`approvals.state.${row.status}`} />
            </span>
          </span>
          <span className="row">
            <Subject row={row} />
            <span className="end">
              <Amount row={row} />
            </span>
          </span>
          <span className="row">
            <Proposer row={row} />
            <span className="end small muted">
              <Time at={row.proposed_at} site={row.site} />
            </span>
          </span>
        </div>
      )}
      empty={{ title: t('approvals.empty'), text: t('approvals.emptyText') }}
    />
  );
}

const columnsOf = (t: Translate, act: (row: Approval) => string): Column<Approval>[] => [
  {
    id: 'site',
    header: t('approvals.site'),
    width: '52px',
    cell: ({ site }) => <SiteTag site={site} />,
  },
  {
    id: 'subject',
    header: t('approvals.subject'),
    width: 'minmax(150px, 2.8fr)',
    cell: (row) => <Subject row={row} />,
  },
  { id: 'act', header: t('approvals.action'), width: 'minmax(100px, 1fr)', cell: act },
  {
    id: 'amount',
    header: t('approvals.amount'),
    width: '116px',
    align: 'end',
    cell: (row) => <Amount row={row} />,
  },
  {
    id: 'reason',
    header: t('approvals.reason'),
    width: 'minmax(120px, 1.2fr)',
    from: 1200,
    cell: ({ reason }) => <bdi className="muted">{reason}</bdi>,
  },
  {
    id: 'by',
    header: t('approvals.proposedBy'),
    width: 'minmax(120px, 1fr)',
    from: 900,
    cell: (row) => <Proposer row={row} />,
  },
  {
    id: 'at',
    header: t('approvals.proposed'),
    width: '104px',
    from: 900,
    cell: ({ proposed_at: at, site }) => <Time at={at} site={site} />,
  },
  {
    id: 'status',
    header: t('approvals.status'),
    width: '138px',
    cell: ({ status }) => <Status id={`approvals.state.${status}`} />,
  },
];
