// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface RefundsListSql {
  name: 'refunds_list';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: Date | string | null, $4: string | null, $5: number | bigint | null];
  row: {
    site: string;
    id: string;
    order_code: string;
    name: string | null;
    status: 'requested' | 'sent' | 'unknown' | 'succeeded' | 'failed' | 'manual';
    amount_minor: number;
    currency: string;
    reason: string;
    created_at: string | null;
    case_id: number | null;
    payee: unknown;
    paid_from: string | null;
    file: unknown;
  };
  computed: 'name' | 'created_at' | 'case_id' | 'payee' | 'paid_from' | 'file';
}

export interface RefundsCountSql {
  name: 'refunds_count';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: number | bigint | null];
  row: {
    count: number | null;
  };
  computed: 'count';
}

export interface RefundPayeeSetSql {
  name: 'refund_payee_set';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: number | bigint | null];
  row: {
    refund_id: string;
  };
  computed: never;
}

export interface RefundsToSendSql {
  name: 'refunds_to_send';
  parameters: readonly [$1: number | null, $2: readonly (string | null)[] | null];
  row: {
    id: string;
    amount_minor: number;
    currency: string;
    status: 'requested' | 'sent' | 'unknown' | 'succeeded' | 'failed' | 'manual';
    order_code: string;
    iban: string;
    holder: string;
    file_id: number | null;
  };
  computed: never;
}

export interface RefundAccountSql {
  name: 'refund_account';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    id: number;
    holder: string;
    number: string;
    bic: string | null;
    currency: string;
  };
  computed: never;
}

export interface RefundFileInsertSql {
  name: 'refund_file_insert';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: Date | string | null, $5: number | bigint | null];
  row: {
    id: number;
    made_at: Date;
  };
  computed: never;
}

export interface RefundFileMarkSql {
  name: 'refund_file_mark';
  parameters: readonly [$1: number | null, $2: readonly (string | null)[] | null, $3: number | bigint | null];
  row: object;
  computed: never;
}
