// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface PaymentAttemptSql {
  name: 'payment_attempt';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    site_id: number;
    site_slug: string;
    country_iso: string | null;
    id: string;
    order_id: number;
    order_code: string;
    order_status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded';
    payment_status: 'unpaid' | 'authorised' | 'paid' | 'partly_refunded' | 'refunded';
    cancel_reason: string | null;
    registered_at: Date | null;
    deadline_at: Date | null;
    seconds_left: number | null;
    cart_id: string | null;
    customer_id: number | null;
    locale: string;
    order_total_minor: number;
    order_currency: string;
    method_id: number;
    component: string;
    settings: unknown;
    provider: string;
    account_ref: string | null;
    amount_minor: number;
    currency: string;
    exponent: number;
    fx_quote: unknown;
    status: 'created' | 'ready' | 'processing' | 'action_required' | 'unknown' | 'review' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'disputed' | 'lost';
    provider_ref: string | null;
    provider_payment_ref: string | null;
    post: unknown;
    hints: unknown;
    failure: string | null;
    created_at: Date;
    updated_at: Date;
    poll_count: number;
    postings: unknown;
    unknown_seconds: number | null;
    is_charging: boolean | null;
  };
  computed: 'seconds_left' | 'settings' | 'fx_quote' | 'post' | 'hints' | 'postings' | 'unknown_seconds' | 'is_charging';
}

export interface PaymentAttemptPayingSql {
  name: 'payment_attempt_paying';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    site_id: number;
    site_slug: string;
    country_iso: string | null;
    id: string;
    order_id: number;
    order_code: string;
    order_status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded';
    payment_status: 'unpaid' | 'authorised' | 'paid' | 'partly_refunded' | 'refunded';
    cancel_reason: string | null;
    registered_at: Date | null;
    deadline_at: Date | null;
    seconds_left: number | null;
    cart_id: string | null;
    customer_id: number | null;
    locale: string;
    order_total_minor: number;
    order_currency: string;
    method_id: number;
    component: string;
    settings: unknown;
    provider: string;
    account_ref: string | null;
    amount_minor: number;
    currency: string;
    exponent: number;
    fx_quote: unknown;
    status: 'created' | 'ready' | 'processing' | 'action_required' | 'unknown' | 'review' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'disputed' | 'lost';
    provider_ref: string | null;
    provider_payment_ref: string | null;
    post: unknown;
    hints: unknown;
    failure: string | null;
    created_at: Date;
    updated_at: Date;
    poll_count: number;
    postings: unknown;
    unknown_seconds: number | null;
    is_charging: boolean | null;
    paying: unknown;
    cart_key_hash: string | null;
  };
  computed: 'seconds_left' | 'settings' | 'fx_quote' | 'post' | 'hints' | 'postings' | 'unknown_seconds' | 'is_charging' | 'paying' | 'cart_key_hash';
}

export interface PaymentAttemptOpenSql {
  name: 'payment_attempt_open';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    site_id: number;
    site_slug: string;
    country_iso: string | null;
    id: string;
    order_id: number;
    order_code: string;
    order_status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded';
    payment_status: 'unpaid' | 'authorised' | 'paid' | 'partly_refunded' | 'refunded';
    cancel_reason: string | null;
    registered_at: Date | null;
    deadline_at: Date | null;
    seconds_left: number | null;
    cart_id: string | null;
    customer_id: number | null;
    locale: string;
    order_total_minor: number;
    order_currency: string;
    method_id: number;
    component: string;
    settings: unknown;
    provider: string;
    account_ref: string | null;
    amount_minor: number;
    currency: string;
    exponent: number;
    fx_quote: unknown;
    status: 'created' | 'ready' | 'processing' | 'action_required' | 'unknown' | 'review' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'disputed' | 'lost';
    provider_ref: string | null;
    provider_payment_ref: string | null;
    post: unknown;
    hints: unknown;
    failure: string | null;
    created_at: Date;
    updated_at: Date;
    poll_count: number;
    postings: unknown;
    unknown_seconds: number | null;
    is_charging: boolean | null;
  };
  computed: 'seconds_left' | 'settings' | 'fx_quote' | 'post' | 'hints' | 'postings' | 'unknown_seconds' | 'is_charging';
}

export interface PaymentAttemptLockSql {
  name: 'payment_attempt_lock';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    site_id: number;
    site_slug: string;
    country_iso: string | null;
    id: string;
    order_id: number;
    order_code: string;
    order_status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded';
    payment_status: 'unpaid' | 'authorised' | 'paid' | 'partly_refunded' | 'refunded';
    cancel_reason: string | null;
    registered_at: Date | null;
    deadline_at: Date | null;
    seconds_left: number | null;
    cart_id: string | null;
    customer_id: number | null;
    locale: string;
    order_total_minor: number;
    order_currency: string;
    method_id: number;
    component: string;
    settings: unknown;
    provider: string;
    account_ref: string | null;
    amount_minor: number;
    currency: string;
    exponent: number;
    fx_quote: unknown;
    status: 'created' | 'ready' | 'processing' | 'action_required' | 'unknown' | 'review' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'disputed' | 'lost';
    provider_ref: string | null;
    provider_payment_ref: string | null;
    post: unknown;
    hints: unknown;
    failure: string | null;
    created_at: Date;
    updated_at: Date;
    poll_count: number;
    postings: unknown;
    unknown_seconds: number | null;
    is_charging: boolean | null;
  };
  computed: 'seconds_left' | 'settings' | 'fx_quote' | 'post' | 'hints' | 'postings' | 'unknown_seconds' | 'is_charging';
}

export interface PaymentAttemptInsertSql {
  name: 'payment_attempt_insert';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | null, $4: string | null, $5: string | null, $6: number | bigint | null, $7: string | null, $8: number | null, $9: string | null, $10: string | null];
  row: object;
  computed: never;
}

export interface UnsafeTakeDueAttemptsSql {
  name: 'unsafe_take_due_attempts';
  parameters: readonly [$1: number | bigint | null];
  row: {
    site_id: number;
    id: string;
  };
  computed: never;
}
