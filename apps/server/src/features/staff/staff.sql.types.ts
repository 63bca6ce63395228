// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface StaffTokenSql {
  name: 'staff_token';
  parameters: readonly [$1: Buffer | null, $2: number | null];
  row: {
    id: number;
    role: 'finance' | 'fulfilment' | 'support' | 'editor' | 'admin';
  };
  computed: never;
}

export interface StaffAuditSql {
  name: 'staff_audit';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null, $8: string | null, $9: string | null];
  row: object;
  computed: never;
}
