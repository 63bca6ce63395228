// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface StaffRoleScopeSql {
  name: 'staff_role_scope';
  parameters: readonly [$1: string | null, $2: string | null, $3: string | null];
  row: {
    is_custom: boolean | null;
    permissions: string[] | null;
    site_ids: number[] | null;
  };
  computed: 'is_custom' | 'permissions' | 'site_ids';
}

export interface StaffLockRoleSql {
  name: 'staff_lock_role';
  parameters: readonly [$1: string | null];
  row: {
    name: string;
  };
  computed: never;
}

export interface StaffHeldGrantsSql {
  name: 'staff_held_grants';
  parameters: readonly [$1: number | null];
  row: {
    role: string;
    permissions: string[] | null;
    site_ids: number[] | null;
    until_at: Date | null;
    created_at: Date;
  };
  computed: 'permissions' | 'site_ids';
}

export interface StaffPassedOnSql {
  name: 'staff_passed_on';
  parameters: readonly [$1: number | null];
  row: {
    id: number | null;
    staff_id: number | null;
    role: string | null;
    scope_kind: string | null;
    scope_ref: string | null;
    until_at: Date | null;
    created_at: Date | null;
    permissions: string[] | null;
    site_ids: number[] | null;
  };
  computed: 'id' | 'staff_id' | 'role' | 'scope_kind' | 'scope_ref' | 'until_at' | 'created_at' | 'permissions' | 'site_ids';
}

export interface StaffShortenSql {
  name: 'staff_shorten';
  parameters: readonly [$1: number | bigint | null, $2: Date | string | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface StaffLockGrantSql {
  name: 'staff_lock_grant';
  parameters: readonly [$1: number | bigint | null];
  row: {
    staff_id: number;
    role: string;
    scope_kind: string;
    scope_ref: string | null;
    ended_at: Date | null;
    confirmed_at: Date | null;
  };
  computed: never;
}

export interface StaffConfirmGrantSql {
  name: 'staff_confirm_grant';
  parameters: readonly [$1: number | bigint | null, $2: number | null];
  row: object;
  computed: never;
}

export interface StaffLockPersonSql {
  name: 'staff_lock_person';
  parameters: readonly [$1: number | null];
  row: {
    id: number;
    status: 'invited' | 'active' | 'suspended';
    name: string;
    email: string | null;
    locale: string;
  };
  computed: never;
}

export interface StaffGiveGrantSql {
  name: 'staff_give_grant';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: Date | string | null, $6: Date | string | null, $7: number | null, $8: string | null, $9: boolean | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface StaffEndGrantSql {
  name: 'staff_end_grant';
  parameters: readonly [$1: number | bigint | null, $2: number | null, $3: number | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface StaffSetStatusSql {
  name: 'staff_set_status';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface StaffAddPersonSql {
  name: 'staff_add_person';
  parameters: readonly [$1: string | null, $2: string | null, $3: string | null, $4: number | null];
  row: {
    id: number;
  };
  computed: never;
}
