// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface OrderInsertSql {
  name: 'order_insert';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null];
  row: {
    id: number;
    code: string;
    deadlineAt: Date | null;
  };
  computed: never;
}

export interface OrderRewriteSql {
  name: 'order_rewrite';
  parameters: readonly [$1: number | null, $2: string | null, $3: number | bigint | null, $4: string | null, $5: string | null, $6: string | null];
  row: {
    id: number;
    code: string;
    deadlineAt: Date | null;
  };
  computed: never;
}
