// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface StaffTokenSql {
  name: 'staff_token';
  parameters: readonly [$1: Buffer | null];
  row: {
    id: number;
    staff_id: number;
    grants: unknown;
  };
  computed: 'grants';
}

export interface StaffSessionSql {
  name: 'staff_session';
  parameters: readonly [$1: Buffer | null];
  row: {
    id: number;
    staff_id: number;
    is_strong: boolean | null;
    grants: unknown;
  };
  computed: 'is_strong' | 'grants';
}

export interface StaffSessionLookSql {
  name: 'staff_session_look';
  parameters: readonly [$1: Buffer | null];
  row: {
    id: number;
    staff_id: number;
    is_strong: boolean | null;
    grants: unknown;
  };
  computed: 'is_strong' | 'grants';
}

export interface StaffGrantsSql {
  name: 'staff_grants';
  parameters: readonly [$1: number | null];
  row: {
    grants: unknown;
  };
  computed: 'grants';
}

export interface StaffSiteIdsSql {
  name: 'staff_site_ids';
  parameters: readonly [$1: readonly (string | null)[] | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface StaffSlugsSql {
  name: 'staff_slugs';
  parameters: readonly [$1: readonly (number | null)[] | null];
  row: {
    id: number;
    slug: string;
  };
  computed: never;
}

export interface StaffAuditSql {
  name: 'staff_audit';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null, $8: string | null, $9: string | null, $10: number | bigint | null, $11: number | bigint | null];
  row: object;
  computed: never;
}

export interface StaffListReadSql {
  name: 'staff_list_read';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null];
  row: object;
  computed: never;
}

export interface StaffAuditPrivateSql {
  name: 'staff_audit_private';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null, $8: string | null, $9: string | null, $10: number | bigint | null, $11: number | bigint | null, $12: Buffer | null, $13: string | null, $14: string | null];
  row: object;
  computed: never;
}
