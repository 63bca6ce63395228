// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface UnsafeDelaysOpenSql {
  name: 'unsafe_delays_open';
  parameters: readonly [$1: number | bigint | null];
  row: {
    siteId: number;
    orderId: number | null;
  };
  computed: never;
}

export interface DelaysTakeSql {
  name: 'delays_take';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    promiseId: number;
  };
  computed: never;
}

export interface DelaysSettleSql {
  name: 'delays_settle';
  parameters: readonly [$1: number | null, $2: readonly (number | bigint | null)[] | null, $3: string | null];
  row: object;
  computed: never;
}

export interface DelaysPostponeSql {
  name: 'delays_postpone';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface OrderRevisedDateSql {
  name: 'order_revised_date';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    knownOn: string | null;
    promisedOn: string | null;
    promiseId: number | null;
  };
  computed: 'knownOn' | 'promisedOn' | 'promiseId';
}
