// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface UnsafeRevisedOrdersSql {
  name: 'unsafe_revised_orders';
  parameters: readonly [];
  row: {
    siteId: number;
    orderId: number | null;
  };
  computed: never;
}

export interface OrderRevisedDateSql {
  name: 'order_revised_date';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    toldOn: string | null;
    promisedOn: string | null;
    promiseId: number | null;
  };
  computed: 'toldOn' | 'promisedOn' | 'promiseId';
}
