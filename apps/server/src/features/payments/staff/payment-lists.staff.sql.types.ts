// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface PaymentCasesListSql {
  name: 'payment_cases_list';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: Date | string | null, $4: number | bigint | null, $5: number | bigint | null];
  row: {
    site: string;
    id: number;
    order_code: string | null;
    kind: 'late_payment' | 'amount_mismatch' | 'double_charge' | 'orphan_charge' | 'missing_at_provider' | 'chargeback' | 'refund_by_hand' | 'underpaid' | 'overpaid' | 'unknown_too_long';
    status: 'open' | 'resolved';
    detail: unknown;
    resolution: string | null;
    opened_at: string | null;
    resolved_at: string | null;
    name: string | null;
    amount_minor: number | null;
    currency: string | null;
    payment_status: 'unpaid' | 'authorised' | 'paid' | 'partly_refunded' | 'refunded' | null;
    refund_id: string | null;
    order_status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded' | null;
    total_minor: number | null;
    payments: unknown;
    is_requested_today: boolean | null;
  };
  computed: 'order_code' | 'detail' | 'opened_at' | 'resolved_at' | 'name' | 'amount_minor' | 'currency' | 'payment_status' | 'order_status' | 'total_minor' | 'payments' | 'is_requested_today';
}

export interface PaymentCasesCountSql {
  name: 'payment_cases_count';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: number | bigint | null];
  row: {
    count: number | null;
  };
  computed: 'count';
}

export interface PaymentCaseOneSql {
  name: 'payment_case_one';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    site: string;
    id: number;
    order_code: string;
    kind: 'late_payment' | 'amount_mismatch' | 'double_charge' | 'orphan_charge' | 'missing_at_provider' | 'chargeback' | 'refund_by_hand' | 'underpaid' | 'overpaid' | 'unknown_too_long';
    status: 'open' | 'resolved';
    detail: unknown;
    resolution: string | null;
    opened_at: string | null;
    resolved_at: string | null;
    name: string | null;
    amount_minor: number | null;
    currency: string | null;
    payment_status: 'unpaid' | 'authorised' | 'paid' | 'partly_refunded' | 'refunded';
    refund_id: string | null;
    order_status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded';
    total_minor: number;
    payments: unknown;
    is_requested_today: boolean | null;
  };
  computed: 'detail' | 'opened_at' | 'resolved_at' | 'name' | 'amount_minor' | 'currency' | 'payments' | 'is_requested_today';
}

export interface ReconciliationsListSql {
  name: 'reconciliations_list';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: boolean | null, $3: Date | string | null, $4: number | bigint | null, $5: number | bigint | null];
  row: {
    site: string;
    id: number;
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

export interface ReconciliationsCountSql {
  name: 'reconciliations_count';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: boolean | null, $3: number | bigint | null];
  row: {
    count: number | null;
  };
  computed: 'count';
}
