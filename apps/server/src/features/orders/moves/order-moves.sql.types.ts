// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface OrderLockSql {
  name: 'order_lock';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    siteId: number;
    id: number;
    code: string;
    status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded';
    paymentStatus: 'unpaid' | 'authorised' | 'paid' | 'partly_refunded' | 'refunded';
    fulfilmentStatus: 'unfulfilled' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'returned';
    totalMinor: number;
    currency: string;
    customerId: number | null;
    cartId: string | null;
    deadlineAt: Date | null;
    locale: string;
    email: string;
    paymentMethodId: number | null;
    registeredAt: Date | null;
    isDue: boolean | null;
    unitIds: string[] | null;
  };
  computed: 'isDue' | 'unitIds';
}

export interface OrderMoveSql {
  name: 'order_move';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null, $4: string | null, $5: string | null, $6: boolean | null, $7: string | null, $8: string | null, $9: number | null, $10: number | null, $11: boolean | null, $12: boolean | null, $13: string | null, $14: string | null, $15: string | null, $16: string | null, $17: string | null];
  row: {
    seq: number;
    deadlineAt: Date | null;
  };
  computed: never;
}

export interface OrderPaymentStatusSql {
  name: 'order_payment_status';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
  row: {
    seq: number;
  };
  computed: never;
}

export interface OrderEventSql {
  name: 'order_event';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null];
  row: {
    seq: number;
  };
  computed: never;
}
