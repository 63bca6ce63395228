import {
  type AuditRow,
  listAudit,
  listAuditChain,
  showAudit,
  undoAudit,
} from '@paddock/server/features/audit/audit.contract.ts';
import { Link } from 'react-router';
import { requireMessages } from '../../i18n/messages.ts';
import { type Translate, useLabel, useT } from '../../i18n/use-t.ts';
import { defineAction } from '../../kit/actions/action-types.ts';
import { Actions } from '../../kit/actions/actions.tsx';
import { useDeskQuery } from '../../kit/calls/use-desk.ts';
import { actLabel } from '../../kit/history/subject-history.tsx';
import { contractSource } from '../../kit/list/contract-source.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { Column } from '../../kit/list/list-types.ts';
import { SiteTag } from '../../kit/parts/codes.tsx';
import { Diff } from '../../kit/parts/diff.tsx';
import { Facts, PanelSection } from '../../kit/parts/facts.tsx';
import { Icon } from '../../kit/parts/icon.tsx';
import { Avatar } from '../../kit/parts/people.tsx';
import { numberText, Time } from '../../kit/parts/time.tsx';
import { changesOf } from './changes-of.ts';

await requireMessages('audit', 'history');
const source = contractSource(listAudit);

const undo = defineAction<AuditRow, typeof undoAudit>({
  name: 'audit.undo',
  keys: 'u',
  icon: 'undo',
  kind: 'next',
  contract: undoAudit,
  input: ({ id }) => ({ params: { id }, body: {} }),
});

const Who = ({ row }: { row: AuditRow }) => {
  const label = useLabel();
  const name = row.actor?.name ?? label(`audit.actor.${row.actor_kind}`, row.actor_kind);
  return (
    <span className="row row--4">
      <Avatar name={name} /> <bdi>{name}</bdi>
    </span>
  );
};

/** What was done, in words; the name of the act is its tooltip. */
function Act({ action }: { action: string }) {
  const label = useLabel();
  return <span title={action}>{actLabel(label, action)}</span>;
}

/** Where the subjects of the audit log are opened. */
const SCREENS: Readonly<Record<string, string>> = {
  order: 'orders',
  payment_case: 'cases',
  contact_ticket: 'tickets',
  warranty_request: 'warranty',
  bike_registration: 'activations',
  review: 'reviews',
  customer: 'customers',
  privacy_request: 'privacy',
  bank_statement: 'statements',
};

function Subject({ row }: { row: AuditRow }) {
  const { subject_kind: kind, subject_ref: ref, site } = row;
  const screen = SCREENS[kind];
  if (!screen) return <bdi>{`${kind} ${ref}`}</bdi>;
  return (
    <Link className="link" to={`/${screen}/${site}/${ref}`}>
      <bdi>{ref}</bdi>
    </Link>
  );
}

/** Every act of staff, with the state of the chain of hashes on top. */
export default function AuditPage() {
  const t = useT();
  return (
    <ListPage
      name="audit"
      title={t('audit.title')}
      source={source}
      rowId={({ site, id }) => `${site}/${id}`}
      rowLabel={({ action, subject_ref: ref }) => `${action} ${ref}`}
      above={<ChainState />}
      filters={[
        { id: 'action', label: t('audit.action'), kind: 'text' },
        { id: 'subject_ref', label: t('audit.subject'), kind: 'text' },
        { id: 'from', label: t('audit.from'), kind: 'date' },
        { id: 'to', label: t('audit.to'), kind: 'date' },
      ]}
      columns={columnsOf(t)}
      card={(row) => (
        <div className="col col--4">
          <span className="row">
            <strong>
              <Act action={row.action} />
            </strong>
            <span className="end">
              <Time at={row.at} site={row.site} />
            </span>
          </span>
          <span className="row">
            <bdi>{row.subject_ref}</bdi>
            <span className="end">
              <SiteTag site={row.site} />
            </span>
          </span>
          <Who row={row} />
        </div>
      )}
      panel={(row) => <Panel key={`${row.site}/${row.id}`} row={row} />}
      empty={{ title: t('audit.empty'), text: t('audit.emptyText') }}
    />
  );
}

const columnsOf = (t: Translate): Column<AuditRow>[] => [
  {
    id: 'at',
    header: t('audit.when'),
    width: '110px',
    cell: ({ at, site }) => <Time at={at} site={site} />,
  },
  { id: 'who', header: t('audit.who'), width: 'minmax(130px, 1fr)', cell: (row) => <Who row={row} /> },
  {
    id: 'action',
    header: t('audit.action'),
    width: 'minmax(120px, 1fr)',
    cell: ({ action }) => <Act action={action} />,
  },
  {
    id: 'subject',
    header: t('audit.subject'),
    width: 'minmax(120px, 1fr)',
    cell: ({ subject_ref: ref }) => <bdi>{ref}</bdi>,
  },
  { id: 'site', header: t('audit.site'), width: '60px', cell: ({ site }) => <SiteTag site={site} /> },
  {
    id: 'why',
    header: t('audit.why'),
    width: 'minmax(100px, 1fr)',
    from: 1400,
    cell: ({ reason }) => <bdi className="muted">{reason}</bdi>,
  },
];

function ChainState() {
  const t = useT();
  const chains = useDeskQuery(listAuditChain, { query: {} }).data?.data ?? [];
  const last = chains
    .flatMap(({ site, head }) => (head ? [{ site, ...head }] : []))
    .sort((a, b) => (a.at < b.at ? 1 : -1))[0];
  if (!last) return null;
  const rows = chains.reduce((sum, chain) => sum + chain.rows, 0);
  return (
    <div className="row pad small audit__chain">
      <Icon name="shield" />
      <strong>{t('audit.chain', { rows: numberText(rows), sites: numberText(chains.length) })}</strong>
      <span className="muted">
        {t('audit.lastLink', { number: numberText(last.number), site: last.site.toUpperCase() })}{' '}
        <bdi>{`${last.hash.slice(0, 8)}…${last.hash.slice(-4)}`}</bdi>, <Time at={last.at} />
      </span>
    </div>
  );
}

function Panel({ row }: { row: AuditRow }) {
  const t = useT();
  const label = useLabel();
  const { site, id } = row;
  const found = useDeskQuery(showAudit, { params: { id } }, { site }).data?.data;
  const changes = found ? changesOf(found) : [];
  return (
    <>
      <PanelSection title={actLabel(label, row.action)} aside={<SiteTag site={site} />}>
        <Facts
          facts={[
            [t('audit.who'), <Who key="who" row={row} />],
            [t('audit.when'), <Time key="at" at={row.at} site={site} />],
            [t('audit.subject'), <Subject key="ref" row={row} />],
            [t('audit.why'), row.reason && <bdi key="why">{row.reason}</bdi>],
            [t('audit.approval'), row.approval_id],
            [t('audit.undoes'), row.undoes_id],
            [t('audit.link'), found?.link ?? t('audit.notLinked')],
            [t('audit.request'), found?.request_id && <bdi key="request">{found.request_id}</bdi>],
          ]}
        />
      </PanelSection>
      {changes.length > 0 ? (
        <PanelSection title={t('audit.changes')}>
          <Diff changes={changes} />
        </PanelSection>
      ) : null}
      {found?.has_erased_values ? <p className="muted small">{t('audit.erased')}</p> : null}
      {found?.actions.some(({ allowed }) => allowed) ? (
        <PanelSection title={t('audit.undo')}>
          <Actions subject={row} site={site} offers={found.actions} specs={[undo]} />
          <p className="muted small">{t('audit.undoText')}</p>
        </PanelSection>
      ) : null}
    </>
  );
}
