// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface StaffWaitingPaymentSql {
  name: 'staff_waiting_payment';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null];
  row: {
    code: string;
    status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded';
    payment_status: 'unpaid' | 'authorised' | 'paid' | 'partly_refunded' | 'refunded';
    name: string | null;
    total_minor: number;
    currency: string;
    payment_ref: string | null;
    deadline_at: string | null;
    since: string | null;
    age_seconds: number | null;
    method: string;
    total: number | null;
  };
  computed: 'name' | 'deadline_at' | 'since' | 'age_seconds' | 'total';
}

export interface StaffWaitingPreparationSql {
  name: 'staff_waiting_preparation';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null];
  row: {
    code: string;
    status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded';
    payment_status: 'unpaid' | 'authorised' | 'paid' | 'partly_refunded' | 'refunded';
    name: string | null;
    total_minor: number;
    currency: string;
    payment_ref: string | null;
    deadline_at: string | null;
    since: string | null;
    age_seconds: number | null;
    method: string;
    total: number | null;
  };
  computed: 'name' | 'deadline_at' | 'since' | 'age_seconds' | 'total';
}

export interface StaffWaitingHandoverSql {
  name: 'staff_waiting_handover';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null];
  row: {
    code: string;
    status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded';
    payment_status: 'unpaid' | 'authorised' | 'paid' | 'partly_refunded' | 'refunded';
    name: string | null;
    total_minor: number;
    currency: string;
    payment_ref: string | null;
    deadline_at: string | null;
    since: string | null;
    age_seconds: number | null;
    method: string;
    total: number | null;
  };
  computed: 'name' | 'deadline_at' | 'since' | 'age_seconds' | 'total';
}

export interface StaffWaitingCaseSql {
  name: 'staff_waiting_case';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null];
  row: {
    code: string;
    status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded';
    payment_status: 'unpaid' | 'authorised' | 'paid' | 'partly_refunded' | 'refunded';
    name: string | null;
    total_minor: number;
    currency: string;
    payment_ref: string | null;
    deadline_at: string | null;
    since: string | null;
    age_seconds: number | null;
    method: string;
    total: number | null;
  };
  computed: 'name' | 'deadline_at' | 'since' | 'age_seconds' | 'total';
}

export interface StaffShowOrderSql {
  name: 'staff_show_order';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    shown: unknown;
  };
  computed: 'shown';
}
