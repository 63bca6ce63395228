// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface StaffCasesSql {
  name: 'staff_cases';
  parameters: readonly [$1: number | null, $2: string | null, $3: number | bigint | null, $4: number | bigint | null];
  row: {
    shown: unknown;
    total: number | null;
  };
  computed: 'shown' | 'total';
}

export interface LockCaseSql {
  name: 'lock_case';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    id: number;
    kind: 'late_payment' | 'amount_mismatch' | 'double_charge' | 'orphan_charge' | 'missing_at_provider' | 'chargeback' | 'refund_by_hand' | 'underpaid' | 'overpaid' | 'unknown_too_long';
    status: 'open' | 'resolved';
    order_code: string;
    refund_id: string | null;
    refunding: boolean | null;
    paid: boolean | null;
  };
  computed: 'refunding' | 'paid';
}

export interface CaseOwedSql {
  name: 'case_owed';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded';
    payment_status: 'unpaid' | 'authorised' | 'paid' | 'partly_refunded' | 'refunded';
    total_minor: number;
    attempts: unknown;
    is_requested_today: boolean | null;
  };
  computed: 'attempts' | 'is_requested_today';
}

export interface CloseCaseSql {
  name: 'close_case';
  parameters: readonly [$1: string | null, $2: number | null, $3: number | bigint | null];
  row: object;
  computed: never;
}

export interface StaffReconciliationsSql {
  name: 'staff_reconciliations';
  parameters: readonly [$1: number | null];
  row: {
    provider: string;
    account_ref: string;
    from_at: string | null;
    to_at: string | null;
    matched: number;
    differences: unknown;
    created_at: string | null;
  };
  computed: 'from_at' | 'to_at' | 'differences' | 'created_at';
}

export interface CaseOrderSql {
  name: 'case_order';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    status: 'open' | 'resolved';
    order_code: string;
    refund_status: 'requested' | 'sent' | 'unknown' | 'succeeded' | 'failed' | 'manual';
    refund_minor: number;
  };
  computed: never;
}
