import type { CallSuccess } from '@paddock/api-client';
import { whoCan } from '@paddock/server/features/people/members/people.contract.ts';
import { listRoles } from '@paddock/server/features/people/roles/roles.contract.ts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { requireMessages } from '../../i18n/messages.ts';
import { type Translate, useT } from '../../i18n/use-t.ts';
import { callDesk } from '../../kit/calls/call-desk.ts';
import { useDeskQuery } from '../../kit/calls/use-desk.ts';
import { wholeSource } from '../../kit/list/contract-source.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { Column } from '../../kit/list/list-types.ts';
import { Tag } from '../../kit/parts/codes.tsx';
import { Icon } from '../../kit/parts/icon.tsx';
import { Avatar } from '../../kit/parts/people.tsx';
import { Time } from '../../kit/parts/time.tsx';
import { SiteSelect, useSiteChoice } from '../../kit/session/site-choice.tsx';
import { ScopeText } from '../people/scope-text.tsx';
import { usePermissionLabel, useRoleLabel } from '../roles/role-labels.ts';

await requireMessages('who-can', 'people', 'roles');

type Holder = CallSuccess<typeof whoCan>['data'][number];

const PARAMETER = 'permission';
const FIRST = 'order.refund';

const sourceOf = (site: string, permission: string) =>
  wholeSource<Holder>(`${whoCan.path}?site=${site}&permission=${permission}`, ({ signal }) =>
    callDesk(whoCan, { query: { site, permission } }, { signal }),
  );

/** The people and API keys that have a permission on a site, and the grant that gives it. */
export default function WhoCanPage() {
  const t = useT();
  const roleLabel = useRoleLabel();
  const [search] = useSearchParams();
  const choice = useSiteChoice('people.read');
  const permission = search.get(PARAMETER) ?? FIRST;
  const source = useMemo(() => sourceOf(choice.site, permission), [choice.site, permission]);
  return (
    <ListPage
      name="who-can"
      title={t('whoCan.title')}
      source={source}
      columns={columnsOf(t, roleLabel)}
      rowId={(row) => `${row.id}/${row.role}/${row.scope_kind}/${row.scope_ref}/${row.until_at}`}
      rowLabel={(row) => row.name}
      rowHref={({ id, kind }) => (kind === 'person' ? `/people/${id}` : '/api-keys')}
      above={
        <div className="picks">
          <PermissionSelect value={permission} />
          <SiteSelect label={t('whoCan.site')} choice={choice} />
        </div>
      }
      card={(row) => (
        <>
          <HolderName row={row} />
          <span className="row row--4">
            <Tag>{roleLabel(row.role)}</Tag>
            <ScopeText {...row} />
          </span>
        </>
      )}
      empty={{ title: t('whoCan.empty'), text: t('whoCan.emptyText') }}
    />
  );
}

const columnsOf = (t: Translate, roleLabel: ReturnType<typeof useRoleLabel>): Column<Holder>[] => [
  {
    id: 'name',
    header: t('whoCan.who'),
    width: 'minmax(180px, 1.4fr)',
    cell: (row) => <HolderName row={row} />,
  },
  {
    id: 'role',
    header: t('people.role'),
    width: 'minmax(110px, 1fr)',
    cell: ({ role }) => <Tag>{roleLabel(role)}</Tag>,
  },
  {
    id: 'scope',
    header: t('people.scope'),
    width: 'minmax(90px, 1fr)',
    cell: (row) => <ScopeText {...row} />,
  },
  {
    id: 'until',
    header: t('people.until'),
    width: '120px',
    from: 900,
    cell: (row) =>
      row.until_at ? <Time at={row.until_at} /> : <span className="muted">{t('people.noEnd')}</span>,
  },
];

function HolderName({ row }: { row: Holder }) {
  const t = useT();
  return (
    <span className="row">
      {row.kind === 'person' ? <Avatar name={row.name} /> : <Icon name="key" />}
      <bdi className="font-medium">{row.name}</bdi>
      {row.kind === 'api_key' ? <Tag>{t('whoCan.apiKey')}</Tag> : null}
    </span>
  );
}

function PermissionSelect({ value }: { value: string }) {
  const t = useT();
  const label = usePermissionLabel();
  const [search, setSearch] = useSearchParams();
  const roles = useDeskQuery(listRoles, {}, { staleTime: 60_000 });
  const permissions = roles.data?.meta.permissions.map(({ name }) => name) ?? [value];
  return (
    <label className="row pick">
      <span className="muted small">{t('whoCan.permission')}</span>
      <select
        className="input"
        value={value}
        onChange={({ target }) => {
          const next = new URLSearchParams(search);
          next.set(PARAMETER, target.value);
          setSearch(next, { replace: true });
        }}
      >
        {permissions.map((name) => (
          <option key={name} value={name}>
            {label(name)}
          </option>
        ))}
      </select>
    </label>
  );
}
