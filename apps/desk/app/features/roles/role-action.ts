import { changeRole, createRole, type Role } from '@paddock/server/features/people/roles/roles.contract.ts';
import type { Translate } from '../../i18n/use-t.ts';
import type { ActionField, ActionValues, SubjectAction } from '../../kit/actions/action-types.ts';
import { callDesk } from '../../kit/calls/call-desk.ts';

const FIELD = 'permission:';
const chosen = (values: ActionValues) =>
  Object.entries(values).flatMap(([name, value]) =>
    name.startsWith(FIELD) && value === 'true' ? [name.slice(FIELD.length)] : [],
  );

export interface RoleChoices {
  readonly permissions: readonly string[];
  permissionLabel(name: string): string;
}

const fieldsOf = (t: Translate, { permissions, permissionLabel }: RoleChoices, role: Role | null) => [
  {
    name: 'label',
    label: t('roles.label'),
    kind: 'text',
    isRequired: true,
    maxLength: 60,
    initial: role?.label ?? '',
  } satisfies ActionField,
  ...permissions.map(
    (name): ActionField => ({
      name: `${FIELD}${name}`,
      label: permissionLabel(name),
      kind: 'checkbox',
      initial: role?.permissions.includes(name) ? 'true' : '',
    }),
  ),
  {
    name: 'reason',
    label: t('roles.reason'),
    kind: 'text',
    isRequired: true,
    maxLength: 500,
  } satisfies ActionField,
];

const bodyOf = (values: ActionValues) => ({
  label: values.label ?? '',
  permissions: chosen(values),
  reason: values.reason ?? '',
});

/** A new role of the maker's own, composed from permissions. */
export const createRoleAction = (t: Translate, choices: RoleChoices): SubjectAction<null> => ({
  name: 'role.create',
  keys: 'c',
  kind: 'next',
  fields: () => [
    {
      name: 'name',
      label: t('roles.key'),
      kind: 'text',
      isRequired: true,
      maxLength: 40,
      hint: t('roles.keyHint'),
    },
    ...fieldsOf(t, choices, null),
  ],
  submit: (_subject, values, options) =>
    callDesk(createRole, { body: { ...bodyOf(values), name: values.name ?? '' } }, options) as never,
});

/** Changes a composed role for everyone who has it. */
export const changeRoleAction = (t: Translate, choices: RoleChoices): SubjectAction<Role> => ({
  name: 'role.change',
  keys: 'e',
  icon: 'edit',
  kind: 'next',
  fields: (role) => fieldsOf(t, choices, role),
  effects: ({ holders }) => [t('roles.changeEffect', { count: holders })],
  submit: ({ name, revision }, values, options) =>
    callDesk(
      changeRole,
      { params: { name }, body: { ...bodyOf(values), revision: revision ?? 1 } },
      options,
    ) as never,
});
