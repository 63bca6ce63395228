// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface InsertCaseSql {
  name: 'insert_case';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null, $8: string | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface PaymentCasesInsertOrphanSql {
  name: 'payment_cases_insert_orphan';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface PaymentCasesResolveSql {
  name: 'payment_cases_resolve';
  parameters: readonly [$1: number | null, $2: string | null, $3: readonly (string | null)[] | null, $4: string | null];
  row: object;
  computed: never;
}

export interface PaymentCasesResolveRefundSql {
  name: 'payment_cases_resolve_refund';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
  row: object;
  computed: never;
}

export interface RefundsWithoutCaseSql {
  name: 'refunds_without_case';
  parameters: readonly [$1: number | null];
  row: {
    site_id: number;
    id: string;
    attempt_id: string;
    order_id: number;
    amount_minor: number;
    currency: string;
    reason: string;
  };
  computed: never;
}
