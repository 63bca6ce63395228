import { listPeople, type PersonRow } from '@paddock/server/features/people/members/people.contract.ts';
import { requireMessages } from '../../i18n/messages.ts';
import { type Translate, useLabel, useT } from '../../i18n/use-t.ts';
import { NewButton } from '../../kit/actions/new-button.tsx';
import { contractSource } from '../../kit/list/contract-source.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { Column } from '../../kit/list/list-types.ts';
import { Tag } from '../../kit/parts/codes.tsx';
import { Avatar } from '../../kit/parts/people.tsx';
import { Time } from '../../kit/parts/time.tsx';
import { useMay, useMe } from '../../kit/session/use-me.ts';
import { useRoleLabel } from '../roles/role-labels.ts';
import { inviteAction, useGrantChoices } from './grant-form.ts';
import { PersonPanel } from './person-panel.tsx';
import { ScopeText } from './scope-text.tsx';

await requireMessages('people');
await requireMessages('roles');
const source = contractSource(listPeople);
const VIEWS = ['all', 'ends_soon', 'temporary', 'not_seen', 'suspended'] as const;

/** People with their grants, as far as the caller's sites reach. */
export default function PeoplePage() {
  const t = useT();
  const label = useLabel();
  return (
    <ListPage
      name="people"
      title={t('people.title')}
      source={source}
      rowId={({ id }) => String(id)}
      rowLabel={(row) => row.name}
      rowHref={({ id }) => `/people/${id}`}
      search={t('people.search')}
      views={VIEWS.map((view) => ({
        id: view,
        label: t(`people.view.${view}`),
        query: view === 'all' ? '' : `view=${view}`,
      }))}
      columns={columnsOf(t, label)}
      card={(row) => (
        <span className="col col--4">
          <PersonName row={row} />
          <PersonRoles row={row} />
        </span>
      )}
      panel={({ id }) => <PersonPanel id={id} />}
      actions={<Invite />}
      empty={{ title: t('people.empty'), text: t('people.emptyText') }}
    />
  );
}

const columnsOf = (t: Translate, label: ReturnType<typeof useLabel>): Column<PersonRow>[] => [
  {
    id: 'name',
    header: t('people.person'),
    width: 'minmax(180px, 1.4fr)',
    cell: (row) => <PersonName row={row} />,
  },
  {
    id: 'roles',
    header: t('people.roles'),
    width: 'minmax(120px, 1fr)',
    cell: (row) => <PersonRoles row={row} />,
  },
  {
    id: 'scope',
    header: t('people.scope'),
    width: 'minmax(100px, 1fr)',
    from: 900,
    cell: (row) => (
      <span className="row row--4">
        {row.grants.slice(0, 4).map((grant) => (
          <ScopeText key={`${grant.role}${grant.scope_ref}`} {...grant} />
        ))}
      </span>
    ),
  },
  {
    id: 'by',
    header: t('people.signsInBy'),
    width: '150px',
    from: 1200,
    cell: (row) => <span className="muted">{label(`people.by.${row.signs_in_by}`, row.signs_in_by)}</span>,
  },
  { id: 'seen', header: t('people.seen'), width: '96px', cell: (row) => <Time at={row.seen_at} /> },
  {
    id: 'until',
    header: t('people.until'),
    width: '110px',
    from: 900,
    cell: (row) => <Time at={row.until_at} />,
  },
];

function PersonName({ row }: { row: PersonRow }) {
  const label = useLabel();
  const me = useMe();
  return (
    <span className="row">
      <Avatar name={row.name} isMe={String(row.id) === me.id} />
      <span className="font-medium">{row.name}</span>
      {row.status === 'active' ? null : (
        <Tag tone="warn">{label(`people.status.${row.status}`, row.status)}</Tag>
      )}
    </span>
  );
}

function PersonRoles({ row }: { row: PersonRow }) {
  const roleLabel = useRoleLabel();
  const unique = [...new Set(row.grants.map(({ role }) => role))];
  return (
    <span className="row row--4">
      {unique.map((role) => (
        <Tag key={role} {...(role === 'admin' && { tone: 'accent' as const })}>
          {roleLabel(role)}
        </Tag>
      ))}
    </span>
  );
}

function Invite() {
  const t = useT();
  const may = useMay();
  const choices = useGrantChoices();
  if (!may('grant.give')) return null;
  return (
    <NewButton
      label={t('people.invite')}
      site={choices.sites[0]?.slug ?? ''}
      spec={inviteAction(t, choices)}
    />
  );
}
