// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface ApprovalsListSql {
  name: 'approvals_list';
  parameters: readonly [$1: number | bigint | null, $2: readonly (number | null)[] | null, $3: string | null, $4: readonly (string | null)[] | null, $5: readonly (number | null)[] | null, $6: string | null, $7: string | null, $8: readonly (number | null)[] | null, $9: Date | string | null, $10: number | bigint | null, $11: number | bigint | null];
  row: {
    shown: unknown;
    key_at: string | null;
    key_id: number;
  };
  computed: 'shown' | 'key_at';
}

export interface ApprovalsCountSql {
  name: 'approvals_count';
  parameters: readonly [$1: number | bigint | null, $2: readonly (number | null)[] | null, $3: string | null, $4: readonly (string | null)[] | null, $5: readonly (number | null)[] | null, $6: string | null, $7: string | null, $8: readonly (number | null)[] | null, $9: number | bigint | null];
  row: {
    count: number | null;
  };
  computed: 'count';
}

export interface ApprovalShowSql {
  name: 'approval_show';
  parameters: readonly [$1: number | bigint | null, $2: number | null, $3: number | bigint | null];
  row: {
    shown: unknown;
  };
  computed: 'shown';
}
