// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface AuditListSql {
  name: 'audit_list';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: Date | string | null, $7: Date | string | null, $8: Date | string | null, $9: number | bigint | null, $10: number | bigint | null];
  row: {
    shown: unknown;
    key_at: string | null;
    key_id: number;
  };
  computed: 'shown' | 'key_at';
}

export interface AuditCountSql {
  name: 'audit_count';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: Date | string | null, $7: Date | string | null, $8: number | bigint | null];
  row: {
    count: number | null;
  };
  computed: 'count';
}

export interface AuditShowSql {
  name: 'audit_show';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    shown: unknown;
  };
  computed: 'shown';
}

export interface AuditLaterSql {
  name: 'audit_later';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: number | bigint | null];
  row: {
    count: number | null;
  };
  computed: 'count';
}

export interface AuditHeadsSql {
  name: 'audit_heads';
  parameters: readonly [$1: readonly (number | null)[] | null];
  row: {
    shown: unknown;
  };
  computed: 'shown';
}
