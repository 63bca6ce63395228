// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface StaffKeysSql {
  name: 'staff_keys';
  parameters: readonly [$1: number | null];
  row: {
    id: number;
    name: string;
    created_at: Date;
    last_used_at: Date | null;
    revoked_at: Date | null;
    created_by: string | null;
    grants: unknown;
  };
  computed: 'created_by' | 'grants';
}

export interface StaffAddKeySql {
  name: 'staff_add_key';
  parameters: readonly [$1: string | null, $2: number | null, $3: Buffer | null];
  row: {
    staff_id: number;
  };
  computed: never;
}

export interface StaffRevokeKeySql {
  name: 'staff_revoke_key';
  parameters: readonly [$1: number | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface StaffRevokeKeysOfSql {
  name: 'staff_revoke_keys_of';
  parameters: readonly [$1: number | null];
  row: {
    id: number;
    name: string;
  };
  computed: never;
}
