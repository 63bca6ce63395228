// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface StaffRolesSql {
  name: 'staff_roles';
  parameters: readonly [];
  row: {
    name: string;
    label: string;
    revision: number;
    permissions: string[] | null;
  };
  computed: 'permissions';
}

export interface StaffRoleHoldersSql {
  name: 'staff_role_holders';
  parameters: readonly [];
  row: {
    role: string;
    holders: number | null;
  };
  computed: 'holders';
}

export interface StaffAddRoleSql {
  name: 'staff_add_role';
  parameters: readonly [$1: string | null, $2: string | null, $3: number | null];
  row: {
    name: string;
  };
  computed: never;
}

export interface StaffChangeRoleSql {
  name: 'staff_change_role';
  parameters: readonly [$1: string | null, $2: string | null, $3: number | null];
  row: {
    revision: number;
  };
  computed: never;
}

export interface StaffRoleInUseSql {
  name: 'staff_role_in_use';
  parameters: readonly [$1: string | null];
  row: {
    is_used: boolean | null;
  };
  computed: 'is_used';
}

export interface StaffHoldingRoleSql {
  name: 'staff_holding_role';
  parameters: readonly [$1: string | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface StaffSetRolePermissionsSql {
  name: 'staff_set_role_permissions';
  parameters: readonly [$1: string | null, $2: readonly (string | null)[] | null];
  row: object;
  computed: never;
}
