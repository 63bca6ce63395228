// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface StaffStandingSql {
  name: 'staff_standing';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    id: number;
    code: string;
    status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded';
    payment_status: 'unpaid' | 'authorised' | 'paid' | 'partly_refunded' | 'refunded';
    fulfilment_status: 'unfulfilled' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'returned';
    offline_attempt: string | null;
    method_component: string | null;
  };
  computed: 'offline_attempt' | 'method_component';
}

export interface StaffOrderIdSql {
  name: 'staff_order_id';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    id: number;
  };
  computed: never;
}
