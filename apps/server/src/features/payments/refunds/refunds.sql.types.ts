// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface RefundableAttemptsSql {
  name: 'refundable_attempts';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    attempt_id: string;
    account_ref: string | null;
    provider: string;
    amount_minor: number;
    currency: string;
    order_total_minor: number | null;
    left_minor: number | null;
  };
  computed: 'order_total_minor' | 'left_minor';
}

export interface RefundInsertSql {
  name: 'refund_insert';
  parameters: readonly [$1: number | null, $2: string | null, $3: number | bigint | null, $4: string | null, $5: string | null, $6: string | null, $7: number | bigint | null, $8: number | bigint | null];
  row: {
    id: string;
  };
  computed: never;
}

export interface RefundFindSql {
  name: 'refund_find';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    site_id: number;
    id: string;
    attempt_id: string;
    order_id: number;
    amount_minor: number;
    currency: string;
    status: 'requested' | 'sent' | 'unknown' | 'succeeded' | 'failed' | 'manual';
    reason: string;
    tries: number;
    provider_ref: string | null;
    requested_by: number | null;
    approval_id: number | null;
  };
  computed: never;
}

export interface RefundUpdateSql {
  name: 'refund_update';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: number | null, $6: string | null, $7: number | null];
  row: object;
  computed: never;
}

export interface RefundSucceededSql {
  name: 'refund_succeeded';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: number | bigint | null];
  row: {
    id: string;
    reason: string;
  };
  computed: never;
}

export interface OrderNetPaidSql {
  name: 'order_net_paid';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    net: number | null;
  };
  computed: 'net';
}

export interface RefundsDueSql {
  name: 'refunds_due';
  parameters: readonly [$1: number | bigint | null];
  row: {
    site_id: number;
    id: string;
  };
  computed: never;
}

export interface RefundedByStaffSql {
  name: 'refunded_by_staff';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    amount_minor: number | null;
  };
  computed: 'amount_minor';
}
