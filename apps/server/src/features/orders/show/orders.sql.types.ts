// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface OrderShowSql {
  name: 'order_show';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null, $4: readonly (string | null)[] | null, $5: string | null, $6: number | null, $7: string | null, $8: string | null];
  row: {
    id: number;
    code: string;
    cart_id: string | null;
    cart_is_open: boolean | null;
    country_iso: string | null;
    status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded';
    payment_status: 'unpaid' | 'authorised' | 'paid' | 'partly_refunded' | 'refunded';
    fulfilment_status: 'unfulfilled' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'returned';
    registered_at: Date | null;
    placed_at: Date;
    confirmed_at: Date | null;
    cancelled_at: Date | null;
    cancel_reason: string | null;
    delivered_at: Date | null;
    deadline_at: Date | null;
    deadline_on: string | null;
    seconds_left: number | null;
    awaits_email: boolean | null;
    email: string;
    given_name: string;
    family_name: string;
    phone: string | null;
    payment_ref: string | null;
    currency: string;
    prices_include_tax: boolean;
    subtotal_minor: number;
    discount_minor: number;
    shipping_minor: number;
    tax_minor: number;
    total_minor: number;
    tax_estimate: unknown;
    payments: unknown;
    delivery_method: 'shipment' | 'pickup';
    shipment: unknown;
    delivery_address: unknown;
    billing_address: unknown;
    lines: unknown;
    events: unknown;
    method: unknown;
    attempt: unknown;
    documents: unknown;
    return_until: Date | null;
    is_return_time: boolean | null;
    returns: unknown;
    withdrawal_days: number | null;
    withdrawal_until: Date | null;
    withdrawal_until_on: string | null;
    is_withdrawal_time: boolean | null;
    withdrawals: unknown;
  };
  computed: 'cart_is_open' | 'deadline_on' | 'seconds_left' | 'awaits_email' | 'tax_estimate' | 'payments' | 'shipment' | 'delivery_address' | 'billing_address' | 'lines' | 'events' | 'method' | 'attempt' | 'documents' | 'return_until' | 'is_return_time' | 'returns' | 'withdrawal_days' | 'withdrawal_until' | 'withdrawal_until_on' | 'is_withdrawal_time' | 'withdrawals';
}

export interface OrderFindOwnSql {
  name: 'order_find_own';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null, $4: readonly (string | null)[] | null, $5: string | null, $6: number | null, $7: string | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface OrderLatestSql {
  name: 'order_latest';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null, $4: readonly (string | null)[] | null];
  row: {
    code: string | null;
  };
  computed: 'code';
}

export interface OrdersOfCustomerSql {
  name: 'orders_of_customer';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: number | bigint | null, $5: number | bigint | null];
  row: {
    total: number | null;
    since: Date | null;
    id: number;
    code: string;
    cart_id: string | null;
    cart_is_open: boolean | null;
    country_iso: string | null;
    status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded';
    payment_status: 'unpaid' | 'authorised' | 'paid' | 'partly_refunded' | 'refunded';
    fulfilment_status: 'unfulfilled' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'returned';
    registered_at: Date | null;
    placed_at: Date;
    confirmed_at: Date | null;
    cancelled_at: Date | null;
    cancel_reason: string | null;
    delivered_at: Date | null;
    deadline_at: Date | null;
    deadline_on: string | null;
    seconds_left: number | null;
    awaits_email: boolean | null;
    email: string;
    given_name: string;
    family_name: string;
    phone: string | null;
    payment_ref: string | null;
    currency: string;
    prices_include_tax: boolean;
    subtotal_minor: number;
    discount_minor: number;
    shipping_minor: number;
    tax_minor: number;
    total_minor: number;
    tax_estimate: unknown;
    payments: unknown;
    delivery_method: 'shipment' | 'pickup';
    shipment: unknown;
    delivery_address: unknown;
    billing_address: unknown;
    lines: unknown;
    events: unknown;
    method: unknown;
    attempt: unknown;
    documents: unknown;
    return_until: Date | null;
    is_return_time: boolean | null;
    returns: unknown;
    withdrawal_days: number | null;
    withdrawal_until: Date | null;
    withdrawal_until_on: string | null;
    is_withdrawal_time: boolean | null;
    withdrawals: unknown;
  };
  computed: 'total' | 'since' | 'cart_is_open' | 'deadline_on' | 'seconds_left' | 'awaits_email' | 'tax_estimate' | 'payments' | 'shipment' | 'delivery_address' | 'billing_address' | 'lines' | 'events' | 'method' | 'attempt' | 'documents' | 'return_until' | 'is_return_time' | 'returns' | 'withdrawal_days' | 'withdrawal_until' | 'withdrawal_until_on' | 'is_withdrawal_time' | 'withdrawals';
}

export interface OrdersAdoptSql {
  name: 'orders_adopt';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    id: number;
    status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded';
  };
  computed: never;
}

export interface OrderCartKeySql {
  name: 'order_cart_key';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null];
  row: {
    id: string;
  };
  computed: never;
}

export interface OrderLinkVersionSql {
  name: 'order_link_version';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    link_version: number;
  };
  computed: never;
}
