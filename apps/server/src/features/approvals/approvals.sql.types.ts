// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface ApprovalInsertSql {
  name: 'approval_insert';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null, $8: number | bigint | null, $9: string | null, $10: number | bigint | null, $11: string | null, $12: number | bigint | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface ApprovalLockSql {
  name: 'approval_lock';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: number | null];
  row: {
    id: number;
    permission: string;
    contract: string;
    input: unknown;
    subject_kind: string;
    subject_ref: string;
    status: 'proposed' | 'approved' | 'done' | 'refused' | 'withdrawn' | 'moved_on' | 'expired';
    proposed_by: number;
    reason: string;
    amount_minor: number | null;
    currency: string | null;
    is_expired: boolean | null;
    is_joined: boolean | null;
    is_same: boolean | null;
  };
  computed: 'input' | 'is_expired' | 'is_joined' | 'is_same';
}

export interface ApprovalMoveSql {
  name: 'approval_move';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: number | bigint | null, $5: string | null, $6: string | null];
  row: object;
  computed: never;
}

export interface ApprovalExpireSql {
  name: 'approval_expire';
  parameters: readonly [$1: number | bigint | null];
  row: {
    siteId: number;
    kind: string;
    ref: string;
  };
  computed: never;
}
