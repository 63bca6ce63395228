// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface UnsafeListDueOrdersSql {
  name: 'unsafe_list_due_orders';
  parameters: readonly [$1: number | bigint | null];
  row: {
    siteId: number;
    orderId: number;
  };
  computed: never;
}

export interface UnsafeAbandonCartsSql {
  name: 'unsafe_abandon_carts';
  parameters: readonly [$1: number | bigint | null];
  row: {
    id: string;
  };
  computed: never;
}
