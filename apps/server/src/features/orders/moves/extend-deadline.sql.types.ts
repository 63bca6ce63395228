// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface OrderExtendDeadlineSql {
  name: 'order_extend_deadline';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: Buffer | null];
  row: {
    deadlineAt: Date | null;
  };
  computed: never;
}

export interface OrderShortenDeadlineSql {
  name: 'order_shorten_deadline';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: Date | string | null];
  row: object;
  computed: never;
}

export interface OrderRegisteredOfCartSql {
  name: 'order_registered_of_cart';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    id: number;
    email: string;
  };
  computed: never;
}

export interface OrderKeepUntilDecidedSql {
  name: 'order_keep_until_decided';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    id: number;
    deadlineAt: Date | null;
  };
  computed: never;
}

export interface OrderRestoreDeadlineSql {
  name: 'order_restore_deadline';
  parameters: readonly [$1: number | null, $2: string | null, $3: number | bigint | null, $4: number | null];
  row: {
    id: number;
    email: string;
    deadlineAt: Date | null;
  };
  computed: never;
}
