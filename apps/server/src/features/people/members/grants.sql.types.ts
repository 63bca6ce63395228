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
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: Date | string | null, $6: Date | string | null, $7: number | null, $8: string | null];
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
