import { listRoles, type Role } from '@paddock/server/features/people/roles/roles.contract.ts';
import { Link } from 'react-router';
import { requireMessages } from '../../i18n/messages.ts';
import { useLabel, useT } from '../../i18n/use-t.ts';
import { Actions } from '../../kit/actions/actions.tsx';
import { NewButton } from '../../kit/actions/new-button.tsx';
import { callDesk } from '../../kit/calls/call-desk.ts';
import { useDeskQuery } from '../../kit/calls/use-desk.ts';
import { wholeSource } from '../../kit/list/contract-source.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { Column } from '../../kit/list/list-types.ts';
import { Tag } from '../../kit/parts/codes.tsx';
import { PanelSection } from '../../kit/parts/facts.tsx';
import { useMay, useMe } from '../../kit/session/use-me.ts';
import { changeRoleAction, createRoleAction, type RoleChoices } from './role-action.ts';
import { usePermissionLabel } from './role-labels.ts';

await requireMessages('roles');
const source = wholeSource<Role>(listRoles.path, ({ signal }) => callDesk(listRoles, {}, { signal }));

/** Built-in roles and those that the maker composed. */
export default function RolesPage() {
  const t = useT();
  const label = useLabel();
  const permissionLabel = usePermissionLabel();
  const may = useMay();
  const { permissions: held } = useMe();
  const roles = useDeskQuery(listRoles, {}, { staleTime: 60_000 });
  const site = held['role.edit']?.[0] ?? '';
  const permissions = roles.data?.meta.permissions.map(({ name }) => name) ?? [];
  const choices = { permissions, permissionLabel };
  const nameOf = (role: Role) => role.label ?? label(`roles.name.${role.name}`, role.name);
  const name = (role: Role) => (
    <span className="row row--4">
      <bdi className="font-medium">{nameOf(role)}</bdi>
      {role.is_built_in ? <Tag>{t('roles.builtIn')}</Tag> : null}
    </span>
  );
  const list = (role: Role) => role.permissions.map(permissionLabel).join(', ');
  const columns: Column<Role>[] = [
    { id: 'role', header: t('roles.role'), width: 'minmax(160px, 260px)', cell: name },
    {
      id: 'permissions',
      header: t('roles.permissions'),
      width: 'minmax(140px, 1fr)',
      cell: (role) => <span className="text-secondary">{list(role)}</span>,
    },
    {
      id: 'holders',
      header: t('roles.holders'),
      width: '90px',
      align: 'end',
      cell: ({ holders }) => holders,
    },
  ];
  return (
    <ListPage
      name="roles"
      title={t('roles.title')}
      source={source}
      columns={columns}
      rowId={(role) => role.name}
      rowLabel={nameOf}
      actions={
        may('role.edit') ? (
          <NewButton label={t('roles.create')} site={site} spec={createRoleAction(t, choices)} />
        ) : null
      }
      card={(role) => (
        <>
          {name(role)}
          <span className="muted small truncate">{list(role)}</span>
        </>
      )}
      panel={(role) => <RolePanel role={role} name={nameOf(role)} site={site} choices={choices} />}
      empty={{ title: t('roles.title'), text: '' }}
    />
  );
}

interface PanelProps {
  readonly role: Role;
  readonly name: string;
  readonly site: string;
  readonly choices: RoleChoices;
}

function RolePanel({ role, name, site, choices }: PanelProps) {
  const t = useT();
  const may = useMay();
  const offer = {
    name: 'role.change',
    allowed: may('role.edit') && !role.is_built_in,
    reason: role.is_built_in ? 'role_built_in' : 'not_permitted',
  };
  return (
    <PanelSection title={name} aside={t('roles.held', { count: role.holders })}>
      <ul className="plain col col--4">
        {role.permissions.map((permission) => (
          <li key={permission}>
            <Link to={`/who-can?permission=${permission}`}>{choices.permissionLabel(permission)}</Link>
          </li>
        ))}
      </ul>
      <div className="row row--wrap">
        <Actions subject={role} site={site} offers={[offer]} specs={[changeRoleAction(t, choices)]} />
      </div>
    </PanelSection>
  );
}
