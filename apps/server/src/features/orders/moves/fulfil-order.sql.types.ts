// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface OrderFulfilSql {
  name: 'order_fulfil';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: readonly (string | null)[] | null, $5: string | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface OrderHeldSql {
  name: 'order_held';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    is_held: boolean | null;
  };
  computed: 'is_held';
}
